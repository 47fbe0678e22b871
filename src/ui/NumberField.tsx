import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { FieldFoot, FieldHead, toAriaField, useField } from './Field';
import type { FieldProps } from './Field';
import { MinusIcon, PlusIcon } from './markIcons';
import { formatNumber, parseNumber, stepNumber } from './parseNumber';
import type { NumberProblem } from './parseNumber';
import { StepButton } from './StepButton';
import { useStrings } from './strings/StringsProvider';
import * as words from './words';

export interface NumberFieldProps extends FieldProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** What stands in the field is not a number (yet): why; undefined once it is a number or empty. `onChange` got undefined meanwhile. */
  onDraftChange?: ((problem: NumberProblem | undefined) => void) | undefined;
  /** Brings the digits' keyboard on a phone; refuses nothing. @default false */
  isInteger?: boolean | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  placeholder?: string | undefined;
  /** The HTML `autocomplete` token. */
  autoComplete?: string | undefined;
}

/**
 * A number, typed or stepped. A text field and not React Aria's number field, which changes answers: what is typed stays as typed, in the
 * locale's digits and separators, and only a text that is a number becomes a value. The wheel changes nothing.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    onDraftChange,
    isInteger = false,
    minimum,
    maximum,
    step,
    placeholder,
    autoComplete,
    isReadOnly = false,
    isDisabled = false,
  } = props;
  const { locale, t } = useStrings();
  const parts = useField(props);
  const [state, setState] = useState({ text: formatNumber(value, locale), seen: value, sent: value });
  let { text } = state;
  if (!Object.is(value, state.seen)) {
    text = Object.is(value, state.sent) ? text : formatNumber(value, locale);
    setState({ text, seen: value, sent: value });
  }

  const parsed = parseNumber(text, locale);
  const problem = parsed.kind === 'draft' ? parsed.problem : undefined;
  const reported = useRef<NumberProblem>(undefined);
  const report = (next: NumberProblem | undefined) => {
    if (next === reported.current) return;
    reported.current = next;
    onDraftChange?.(next);
  };
  useEffect(() => report(problem));
  const change = (next: string) => {
    const result = parseNumber(next, locale);
    const sent = result.kind === 'value' ? result.value : undefined;
    setState({ text: next, seen: state.seen, sent });
    if (!Object.is(sent, state.sent)) onChange(sent);
    report(result.kind === 'draft' ? result.problem : undefined);
  };
  const current = parsed.kind === 'value' ? parsed.value : undefined;
  const stepBy = (direction: 1 | -1) =>
    change(formatNumber(stepNumber(current, direction, { minimum, maximum, step }), locale));
  const isLocked = isReadOnly || isDisabled;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };

  const spinbutton = {
    ...(current === undefined ? {} : { 'aria-valuenow': current }),
    ...(text === '' ? {} : { 'aria-valuetext': text }),
    ...(minimum === undefined ? {} : { 'aria-valuemin': minimum }),
    ...(maximum === undefined ? {} : { 'aria-valuemax': maximum }),
  };

  return (
    <AriaTextField
      {...toAriaField(props, parts)}
      className="tr-Field tr-NumberField"
      value={text}
      onChange={change}
      isReadOnly={isReadOnly}
      inputMode={isInteger && (minimum ?? -1) >= 0 ? 'numeric' : 'decimal'}
      autoComplete={autoComplete ?? 'off'}
    >
      <FieldHead field={props} parts={parts} />
      <div
        className="tr-Control tr-ControlGroup"
        data-invalid={parts.isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
      >
        <Input
          className="tr-ControlGroup-input"
          role="spinbutton"
          {...(placeholder === undefined ? {} : { placeholder })}
          {...spinbutton}
          onKeyDown={onKeyDown}
        />
        {!isReadOnly && (
          <>
            <StepButton
              label={t(words.decrease)}
              fieldLabelId={parts.labelId}
              isDisabled={isDisabled || (current !== undefined && minimum !== undefined && current <= minimum)}
              onPress={() => stepBy(-1)}
            >
              <MinusIcon />
            </StepButton>
            <StepButton
              label={t(words.increase)}
              fieldLabelId={parts.labelId}
              isDisabled={isDisabled || (current !== undefined && maximum !== undefined && current >= maximum)}
              onPress={() => stepBy(1)}
            >
              <PlusIcon />
            </StepButton>
          </>
        )}
      </div>
      <FieldFoot field={props} parts={parts} />
    </AriaTextField>
  );
}
