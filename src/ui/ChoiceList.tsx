import type { ChoiceOption } from './choiceOption';
import type { FieldParts, FieldProps } from './Field';

export interface ChoiceListProps {
  type: 'radio' | 'checkbox';
  field: FieldProps;
  parts: FieldParts;
  options: readonly ChoiceOption[];
  /** Name shared by the inputs of one group. */
  groupName: string;
  isChosen: (id: string) => boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** The native inputs of a radio or checkbox group, each with its label and description. */
export function ChoiceList({ type, field, parts, options, groupName, isChosen, onChoose }: ChoiceListProps) {
  return (
    <div className="tr-ChoiceList">
      {options.map((option, index) => {
        const id = `${parts.id}-${index}`;
        const isDisabled = field.isDisabled || option.isDisabled;
        return (
          <div
            className="tr-Choice"
            key={option.id}
            data-disabled={isDisabled || undefined}
            data-readonly={field.isReadOnly || undefined}
          >
            <input
              type={type}
              className="tr-Choice-input"
              id={id}
              name={groupName}
              value={option.id}
              checked={isChosen(option.id)}
              disabled={isDisabled}
              autoFocus={field.autoFocus && index === 0}
              aria-describedby={option.description ? `${id}-description` : undefined}
              aria-invalid={(type === 'checkbox' && parts.isInvalid) || undefined}
              onChange={(event) => {
                if (!field.isReadOnly) onChoose(option.id, event.target.checked);
              }}
            />
            <div className="tr-Choice-text">
              <label className="tr-Choice-label" htmlFor={id}>
                <bdi>{option.label}</bdi>
              </label>
              {option.description && (
                <div className="tr-Field-description" id={`${id}-description`}>
                  <bdi>{option.description}</bdi>
                </div>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
