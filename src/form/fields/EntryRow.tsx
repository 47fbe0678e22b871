import { useMemo, useState } from 'react';
import { Button, TrashIcon, TextField, useStrings } from '../../ui';
import { elementId } from '../elementId';
import type { FormFieldProps } from '../FormContext';
import { childUi } from '../FormPlan';
import type { JsonObject, Path } from '../json';
import * as fieldWords from './fieldWords';
import { Property } from './Property';

export interface EntryRowProps {
  parent: FormFieldProps;
  path: Path;
  name: string;
  schema: JsonObject;
  /** Answers with the name it got: another one where the wanted is taken. */
  onRename: (from: string, to: string) => string;
  onRemove: (name: string) => void;
}

/** An entry whose name a person gives: its name, its value, and a button that removes it. A name counts once the field is left. */
export function EntryRow({ parent, path, name, schema, onRename, onRemove }: EntryRowProps) {
  const { t } = useStrings();
  const [draft, setDraft] = useState(name);
  const [seen, setSeen] = useState(name);
  if (seen !== name) {
    setSeen(name);
    setDraft(name);
  }
  const named = useMemo(() => ({ ...schema, title: name }), [schema, name]);
  const isLocked = parent.disabled === true || parent.readonly === true;
  const rename = () => {
    if (draft === '') setDraft(name);
    else setDraft(onRename(name, draft));
  };
  return (
    <div className="tr-EntryRow">
      <TextField
        id={`${elementId(parent.registry.formContext.formId, [...path, name])}-key`}
        label={t(fieldWords.key, { label: name })}
        value={draft}
        onChange={setDraft}
        onBlur={rename}
        isDisabled={parent.disabled}
        isReadOnly={parent.readonly}
      />
      <Property
        parent={parent}
        path={path}
        name={name}
        schema={named}
        isRequired={false}
        ui={childUi(parent.uiSchema, 'additionalProperties')}
      />
      {!isLocked && (
        <Button
          variant="quiet"
          isIcon
          aria-label={t(fieldWords.removeKey, { label: name })}
          onPress={() => onRemove(name)}
        >
          <TrashIcon />
        </Button>
      )}
    </div>
  );
}
