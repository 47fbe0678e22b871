import { useId, useRef } from 'react';
import type { ComponentType } from 'react';
import { TextBlock } from './blocks';
import type { BlockProps } from './blocks';
import { fieldCount } from './model';
import type { Part, TextPart } from './model';
import { PartBoundary } from './PartBoundary';
import type { RichPartProps } from './RichPart';
import { useSettings } from './settings';
import type { ToolResponseViewProps } from './settings';
import { loadWithStyles, useLazy } from './ui';
import { useReading } from './useReading';

const loadRichPart = () =>
  loadWithStyles(
    () => import('./RichPart').then((file) => file.RichPart),
    () => import('./richPart.css'),
  );

/**
 * Shows one tool response: text for the user exactly, nothing that is meant only for the assistant, the widget it carries; and tells
 * the host what the user decides. Renders `<section class="tr-ToolResponse">`, or `null` where there is nothing to show.
 * What is wrong with the response never throws: it is told to `onIssue`.
 */
export function ToolResponseView(props: ToolResponseViewProps) {
  const settings = useSettings(props);
  const { response, plan, leaveOutApp } = useReading(settings);
  const id = useId();
  const inputGroup = useRef<RichPartProps['inputGroup']>({});
  const rich = plan.user.filter((part) => part.type !== 'text');
  const { value: RichPart, error } = useLazy(rich.length > 0 ? loadRichPart : undefined);
  if (plan.isEmpty) return null;
  return (
    <section className="tr-ToolResponse" data-error={response.isError || undefined}>
      {plan.user.map((part) => {
        if (part.type === 'text') return <Text key={part.key} part={part} settings={settings} />;
        if (!RichPart) return <Placeholder key={part.key} part={part} isBusy={error === undefined} />;
        const { key } = part;
        const onUnavailable = part.type === 'widget' && part.widget.type === 'app' ? leaveOutApp : undefined;
        return (
          <RichPart
            key={key}
            part={part}
            id={`${id}${key}`}
            settings={settings}
            response={response}
            inputGroup={inputGroup.current}
            onUnavailable={onUnavailable}
          />
        );
      })}
      {response.intent && (
        <p className="tr-ToolResponse-intent" dir="auto">
          {response.intent}
        </p>
      )}
    </section>
  );
}

/** The text itself, or the host's way of drawing it; where that fails, the text itself. */
function Text({ part, settings }: { part: TextPart; settings: ToolResponseViewProps }) {
  const exact = <TextBlock part={part} />;
  const HostText = settings.blocks?.text as ComponentType<BlockProps<TextPart>> | undefined;
  if (!HostText) return exact;
  return (
    <PartBoundary part={part} fallback={exact} onIssue={settings.onIssue}>
      <HostText part={part} />
    </PartBoundary>
  );
}

/** Holds the place of what is not text, at about its size, until its code is here. */
function Placeholder({ part, isBusy }: { part: Part; isBusy: boolean }) {
  const rows = part.type === 'widget' ? fieldCount(part.widget) + 2 : 1;
  return (
    <div className="tr-Placeholder" data-part={part.type} aria-busy={isBusy}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} />
      ))}
    </div>
  );
}
