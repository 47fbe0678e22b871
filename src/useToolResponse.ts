import { planEvents } from './model';
import type { Answer, AudiencePlan, Issue, ToolResponse, WidgetEvent, WidgetPart } from './model';
import { useSettings } from './settings';
import type { ToolResponseViewProps } from './settings';
import { useReading } from './useReading';

/** What `useToolResponse` takes: the view's settings that change what is read, planned and answered. */
export type UseToolResponseOptions = Pick<
  ToolResponseViewProps,
  'dialect' | 'tool' | 'toolDefinition' | 'responseId' | 'sharedText' | 'structured' | 'widgets' | 'onIssue'
>;

/** A response for hosts that draw everything themselves. */
export interface ToolResponseReading {
  response: ToolResponse;
  issues: Issue[];
  /** What the user sees, in order, and what the agent gets. */
  plan: AudiencePlan;
  /** The user sees nothing. */
  isEmpty: boolean;
  /** The events an answer to one of the plan's widgets becomes, to be delivered in order. `answerNumber` counts from 1. */
  eventsFor: (part: WidgetPart, answer: Answer, answerNumber?: number) => WidgetEvent[];
}

/** The headless half: reads and plans a response exactly as the view does, once for as long as it says the same. */
export function useToolResponse(json: unknown, options: UseToolResponseOptions = {}): ToolResponseReading {
  const settings = useSettings<ToolResponseViewProps>({ ...options, response: json });
  const { response, issues, plan } = useReading(settings);
  const { responseId, tool = settings.toolDefinition?.name } = settings;
  return {
    response,
    issues,
    plan,
    isEmpty: plan.isEmpty,
    eventsFor: (part, answer, answerNumber = 1) =>
      planEvents(part.widget, answer, {
        widgetKey: part.key,
        answerNumber,
        ...(tool === undefined ? {} : { tool }),
        ...(responseId === undefined ? {} : { responseId }),
      }),
  };
}
