import { useState } from 'react';
import type { Json } from '../../../src/model';
import type { ResponseEntry } from '../conversation/conversation';

interface Props {
  entry: ResponseEntry;
  onEdit: (response: Json) => void;
}

/** The response as it came; what is typed here is drawn as soon as it is JSON. */
export function WirePanel({ entry, onEdit }: Props) {
  const [text, setText] = useState(() => JSON.stringify(entry.response, null, 2));
  const [problem, setProblem] = useState<string>();
  const edit = (next: string) => {
    setText(next);
    try {
      onEdit(JSON.parse(next) as Json);
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Not JSON');
    }
  };
  return (
    <div className="pg-Wire">
      <label className="pg-Wire-field">
        <span className="pg-PanelTitle">The response of {entry.source}, to edit</span>
        <textarea
          className="pg-Code"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={text}
          aria-invalid={problem !== undefined}
          onChange={(event) => edit(event.target.value)}
        />
      </label>
      <p className="pg-Wire-state" data-invalid={problem !== undefined || undefined} aria-live="polite">
        {problem === undefined ? 'Drawn as you type.' : `Not JSON yet: ${problem}`}
      </p>
    </div>
  );
}
