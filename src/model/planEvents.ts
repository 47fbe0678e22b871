import type { Answer } from './answer';
import type { WidgetEvent } from './event';
import { inputFields } from './inputFields';
import { asText, copyJson, defined, isSame } from './json';
import type { Json, JsonObject } from './json';
import { elicitResult } from './planInput';
import type { WidgetAction, WidgetSpec } from './widget';

/** What a tool event needs to know to place an answer in its parameters. */
export interface ParameterRuleInput {
  /** The event's own parameters; not to be changed. */
  parameters: JsonObject;
  /** The wire's `map_input_to`; empty and absent are the same. */
  mapInputTo?: string;
  /** What was answered. */
  values: JsonObject;
  /** The form's properties that can carry an answer; it depends on the form, never on what was typed. */
  inputFields: string[];
}

/** Places the answer of a form in the parameters of a tool call. */
export type ParameterRule = (input: ParameterRuleInput) => JsonObject;

export interface PlanEventsOptions {
  /** In place of `mapInputToRule`. */
  rule?: ParameterRule;
  /** The tool that asked: where a form without usable events sends its values. */
  tool?: string;
  /** Stable id of the response; a UUID stands in. */
  responseId?: string;
  /** Which widget of the response, as its part's key; by default its type. */
  widgetKey?: string;
  /** Which answer of this widget, from 1. */
  answerNumber?: number;
}

type Step = DistributiveOmit<WidgetEvent, 'id' | 'responseId' | 'widget' | 'values'>;
type Place = (action: Extract<WidgetAction, { type: 'tool' }>) => JsonObject;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * The rule of Orchestrate's `map_input_to`, inferred from public use (contract of 2026, §6): with `"submit"`, empty or absent the
 * values become same-named parameters; a name that is the form's only input takes that value; where every input already has a
 * parameter the values fill them; otherwise the whole answer goes under the name. The answer wins over a constant of the same name.
 */
export function mapInputToRule({
  parameters,
  mapInputTo,
  values,
  inputFields: fields,
}: ParameterRuleInput): JsonObject {
  const isOnly = mapInputTo !== 'submit' && fields.length === 1 && fields[0] === mapInputTo;
  const isSpread =
    !mapInputTo ||
    mapInputTo === 'submit' ||
    isOnly ||
    (fields.length > 0 && fields.every((name) => Object.hasOwn(parameters, name)));
  const placed = isSpread ? values : { [mapInputTo]: values };
  const entries = Object.entries(placed).filter(([name]) => !isOnly || name === mapInputTo);
  return copyJson({ ...parameters, ...Object.fromEntries(entries) });
}

/**
 * The events an answer becomes, in wire order: tool calls and messages, or the one event that stands for the outcome.
 * Pure: neither the spec nor the answer is changed, and what was typed never chooses a tool.
 */
export function planEvents(widget: WidgetSpec, answer: Answer, options: PlanEventsOptions = {}): WidgetEvent[] {
  const { responseId, widgetKey = widget.type, answerNumber = 1 } = options;
  const { type, name } = widget;
  const { action } = answer;
  const isSubmitted = action === 'submit';
  const values = isSubmitted ? copyJson(answer.values) : {};
  const isAsked = type.startsWith('elicitation') || (!isSubmitted && 'exits' in widget);
  const outcome: Step = isAsked ? { type: 'elicit', ...elicitResult(widget, { action, values }) } : { type: 'cancel' };
  const steps = isSubmitted && !isAsked ? stepsOf(widget, values, options) : [outcome];
  const prefix = responseId ?? crypto.randomUUID();
  return steps.map((step, index) =>
    defined({
      id: `${prefix}/${widgetKey}/${answerNumber}/${index}`,
      responseId,
      widget: defined({ type, name }),
      values,
      ...step,
    }),
  );
}

function stepsOf(widget: WidgetSpec, values: JsonObject, options: PlanEventsOptions): Step[] {
  const value = values['value'] ?? null;
  const run = (actions: WidgetAction[], place: Place): Step[] => {
    const { tool } = options;
    const steps = actions.map((action): Step =>
      action.type === 'message' ? action : { type: 'tool', tool: action.tool, parameters: place(action) },
    );
    if (steps[0]) return steps;
    return [tool === undefined ? { type: 'submit' } : { type: 'tool', tool, parameters: copyJson(values) }];
  };
  switch (widget.type) {
    case 'forms': {
      const { rule = mapInputToRule } = options;
      const fields = inputFields(widget);
      return run(widget.actions, ({ parameters, mapInputTo }) =>
        rule(defined({ parameters, mapInputTo, values, inputFields: fields })),
      );
    }
    case 'confirmation': {
      const choice = value === 'cancel' ? widget.cancel : widget.confirm;
      if (choice === widget.cancel && choice.actions.length === 0) return [{ type: 'cancel' }];
      return run(
        choice.actions,
        choice.value === undefined ? ({ parameters }) => copyJson(parameters) : under(choice.value),
      );
    }
    case 'options': {
      const chosen = Array.isArray(value) ? value : [value];
      const own = chosen.map((each) => widget.options.find((option) => isSame(option.value, each))?.actions);
      if (own.some(Boolean)) return chosen.flatMap((each, index) => run(own[index] ?? widget.actions, under(each)));
      return run(widget.actions, under(widget.isMultiple ? chosen.map(asText).join(',') : chosen[0]!));
    }
    default:
      return run('actions' in widget ? widget.actions : [], under(value));
  }
}

function under(value: Json): Place {
  return ({ parameters, mapInputTo }) => copyJson({ ...parameters, [mapInputTo || 'value']: value });
}
