import { useEffect, useReducer, useState } from 'react';
import { sessionDrafts, ToolResponseProvider, ToolResponseView } from '../../src';
import type { BenchCase, BenchRecord } from './benchCase';
import { hearEvent } from './record';

const drafts = sessionDrafts('bench/');

interface Props {
  first: BenchCase;
  record: BenchRecord;
}

/** A plain host page: draws the responses of a case, behaves as it says, keeps what it hears in `record`. */
export function BenchPage({ first, record }: Props) {
  const [shown, setShown] = useState(first);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<{ benchCase?: string } | null>) => {
      if (source === window && data?.benchCase) setShown(JSON.parse(data.benchCase) as BenchCase);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (shown.rerenderEveryMs === undefined) return;
    const timer = setInterval(renderAgain, shown.rerenderEveryMs);
    return () => clearInterval(timer);
  }, [shown.rerenderEveryMs]);

  const { width, direction = 'ltr', locale = 'en', host = ['resolve'] } = shown;
  const responses = (
    <ToolResponseProvider
      validator={shown.validator}
      locale={locale}
      timeoutMs={shown.timeoutMs}
      sharedText={shown.sharedText}
      structured={shown.structured}
      drafts={shown.hasDrafts ? drafts : undefined}
      uploadFile={async (file) => ({ fileName: file.name })}
      requestedBy="Harbour Bank"
    >
      {shown.responses.map(({ id, response, tool, toolDefinition, submission, isDisabled }, index) => (
        <article key={id ?? index} aria-label={`Response ${index + 1}`}>
          <ToolResponseView
            response={structuredClone(response)}
            responseId={id ?? `response-${index + 1}`}
            tool={tool}
            toolDefinition={toolDefinition}
            submission={submission}
            isDisabled={isDisabled}
            onEvent={(event) => hearEvent(record, host, event)}
            onIssue={({ code, path }) => record.issues.push({ code, path })}
            onSubmissionChange={(next) => record.submissions.push(next)}
          />
        </article>
      ))}
    </ToolResponseProvider>
  );
  return (
    <main className="bench" data-case={shown.name} data-width={width} dir={direction}>
      {shown.isInsideHostForm ? <div onSubmit={() => (record.hostSubmits += 1)}>{responses}</div> : responses}
    </main>
  );
}
