import { useEffect, useRef } from 'react';
import { useStrings } from '../../ui';
import { elementId } from '../elementId';
import type { FormFieldProps } from '../FormContext';
import { childSchema, childUi, uiOptionsOf } from '../FormPlan';
import type { Json, JsonObject } from '../json';
import { initialValue } from '../readFormData';
import { ArrayFieldTemplate } from '../templates/ArrayFieldTemplate';
import * as words from '../words';
import * as fieldWords from './fieldWords';
import { ArrayItem } from './ArrayItem';
import { useItemKeys } from './useItemKeys';

const noItems: Json[] = [];

/** The items of a list, one below the other, to add to, to move and to remove. */
export function ArrayItems(props: FormFieldProps) {
  const {
    schema,
    uiSchema,
    formData,
    fieldPathId,
    childFieldPathId,
    onChange,
    registry,
    name,
    title,
    disabled = false,
    readonly = false,
  } = props;
  const { plan, branches, rearrange, store, formId } = registry.formContext;
  const { t } = useStrings();
  const { path } = childFieldPathId ?? fieldPathId;
  const options = uiOptionsOf(uiSchema);
  const items = Array.isArray(formData) ? formData : noItems;
  const keys = useItemKeys(items.length);
  const root = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef<string>(undefined);
  useEffect(() => {
    const wanted = wantsFocus.current;
    wantsFocus.current = undefined;
    if (wanted !== undefined) root.current?.querySelector<HTMLElement>(wanted)?.focus();
  });

  const fixedCount = Array.isArray(schema['items']) ? schema['items'].length : 0;
  const isLocked = disabled || readonly;
  const maximum = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : Infinity;
  const isOpen = fixedCount === 0 || childSchema(schema, fixedCount) !== undefined;
  const canAdd = !isLocked && isOpen && options['addable'] !== false && items.length < maximum;
  const label = labelText(options['title']) ?? labelText(schema['title']) ?? labelText(title) ?? name;
  const singular = label === '' ? t(words.field) : label;

  const add = () => {
    const index = items.length;
    const value = initialValue(plan, childSchema(schema, index), childUi(uiSchema, index), [...path, index], branches);
    keys.insert(index);
    wantsFocus.current = `[data-item="${index}"] :is(input, textarea, select, button)`;
    onChange([...items, value ?? null], path);
    store.announce(t(fieldWords.added, { label: singular, position: index + 1 }));
  };
  const copy = (index: number) => {
    keys.insert(index + 1);
    rearrange(path, (row) => (row > index ? row + 1 : row));
    wantsFocus.current = `[data-item="${index + 1}"] :is(input, textarea, select, button)`;
    onChange([...items.slice(0, index + 1), items[index]!, ...items.slice(index + 1)], path);
    store.announce(t(fieldWords.added, { label: singular, position: index + 2 }));
  };
  const remove = (index: number) => {
    keys.remove(index);
    rearrange(path, (row) => (row === index ? undefined : row > index ? row - 1 : row));
    wantsFocus.current =
      items.length > 1
        ? `[data-item="${Math.min(index, items.length - 2)}"] [data-action="remove"] button`
        : '[data-action="add"] button';
    onChange(
      items.filter((_item, position) => position !== index),
      path,
    );
    store.announce(t(fieldWords.removed, { label: singular, position: index + 1 }));
  };
  const move = (from: number, to: number) => {
    keys.move(from, to);
    rearrange(path, (row) => {
      if (row === from) return to;
      if (row > from && row <= to) return row - 1;
      return row >= to && row < from ? row + 1 : row;
    });
    const direction = to < from ? 'up' : 'down';
    const isAtEnd = to === fixedCount || to === items.length - 1;
    wantsFocus.current = `[data-item="${to}"] [data-action="${isAtEnd ? (direction === 'up' ? 'down' : 'up') : direction}"] button`;
    const next = items.filter((_item, position) => position !== from);
    next.splice(to, 0, items[from]!);
    onChange(next, path);
    store.announce(
      t(fieldWords.moved, {
        label: t(fieldWords.itemLabel, { label: singular, position: from + 1 }),
        position: to + 1,
      }),
    );
  };

  return (
    <ArrayFieldTemplate
      rootRef={root}
      id={elementId(formId, path)}
      field={props}
      path={path}
      label={label}
      onAdd={canAdd ? add : undefined}
      isEmpty={items.length === 0}
    >
      {items.map((item, index) => {
        const isFixed = index < fixedCount;
        const canMove = !isLocked && !isFixed && options['orderable'] !== false;
        return (
          <ArrayItem
            key={keys.at(index)}
            parent={props}
            path={path}
            index={index}
            label={singular}
            item={item ?? undefined}
            schema={childSchema(schema, index) ?? defaultItem}
            onCopy={canAdd && !isFixed && options['copyable'] === true ? copy : undefined}
            onRemove={!isLocked && !isFixed && options['removable'] !== false ? remove : undefined}
            onMoveUp={canMove && index > fixedCount ? move : undefined}
            onMoveDown={canMove && index < items.length - 1 ? move : undefined}
          />
        );
      })}
    </ArrayFieldTemplate>
  );
}

const defaultItem: JsonObject = { type: 'string' };

function labelText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
