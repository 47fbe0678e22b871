import type { ChoiceOption } from './choiceOption';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { ChevronDownIcon } from './arrowIcons';
import { onFocusWithin } from './onFocusWithin';
import { useStrings } from './strings/StringsProvider';
import * as words from './words';

export interface SelectProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** Id of the chosen option; undefined: none. */
  value: string | undefined;
  /** The id, or undefined when the choice is taken back. */
  onChange: (id: string | undefined) => void;
  /** Stands in the empty control. @default "Choose" */
  placeholder?: string | undefined;
}

/**
 * One of several, closed until opened. A native select: its list is the platform's own on a phone, never clipped by a chat's scroller, and
 * drawn in our look where the browser can (`appearance: base-select`). The chosen option's description is shown below it.
 */
export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder, name, isDisabled, isReadOnly, isRequired, autoFocus } = props;
  const { t } = useStrings();
  const parts = useField(props);
  const index = options.findIndex((option) => option.id === value);
  const chosen = options[index];
  const shared = {
    id: parts.id,
    'aria-describedby': parts.describedBy,
    'aria-invalid': parts.isInvalid || undefined,
    'aria-required': isRequired || undefined,
    autoFocus,
  };
  return (
    <div className="tr-Field tr-Select" {...onFocusWithin(props)}>
      <FieldHead field={props} parts={parts} kind="native" />
      {isReadOnly ? (
        <input
          {...shared}
          className="tr-Control"
          value={chosen?.label ?? ''}
          readOnly
          disabled={isDisabled}
          dir="auto"
        />
      ) : (
        <div className="tr-Select-box">
          <select
            {...shared}
            className="tr-Control tr-Select-control"
            name={name}
            value={index}
            disabled={isDisabled}
            data-empty={index < 0 || undefined}
            onChange={(event) => onChange(options[Number(event.target.value)]?.id)}
          >
            <option value={-1}>{placeholder ?? t(words.choose)}</option>
            {options.map((option, position) => (
              <option key={option.id} value={position} disabled={option.isDisabled} dir="auto">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </div>
      )}
      <FieldFoot field={props} parts={parts} />
      {chosen?.description && (
        <div className="tr-Field-help">
          <bdi>{chosen.description}</bdi>
        </div>
      )}
    </div>
  );
}
