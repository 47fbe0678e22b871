import { useContext, useId } from 'react';
import type { KeyboardEvent } from 'react';
import { ComboBoxStateContext, Group, Input, ListBox, ListBoxItem } from 'react-aria-components';
import type { ChoiceOption } from './choiceOption';
import type { FieldParts, FieldProps } from './Field';
import { ChevronDownIcon } from './arrowIcons';
import { CheckIcon } from './markIcons';
import { usePressableStyle } from './pressableStyle';
import { StepButton } from './StepButton';
import { useStrings } from './strings/StringsProvider';
import { ThemedPopover } from './ThemedPopover';
import * as words from './words';

/** An option as the list draws it: its key is its position, so that any text can be an id. */
export interface ShownOption extends ChoiceOption {
  key: string;
}

export interface OptionBoxProps {
  field: FieldProps;
  parts: FieldParts;
  shown: readonly ShownOption[];
  /** How many options match, drawn or not. */
  matchCount: number;
  placeholder?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The box of a combo box, inside React Aria's `ComboBox`: the input, the button that opens the list, and the list. */
export function OptionBox({ field, parts, shown, matchCount, placeholder, onKeyDown }: OptionBoxProps) {
  usePressableStyle();
  const { t } = useStrings();
  const listId = useId();
  const state = useContext(ComboBoxStateContext);
  const isLocked = field.isDisabled || field.isReadOnly || false;
  const open = () => {
    if (!isLocked && !state?.isOpen) state?.open(null, 'manual');
  };
  return (
    <>
      <Group
        className="tr-Control tr-ControlGroup"
        data-invalid={parts.isInvalid || undefined}
        data-readonly={field.isReadOnly || undefined}
      >
        <Input
          className="tr-ControlGroup-input"
          dir="auto"
          {...(placeholder === undefined ? {} : { placeholder })}
          onClick={open}
          onKeyDownCapture={onKeyDown}
        />
        {!field.isReadOnly && (
          <StepButton
            label={t(words.showOptions)}
            fieldLabelId={parts.labelId}
            isDisabled={isLocked}
            onPress={() => state?.toggle(null, 'manual')}
          >
            <ChevronDownIcon />
          </StepButton>
        )}
      </Group>
      <ThemedPopover className="tr-OptionBox-popover" offset={4} containerPadding={8}>
        <ListBox<ShownOption>
          className="tr-OptionBox-list"
          id={listId}
          aria-label={t(words.options)}
          aria-labelledby={listId}
          items={shown}
          renderEmptyState={() => <div className="tr-OptionBox-empty">{t(words.noOptions)}</div>}
        >
          {({ key, label, description, isDisabled }) => (
            <ListBoxItem className="tr-OptionBox-option" id={key} textValue={label} isDisabled={isDisabled ?? false}>
              <span className="tr-OptionBox-text">
                <span>
                  <bdi>{label}</bdi>
                </span>
                {description && (
                  <span className="tr-Field-description">
                    <bdi>{description}</bdi>
                  </span>
                )}
              </span>
              <CheckIcon />
            </ListBoxItem>
          )}
        </ListBox>
        {matchCount > shown.length && (
          <div className="tr-OptionBox-more">{t(words.moreOptions, { shown: shown.length, count: matchCount })}</div>
        )}
      </ThemedPopover>
    </>
  );
}
