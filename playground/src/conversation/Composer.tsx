import { useState } from 'react';

interface Props {
  onSay: (text: string) => void;
}

/** Free text, always possible beside an open form. */
export function Composer({ onSay }: Props) {
  const [text, setText] = useState('');
  return (
    <form
      className="pg-Composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onSay(text);
        setText('');
      }}
    >
      <label className="pg-Composer-field">
        <span className="pg-hidden">Your message</span>
        <input
          type="text"
          autoComplete="off"
          placeholder="Say something, or call a tool by its name"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="pg-primary" disabled={text.trim() === ''}>
        Send
      </button>
    </form>
  );
}
