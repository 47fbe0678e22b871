import { useMemo } from 'react';
import { useStrings } from '../../ui';
import type { ChoiceOption, Strings } from '../../ui';
import { choicesOf } from '../chooseWidget';
import { isEqual, isObject, own } from '../json';
import type { Json } from '../json';
import * as words from '../words';
import type { ControlProps } from './ControlProps';

/** A field's choices, and the way between their ids and their values. */
export interface Choices {
  options: ChoiceOption[];
  idOf: (value: Json | undefined) => string | undefined;
  valueOf: (id: string | undefined) => Json | undefined;
}

/** The choices of a field: the values of its schema with the names the uiSchema, else the schema gives them. */
export function useChoices({ schema, options }: ControlProps): Choices {
  const { t } = useStrings();
  const { enumNames, enumDisabled } = options;
  return useMemo(() => {
    const source = schema['type'] === 'array' && isObject(schema['items']) ? schema['items'] : schema;
    const listed = choicesOf(schema) ?? (schema['type'] === 'boolean' ? [true, false] : []);
    const disabled: Json[] = Array.isArray(enumDisabled) ? (enumDisabled as Json[]) : [];
    const all = Array.isArray(source['allChoices']) ? source['allChoices'] : listed;
    const indexIn = (values: Json[], value: Json) => values.findIndex((item) => isEqual(item, value));
    return {
      options: listed.flatMap((value, index) =>
        indexIn(listed, value) < index
          ? []
          : {
              id: String(index),
              label:
                nameAt(enumNames, indexIn(all, value)) ?? nameAt(source['enumNames'], index) ?? valueLabel(value, t),
              ...(disabled.some((item) => isEqual(item, value)) && { isDisabled: true }),
            },
      ),
      idOf: (value) => {
        const index = value === undefined ? -1 : indexIn(listed, value);
        return index === -1 ? undefined : String(index);
      },
      valueOf: (id) => (id === undefined ? undefined : listed[Number(id)]),
    };
  }, [schema, enumNames, enumDisabled, t]);
}

function nameAt(names: unknown, index: number): string | undefined {
  const name: unknown = Array.isArray(names) ? names[index] : undefined;
  if (typeof name === 'number') return String(name);
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** A value as words, where nobody has given it any. */
export function valueLabel(value: Json, t: Strings['t']): string {
  if (value === true) return t(words.yes);
  if (value === false) return t(words.no);
  if (value === null) return t(words.nullChoice);
  if (value === '') return t(words.emptyChoice);
  if (typeof value !== 'object') return String(value);
  const name = ['label', 'title', 'name', 'text']
    .map((key) => own(value, key))
    .find((text) => typeof text === 'string');
  return typeof name === 'string' ? name : shortJson(value);
}

function shortJson(value: Json): string {
  if (isObject(value)) {
    const scalars = Object.values(value).filter((item) => item !== null && typeof item !== 'object');
    if (scalars.length > 0) return scalars.map(String).join(' · ');
  }
  return JSON.stringify(value);
}
