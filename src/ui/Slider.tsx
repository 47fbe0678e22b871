import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { onFocusWithin } from './onFocusWithin';
import { useStrings } from './strings/StringsProvider';

export interface SliderProps extends FieldProps {
  /** Undefined: not answered; the thumb stands at the minimum and the value's place is a dash. */
  value: number | undefined;
  onChange: (value: number) => void;
  minimum: number;
  maximum: number;
  /** @default 1 */
  step?: number | undefined;
}

/** A number on a line from a minimum to a maximum, with its value in words. A native range input, so that the keyboard and touch are the platform's. */
export function Slider(props: SliderProps) {
  const { value, onChange, minimum, maximum, step = 1, name, isDisabled, isReadOnly, autoFocus } = props;
  const { locale } = useStrings();
  const parts = useField(props);
  const write = (number: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(number);
  return (
    <div className="tr-Field tr-Slider" {...onFocusWithin(props)}>
      <FieldHead field={props} parts={parts} kind="native" />
      <div className="tr-Slider-row">
        <input
          type="range"
          className="tr-Slider-input"
          id={parts.id}
          name={name}
          min={minimum}
          max={maximum}
          step={step}
          value={value ?? minimum}
          disabled={isDisabled}
          autoFocus={autoFocus}
          data-empty={value === undefined || undefined}
          aria-describedby={parts.describedBy}
          aria-invalid={parts.isInvalid || undefined}
          aria-readonly={isReadOnly || undefined}
          aria-valuetext={value === undefined ? '–' : write(value)}
          onChange={(event) => {
            if (!isReadOnly) onChange(event.target.valueAsNumber);
          }}
        />
        <output className="tr-Slider-value" htmlFor={parts.id}>
          {value === undefined ? '–' : write(value)}
        </output>
      </div>
      <div className="tr-Slider-ends" aria-hidden="true">
        <span>{write(minimum)}</span>
        <span>{write(maximum)}</span>
      </div>
      <FieldFoot field={props} parts={parts} />
    </div>
  );
}
