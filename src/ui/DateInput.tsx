import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { Group } from 'react-aria-components';

export interface DateInputProps {
  id: string;
  text: string;
  onTextChange: (text: string) => void;
  placeholder: string;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  name?: string | undefined;
  autoFocus?: boolean | undefined;
  describedBy?: string | undefined;
  /** The focus left the input. */
  onLeave?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** The button inside the box, at its end. */
  children?: ReactNode;
}

/** The box of a date or a time: one line of text that is read as it is typed, and a button at its end. */
export function DateInput(props: DateInputProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  return (
    <Group
      className="tr-Control tr-ControlGroup tr-DateInput"
      role="presentation"
      isInvalid={props.isInvalid}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
    >
      <input
        className="tr-ControlGroup-input tr-DateInput-input"
        ref={props.inputRef ?? ownRef}
        id={props.id}
        name={props.name}
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={props.text}
        onChange={(event) => props.onTextChange(event.target.value)}
        onBlur={props.onLeave}
        onKeyDown={props.onKeyDown}
        onPaste={props.onPaste}
        placeholder={props.isReadOnly ? undefined : props.placeholder}
        disabled={props.isDisabled}
        readOnly={props.isReadOnly}
        autoFocus={props.autoFocus}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
      />
      {props.children}
    </Group>
  );
}
