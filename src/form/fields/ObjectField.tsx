import { useRef } from 'react';
import { loadWithStyles, useStrings } from '../../ui';
import { chooseWidget, isConstant } from '../chooseWidget';
import type { FormFieldProps } from '../FormContext';
import { childUi, uiOptionsOf } from '../FormPlan';
import { isObject, mapOwn, own, setOwn } from '../json';
import { lazyPart } from '../lazyPart';
import type { JsonObject } from '../json';
import { orderNames } from '../orderNames';
import { initialValue } from '../readFormData';
import { ObjectFieldTemplate } from '../templates/ObjectFieldTemplate';
import * as words from '../words';
import type { EntryRowProps } from './EntryRow';
import { Property } from './Property';
import { ValueField } from './ValueField';

const EntryRow = lazyPart<EntryRowProps>(() =>
  loadWithStyles(
    () => import('./EntryRow').then((file) => file.EntryRow),
    () => import('../templates/list.css'),
  ),
);

/** A react-jsonschema-form field for an object: its properties in order, then the entries a person names. */
export function ObjectField(props: FormFieldProps) {
  return chooseWidget(props.schema, uiOptionsOf(props.uiSchema)) ? (
    <ValueField {...props} />
  ) : (
    <ObjectParts {...props} />
  );
}

function ObjectParts(props: FormFieldProps) {
  const {
    schema,
    uiSchema,
    formData,
    fieldPathId,
    childFieldPathId,
    onChange,
    registry,
    disabled = false,
    readonly = false,
  } = props;
  const { plan, branches } = registry.formContext;
  const { t } = useStrings();
  const { path } = childFieldPathId ?? fieldPathId;
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const isTag = (name: string) => schema['isBranch'] === true && isConstant(plan.resolve(properties[name], undefined));
  const names = orderNames(Object.keys(properties), uiOptionsOf(uiSchema)['order']);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const entries = useEntries(props, names);
  const entrySchema = entrySchemaOf(schema);
  const addEntry = () => {
    const source = isObject(formData) ? formData : {};
    const key = freeKey(source, t(words.newKey));
    const value = initialValue(plan, entrySchema, childUi(uiSchema, 'additionalProperties'), [...path, key], branches);
    const next = mapOwn(source, (item) => item);
    setOwn(next, key, value ?? '');
    entries.add(key);
    onChange(next, path);
  };
  const limit = schema['maxProperties'];
  const canAdd =
    entrySchema !== undefined &&
    !disabled &&
    !readonly &&
    (typeof limit !== 'number' || Object.keys(isObject(formData) ? formData : {}).length < limit);
  return (
    <ObjectFieldTemplate field={props} path={path} onAdd={canAdd ? addEntry : undefined}>
      {names
        .filter((name) => !isTag(name))
        .map((name) => (
          <Property
            key={`p-${name}`}
            parent={props}
            path={path}
            name={name}
            schema={properties[name]!}
            isRequired={required.includes(name)}
          />
        ))}
      {entries.rows.map(({ id, key }) => (
        <EntryRow
          key={id}
          parent={props}
          path={path}
          name={key}
          schema={entrySchema ?? { type: 'string' }}
          onRename={entries.rename}
          onRemove={entries.remove}
        />
      ))}
    </ObjectFieldTemplate>
  );
}

function entrySchemaOf(schema: JsonObject): JsonObject | undefined {
  const additional = own(schema, 'additionalProperties');
  if (isObject(additional)) return Object.keys(additional).length === 0 ? { type: 'string' } : additional;
  const hasProperties = isObject(schema['properties']) && Object.keys(schema['properties']).length > 0;
  if (additional === true && !hasProperties) return { type: 'string' };
  const patterns = own(schema, 'patternProperties');
  const [first] = isObject(patterns) ? Object.values(patterns) : [];
  return isObject(first) ? first : undefined;
}

function freeKey(source: JsonObject, wanted: string): string {
  let key = wanted;
  for (let count = 2; Object.hasOwn(source, key); count += 1) key = `${wanted} ${count}`;
  return key;
}

/** The entries of an object that are no properties of its schema, each row with an identity that outlives a rename. */
function useEntries(props: FormFieldProps, names: readonly string[]) {
  const { schema, formData, fieldPathId, childFieldPathId, onChange, registry } = props;
  const { path } = childFieldPathId ?? fieldPathId;
  const rows = useRef<{ id: number; key: string }[]>([]);
  const counter = useRef(0);
  const latest = useRef(formData);
  latest.current = formData;
  const mentioned = registry.formContext.plan.namesOf(schema);
  const keys =
    entrySchemaOf(schema) && isObject(formData)
      ? Object.keys(formData).filter((key) => !names.includes(key) && !mentioned.has(key))
      : [];
  const known = rows.current.filter((row) => keys.includes(row.key));
  for (const key of keys) {
    if (!known.some((row) => row.key === key)) known.push({ id: (counter.current += 1), key });
  }
  rows.current = known;
  const put = (next: JsonObject) => {
    latest.current = next;
    onChange(next, path);
  };
  return {
    rows: known,
    add: (key: string) => {
      rows.current = [...rows.current, { id: (counter.current += 1), key }];
    },
    rename: (from: string, to: string) => {
      const source = isObject(latest.current) ? latest.current : {};
      if (from === to || !Object.hasOwn(source, from)) return from;
      const key = freeKey(source, to);
      const next: JsonObject = {};
      for (const name of Object.keys(source)) setOwn(next, name === from ? key : name, source[name]);
      rows.current = rows.current.map((row) => (row.key === from ? { ...row, key } : row));
      put(next);
      return key;
    },
    remove: (key: string) => {
      const source = isObject(latest.current) ? latest.current : {};
      put(mapOwn(source, (item, name) => (name === key ? undefined : item)));
    },
  };
}
