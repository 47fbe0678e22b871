import type { ReactNode, RefObject } from 'react';
import { Button, PlusIcon, useStrings } from '../../ui';
import type { FormFieldProps } from '../FormContext';
import type { Path } from '../json';
import * as fieldWords from '../fields/fieldWords';
import * as words from '../words';
import { Group } from './Group';
import { groupTexts } from './groupTexts';

export interface ArrayTemplateProps {
  id: string;
  field: FormFieldProps;
  path: Path;
  label: string;
  onAdd: (() => void) | undefined;
  isEmpty: boolean;
  rootRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A list: its title, its items, and a button that adds one. */
export function ArrayFieldTemplate({ id, field, path, label, onAdd, isEmpty, rootRef, children }: ArrayTemplateProps) {
  const { t } = useStrings();
  const { description, isLabelHidden } = groupTexts(field);
  const { minItems } = field.schema;
  return (
    <Group
      id={id}
      path={path}
      store={field.registry.formContext.store}
      label={label}
      description={description}
      isLabelHidden={isLabelHidden}
      isRequired={field.required === true && typeof minItems === 'number' && minItems > 0}
      rootRef={rootRef}
    >
      {isEmpty ? (
        <div className="tr-Array-empty">{t(fieldWords.noItems)}</div>
      ) : (
        <div className="tr-Array">{children}</div>
      )}
      {onAdd && (
        <div data-action="add">
          <Button onPress={onAdd} aria-label={t(fieldWords.add, { label: label || t(words.field) })}>
            <PlusIcon /> {t(words.addShort)}
          </Button>
        </div>
      )}
    </Group>
  );
}
