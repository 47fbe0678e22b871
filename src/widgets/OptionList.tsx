import { useId } from 'react';
import type { Json, OptionItem } from '../model';

interface OptionListProps {
  label: string;
  options: OptionItem[];
  isLocked: boolean;
  chosenValue: Json | undefined;
  onChoose(option: OptionItem): void;
}

/** Options below each other, each a row with its description; one press chooses. */
export function OptionList({ label, options, isLocked, chosenValue, onChoose }: OptionListProps) {
  const id = useId();
  return (
    <ul className="tr-OptionList" aria-label={label}>
      {options.map((option, index) => (
        <li
          key={index}
          className="tr-OptionList-item"
          data-locked={isLocked || undefined}
          data-chosen={(isLocked && chosenValue !== undefined && option.value === chosenValue) || undefined}
        >
          <button
            type="button"
            className="tr-OptionList-option"
            aria-describedby={option.description ? `${id}-${index}` : undefined}
            aria-disabled={isLocked || undefined}
            onClick={() => {
              if (!isLocked) onChoose(option);
            }}
          >
            <bdi>{option.label}</bdi>
          </button>
          {option.description ? (
            <span className="tr-OptionList-description" id={`${id}-${index}`}>
              <bdi>{option.description}</bdi>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
