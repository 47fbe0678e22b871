import { createElement, useRef } from 'react';
import type { ComponentType, KeyboardEvent, SyntheticEvent } from 'react';
import { defaultBlocks } from './blocks';
import type { BlockProps } from './blocks';
import { fieldCount, planInput } from './model';
import type { BlockPart, InputRequest, Part } from './model';
import { PartBoundary } from './PartBoundary';
import type { ToolResponseViewProps } from './settings';
import { loadWithStyles, Skeleton, StringsProvider, useLazy } from './ui';
import { useLocale } from './useLocale';
import type { WidgetHostProps } from './WidgetHost';

export type RichPartProps = Omit<WidgetHostProps, 'widget'>;

const loadWidgetHost = () =>
  loadWithStyles(
    () => import('./WidgetHost').then((file) => file.WidgetHost),
    () => import('./widgetHost.css'),
  );

/** A part that is more than text: a block or a widget, in our words and the user's language, its failures kept to itself. */
export function RichPart(props: RichPartProps) {
  const { part, settings } = props;
  const locale = useLocale(settings.locale);
  return (
    <StringsProvider locale={locale} strings={settings.strings}>
      <PartBoundary
        part={part}
        fallback={<Unavailable part={part} />}
        onIssue={settings.onIssue}
        onFailure={props.onUnavailable}
      >
        <Drawn {...props} />
      </PartBoundary>
    </StringsProvider>
  );
}

function Drawn({ part, ...props }: RichPartProps) {
  if ('isPending' in part && part.isPending) return <Pending part={part} />;
  if (part.type === 'widget') return <LazyWidgetHost {...props} part={part} widget={part.widget} />;
  if (part.type === 'notice' && part.widget) return <LazyWidgetHost {...props} part={part} widget={part.widget} />;
  return <Block part={part} settings={props.settings} inputRequest={props.response.inputRequest} />;
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

const stay = (event: SyntheticEvent) => event.stopPropagation();
const stayIfOurs = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === 'Escape') event.stopPropagation();
};
/** What happens in a widget is not the host's: its composer must not send on our Enter, nor its panel close on our Escape. */
const inside = {
  onKeyDown: stayIfOurs,
  onKeyUp: stayIfOurs,
  onChange: stay,
  onInput: stay,
  onSubmit: stay,
  onReset: stay,
};

function LazyWidgetHost(props: WidgetHostProps) {
  const { value: WidgetHost, error } = useLazy(loadWidgetHost);
  if (error !== undefined) throw error;
  const { part, widget } = props;
  return (
    <div className="tr-Widget" data-part={part.type} data-widget={widget.type} {...inside}>
      {WidgetHost ? <WidgetHost {...props} /> : <Skeleton rows={fieldCount(widget)} hasTitle hasActions />}
    </div>
  );
}

/** Holds the place of a part until the code that reads it is here. */
function Pending({ part }: { part: Part }) {
  const isWidget = part.type === 'widget';
  useLazy(isWidget ? loadWidgetHost : undefined);
  return (
    <div className="tr-Widget" data-part={part.type} aria-busy="true">
      <Skeleton rows={isWidget ? fieldCount(part.widget) : 1} hasTitle={isWidget} hasActions={isWidget} />
    </div>
  );
}

function Unavailable({ part }: { part: Part }) {
  const Notice = defaultBlocks.notice;
  return (
    <Notice
      part={{
        key: part.key,
        path: part.path,
        type: 'notice',
        ...(part.type === 'widget' ? { name: part.widget.type } : {}),
      }}
    />
  );
}
