import { useState } from 'react';
import { ComboBox, MultiSelect } from '../../ui';
import { isEqual } from '../json';
import { emptyValue, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';
import { TextWidget } from './TextWidget';

/** People the host offers, one or several; without them the id is typed. */
export function UserPickerWidget(props: ControlProps) {
  const { value, onChange, schema, registry, placeholder } = props;
  const { people } = registry.formContext;
  if (!people) return schema['type'] === 'array' ? <TypedIds {...props} /> : <TextWidget {...props} />;
  const options = people.map(({ id, name, detail }) => ({ id, label: name, description: detail }));
  const known = new Set(people.map(({ id }) => id));
  const strangers = (Array.isArray(value) ? value : [value]).filter(
    (id): id is string => typeof id === 'string' && id !== '' && !known.has(id),
  );
  const offered = [...options, ...strangers.map((id) => ({ id, label: id }))];
  const shared = { ...toFieldProps(props), options: offered, placeholder: text(placeholder) };
  if (schema['type'] === 'array') {
    const chosen = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
    return <MultiSelect {...shared} value={chosen} onChange={(ids) => onChange(ids)} />;
  }
  return <ComboBox {...shared} value={text(value)} onChange={(id) => onChange(id ?? emptyValue(props))} />;
}

/** Ids with commas between them, as they are typed. */
function TypedIds(props: ControlProps) {
  const { value, onChange } = props;
  const [draft, setDraft] = useState<string>();
  const isOwn = draft !== undefined && isEqual(toList(draft), value ?? undefined);
  const change = (next: unknown) => {
    setDraft(typeof next === 'string' ? next : '');
    onChange(toList(next));
  };
  return (
    <TextWidget
      {...props}
      value={isOwn ? draft : Array.isArray(value) ? value.join(', ') : undefined}
      onChange={change}
    />
  );
}

function toList(value: unknown): string[] | undefined {
  if (typeof value !== 'string') return undefined;
  return value
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}
