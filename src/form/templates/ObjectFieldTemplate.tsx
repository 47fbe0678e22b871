import type { ReactNode } from 'react';
import { Button, PlusIcon, useStrings } from '../../ui';
import { elementId } from '../elementId';
import type { FormFieldProps } from '../FormContext';
import type { Path } from '../json';
import * as words from '../words';
import { Group } from './Group';
import { groupTexts } from './groupTexts';

export interface ObjectTemplateProps {
  field: FormFieldProps;
  path: Path;
  /** Adds an entry whose name the person gives; undefined where none can be added. */
  onAdd: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of an object: bare at the top of a form and inside a branch, else a group with its title and description. */
export function ObjectFieldTemplate({ field, path, onAdd, children }: ObjectTemplateProps) {
  const { t } = useStrings();
  const { label, description, isLabelHidden } = groupTexts(field);
  const content = (
    <>
      {children}
      {onAdd && (
        <div data-action="add">
          <Button onPress={onAdd} aria-label={t(words.addKey, { label: label || t(words.field) })}>
            <PlusIcon /> {t(words.addShort)}
          </Button>
        </div>
      )}
    </>
  );
  if (
    path.length === 0 ||
    field.schema['isBranch'] === true ||
    (field.childFieldPathId !== undefined && Object.keys(field.schema['properties'] ?? {}).length === 0)
  ) {
    return <div className="tr-FormFields">{content}</div>;
  }
  return (
    <Group
      id={elementId(field.registry.formContext.formId, path)}
      path={path}
      store={field.registry.formContext.store}
      label={label}
      description={description}
      isLabelHidden={isLabelHidden}
    >
      <div className="tr-FormFields">{content}</div>
    </Group>
  );
}
