import { createElement, useId, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { defaultBlocks } from './blocks';
import type { BlockProps } from './blocks';
import { fieldCount, planInput } from './model';
import type { BlockPart, InputRequest, Issue, Part, WidgetPart } from './model';
import { PartBoundary } from './PartBoundary';
import { useSettings } from './settings';
import type { ToolResponseViewProps } from './settings';
import { loadWithStyles, Skeleton, StringsProvider, useLazy } from './ui';
import { useLocale } from './useLocale';
import { useReading } from './useReading';
import type { Reading } from './useReading';
import type { WidgetHostProps } from './WidgetHost';

const loadWidgetHost = () =>
  loadWithStyles(
    () => import('./WidgetHost').then((room) => room.WidgetHost),
    () => import('./widgetHost.css'),
  );

/**
 * Shows one tool response: text for the user exactly, nothing that is meant only for the assistant, the widget it carries; and tells
 * the host what the user decides. Renders `<section class="tr-ToolResponse">`, or `null` where there is nothing to show.
 * What is wrong with the response never throws: it is told to `onIssue`.
 */
export function ToolResponseView(props: ToolResponseViewProps) {
  const settings = useSettings(props);
  const { locale, strings } = settings;
  const reading = useReading(settings);
  const language = useLocale(locale);
  if (reading.plan.isEmpty) return null;
  return (
    <StringsProvider locale={language} strings={strings}>
      <Parts settings={settings} reading={reading} />
    </StringsProvider>
  );
}

function Parts({ settings, reading }: { settings: ToolResponseViewProps; reading: Reading }) {
  const elementId = useId();
  const [inputGroup] = useState<WidgetHostProps['inputGroup']>({});
  const { response, plan } = reading;
  return (
    <section className="tr-ToolResponse" data-error={response.isError || undefined}>
      {plan.user.map((part) => (
        <PartBoundary
          key={part.key}
          resetKey={part}
          fallback={<Unavailable part={part} />}
          onError={(error) => settings.onIssue?.(failureOf(part, error))}
        >
          {'isPending' in part && part.isPending ? (
            <Pending part={part} />
          ) : part.type === 'widget' ? (
            <LazyWidgetHost part={part} id={`${elementId}${part.key}`} settings={settings} response={response} inputGroup={inputGroup} />
          ) : (
            <Block part={part} settings={settings} inputRequest={response.inputRequest} />
          )}
        </PartBoundary>
      ))}
      {response.intent ? (
        <p className="tr-ToolResponse-intent" dir="auto">
          {response.intent}
        </p>
      ) : null}
    </section>
  );
}

interface BlockHostProps {
  part: BlockPart;
  settings: ToolResponseViewProps;
  inputRequest: InputRequest | undefined;
}

function Block({ part, settings, inputRequest }: BlockHostProps) {
  const { blocks, onEvent, responseId, isDisabled } = settings;
  const isRetrying = useRef(false);
  const registry: Record<string, unknown> = { ...defaultBlocks, ...blocks };
  const found = Object.hasOwn(registry, part.type) ? registry[part.type] : undefined;
  const identity = responseId === undefined ? {} : { responseId };
  const open = (uri: string) => {
    const id = `${responseId ?? crypto.randomUUID()}/${part.key}/1/0`;
    void onEvent?.({ id, ...identity, type: 'open', uri, widget: { type: part.type }, values: {} });
  };
  const retry = async () => {
    if (!inputRequest || isRetrying.current) return;
    isRetrying.current = true;
    try {
      await onEvent?.(planInput(inputRequest, [], {}, identity));
    } catch {
      isRetrying.current = false;
    }
  };
  const canAct = onEvent !== undefined && !isDisabled;
  return createElement((found ?? defaultBlocks.notice) as ComponentType<BlockProps>, {
    part,
    ...(canAct ? { onOpen: open, onRetry: () => void retry() } : {}),
  });
}

function LazyWidgetHost(props: Omit<WidgetHostProps, 'part'> & { part: WidgetPart }) {
  const { value: WidgetHost, error } = useLazy(loadWidgetHost);
  if (error !== undefined) throw error;
  const { widget } = props.part;
  return (
    <div className="tr-Widget" data-part="widget" data-widget={widget.type}>
      {WidgetHost ? <WidgetHost {...props} /> : <Skeleton rows={fieldCount(widget)} hasTitle hasActions />}
    </div>
  );
}

/** Holds the place of a part until the code that reads it is here; a widget's own code is asked for at the same time. */
function Pending({ part }: { part: Part }) {
  useLazy(part.type === 'widget' ? loadWidgetHost : undefined);
  const rows = part.type === 'widget' ? fieldCount(part.widget) : 1;
  return (
    <div className="tr-Widget" data-part={part.type} aria-busy="true">
      <Skeleton rows={rows} hasTitle={part.type === 'widget'} hasActions={part.type === 'widget'} />
    </div>
  );
}

function Unavailable({ part }: { part: Part }) {
  const Notice = defaultBlocks.notice;
  return <Notice part={{ key: part.key, path: part.path, type: 'notice', ...(part.type === 'widget' ? { name: part.widget.type } : {}) }} />;
}

function failureOf(part: Part, error: unknown): Issue {
  const reason = error instanceof Error ? error.name : 'unknown failure';
  return { code: 'part-failed', path: part.path, message: `A ${part.type} part could not be drawn: ${reason}.`, severity: 'error' };
}
