import { useState } from 'react';
import type { DateProblem } from './dateProblem';

const rememberedValues = 16;

interface Draft {
  text: string;
  value: string | undefined;
  problem: DateProblem | undefined;
  emitted: (string | undefined)[];
}

export interface DateDraftOptions {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** The text shown for a value that nobody has edited. */
  write: (value: string) => string;
  /** What a typed text means; a value may come with a problem (a day out of bounds). */
  read: (text: string) => { value: string | undefined; problem?: DateProblem | undefined };
  /** What is wrong with a value that came from outside. */
  judge: (value: string) => DateProblem | undefined;
}

export interface DateDraft {
  text: string;
  problem: DateProblem | undefined;
  /** Whether the text was typed here, not written from the value. */
  isTyped: boolean;
  onTextChange: (text: string) => void;
  /** Takes a picked value and drops what was typed. */
  onPick: (value: string | undefined) => void;
  /** Drops what was typed, for a value that is set otherwise. */
  onDrop: () => void;
  /** The focus left: a text that could be read is shown as the format has it. */
  onLeave: () => void;
}

/**
 * Holds what is typed while it is not yet, or not quite, a value: the text stays as typed until the focus leaves, and a value that comes
 * from outside replaces it only where it is none of those just emitted.
 */
export function useDateDraft({ value, onChange, write, read, judge }: DateDraftOptions): DateDraft {
  const [draft, setDraft] = useState<Draft>();
  const [seenValue, setSeenValue] = useState(value);
  let current = draft;
  if (value !== seenValue) {
    setSeenValue(value);
    if (draft && !draft.emitted.includes(value)) {
      setDraft(undefined);
      current = undefined;
    }
  }

  const shownProblem = current ? current.problem : value === undefined ? undefined : judge(value);
  return {
    text: current ? current.text : value === undefined ? '' : write(value),
    problem: shownProblem,
    isTyped: current !== undefined,
    onTextChange(text) {
      const reading = read(text);
      const emitted = [reading.value, ...(current?.emitted ?? [value])].slice(0, rememberedValues);
      setDraft({ text, value: reading.value, problem: reading.problem, emitted });
      if (reading.value !== value) onChange(reading.value);
    },
    onPick(picked) {
      setDraft(undefined);
      if (picked !== value) onChange(picked);
    },
    onDrop: () => setDraft(undefined),
    onLeave() {
      if (current && !current.problem && current.value === value) setDraft(undefined);
    },
  };
}
