import { Button } from 'react-aria-components';
import type { ChoiceOption } from './choiceOption';
import { focusField } from './focusField';
import { CrossIcon } from './markIcons';
import { usePressableStyle } from './pressableStyle';
import { useStrings } from './strings/StringsProvider';
import * as words from './words';

export interface TagListProps {
  tags: readonly ChoiceOption[];
  /** Where the focus goes when its tag is gone. */
  fieldId: string;
  isDisabled: boolean;
  onRemove: (id: string) => void;
}

/** What has been chosen, each with a button that takes it back. */
export function TagList({ tags, fieldId, isDisabled, onRemove }: TagListProps) {
  const { t } = useStrings();
  usePressableStyle();
  if (tags.length === 0) return null;
  return (
    <ul className="tr-TagList" aria-label={t(words.chosenOptions)}>
      {tags.map((tag) => (
        <li className="tr-Tag" key={tag.id}>
          <bdi className="tr-Tag-label">{tag.label}</bdi>
          <Button
            slot={null}
            className="tr-Tag-remove"
            aria-label={t(words.removeOption, { option: tag.label })}
            isDisabled={isDisabled}
            onPress={() => {
              onRemove(tag.id);
              focusField(fieldId);
            }}
          >
            <CrossIcon />
          </Button>
        </li>
      ))}
    </ul>
  );
}
