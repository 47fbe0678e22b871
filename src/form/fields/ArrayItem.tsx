import type { UiSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { ArrowDownIcon, ArrowUpIcon, Button, CopyIcon, TrashIcon, useStrings } from '../../ui';
import { elementId } from '../elementId';
import { schemaFieldOf } from '../FormContext';
import type { FormFieldProps } from '../FormContext';
import { childUi } from '../FormPlan';
import { own } from '../json';
import type { Json, JsonObject, Path } from '../json';
import * as fieldWords from './fieldWords';

export interface ArrayItemProps {
  parent: FormFieldProps;
  path: Path;
  index: number;
  /** The list's label. */
  label: string;
  item: Json | undefined;
  schema: Json;
  onCopy: ((index: number) => void) | undefined;
  onRemove: ((index: number) => void) | undefined;
  onMoveUp: ((from: number, to: number) => void) | undefined;
  onMoveDown: ((from: number, to: number) => void) | undefined;
}

/** One row of a list: the item, and buttons that move and remove it, each named for its row. */
export const ArrayItem = memo(function ArrayItem({
  parent,
  path,
  index,
  label,
  item,
  schema,
  onCopy,
  onRemove,
  onMoveUp,
  onMoveDown,
}: ArrayItemProps) {
  const {
    registry,
    uiSchema,
    onChange,
    onBlur,
    onFocus,
    disabled = false,
    readonly = false,
    hideError = false,
  } = parent;
  const SchemaField = schemaFieldOf(registry);
  const { formId } = registry.formContext;
  const { t } = useStrings();
  const position = index + 1;
  const fieldPathId = useMemo(() => {
    const at = [...path, index];
    return { path: at, $id: elementId(formId, at) };
  }, [formId, path, index]);
  const isFixed = !onRemove && typeof own(schema, 'title') === 'string';
  const named = useMemo(
    () => (isFixed ? schema : withTitle(schema, t(fieldWords.itemLabel, { label, position }))),
    [isFixed, schema, label, position, t],
  );
  const names = { label, position };
  return (
    <div className="tr-ArrayItem" data-item={index}>
      <div className="tr-ArrayItem-content">
        <SchemaField
          name={`${label} ${position}`}
          schema={named as JsonObject}
          uiSchema={childUi(uiSchema, index) ?? noUi}
          formData={item}
          fieldPathId={fieldPathId}
          required={false}
          disabled={disabled}
          readonly={readonly}
          hideError={hideError}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
          registry={registry}
        />
      </div>
      {(onCopy || onRemove || onMoveUp || onMoveDown) && (
        <div className="tr-ArrayItem-actions">
          {onMoveUp && (
            <span data-action="up">
              <Button
                variant="quiet"
                isIcon
                aria-label={t(fieldWords.moveUp, names)}
                onPress={() => onMoveUp(index, index - 1)}
              >
                <ArrowUpIcon />
              </Button>
            </span>
          )}
          {onMoveDown && (
            <span data-action="down">
              <Button
                variant="quiet"
                isIcon
                aria-label={t(fieldWords.moveDown, names)}
                onPress={() => onMoveDown(index, index + 1)}
              >
                <ArrowDownIcon />
              </Button>
            </span>
          )}
          {onCopy && (
            <span data-action="copy">
              <Button variant="quiet" isIcon aria-label={t(fieldWords.copy, names)} onPress={() => onCopy(index)}>
                <CopyIcon />
              </Button>
            </span>
          )}
          {onRemove && (
            <span data-action="remove">
              <Button variant="quiet" isIcon aria-label={t(fieldWords.remove, names)} onPress={() => onRemove(index)}>
                <TrashIcon />
              </Button>
            </span>
          )}
        </div>
      )}
    </div>
  );
});

const noUi: UiSchema = {};

function withTitle(schema: Json, title: string): Json {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return { type: 'string', title };
  return typeof schema['title'] === 'string'
    ? { ...schema, title: `${schema['title']} ${title.match(/\d+$/)?.[0] ?? ''}`.trim() }
    : { ...schema, title };
}
