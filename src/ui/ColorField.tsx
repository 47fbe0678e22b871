import { Input, TextField as AriaTextField } from 'react-aria-components';
import { FieldFoot, FieldHead, toAriaField, useField } from './Field';
import type { FieldProps } from './Field';
import { useStrings } from './strings/StringsProvider';
import * as words from './words';

export interface ColorFieldProps extends FieldProps {
  /** `#rrggbb`, or whatever text is there so far. */
  value: string | undefined;
  onChange: (value: string) => void;
}

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A color: its hex code to type, and the platform's own picker beside it. */
export function ColorField(props: ColorFieldProps) {
  const { value = '', onChange, isDisabled, isReadOnly = false } = props;
  const { t } = useStrings();
  const parts = useField(props);
  return (
    <AriaTextField
      {...toAriaField(props, parts)}
      className="tr-Field tr-ColorField"
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
    >
      <FieldHead field={props} parts={parts} />
      <div
        className="tr-Control tr-ControlGroup"
        data-invalid={parts.isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
      >
        <input
          type="color"
          className="tr-ColorField-swatch"
          aria-label={t(words.colorPicker)}
          aria-describedby={parts.labelId}
          value={isHex(value) ? value.toLowerCase() : '#000000'}
          data-empty={!isHex(value) || undefined}
          disabled={isDisabled || isReadOnly}
          onChange={(event) => onChange(event.target.value)}
        />
        <Input
          className="tr-ControlGroup-input"
          placeholder="#rrggbb"
          dir="ltr"
          spellCheck="false"
          autoComplete="off"
        />
      </div>
      <FieldFoot field={props} parts={parts} />
    </AriaTextField>
  );
}
