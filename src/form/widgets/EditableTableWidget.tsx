import { Button, FieldErrors, PlusIcon, TextField, TrashIcon, useStrings } from '../../ui';
import { isObject, mapOwn, own, setOwn } from '../json';
import type { Json, JsonObject } from '../json';
import * as words from '../words';
import { toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';
import { columnsOf } from './TableWidget';

/** Rows to change: each cell a text, each row to remove, new ones to add where the schema allows it. The answer is the list of rows. */
export function EditableTableWidget(props: ControlProps) {
  const { schema, value, onChange, label } = props;
  const { t } = useStrings();
  const field = toFieldProps(props);
  const rows: Json[] = Array.isArray(value) ? value : [];
  const columns = columnsOf(schema, rows);
  const isLocked = field.isDisabled === true || field.isReadOnly === true;
  const isPlain = columns.length === 1 && columns[0]!.key === '';
  const change = (index: number, key: string, next: string) => onChange(rows.map((row, position) => (position === index ? withCell(row, key, next) : row)));
  const describedBy = [field.description && `${props.id}-description`, (field.errors?.length ?? 0) > 0 && `${props.id}-error`].filter(Boolean).join(' ');
  return (
    <div className="tr-EditableTable" role="group" id={props.id} tabIndex={-1} aria-labelledby={`${props.id}-label`} aria-describedby={describedBy || undefined}>
      <div className="tr-Group-head" id={`${props.id}-label`}>
        <span className="tr-Group-title"><bdi>{label}</bdi></span>
        {field.isRequired && <span className="tr-Field-required" aria-hidden="true">*</span>}
      </div>
      {field.description && <div className="tr-Field-description" id={`${props.id}-description`} dir="auto">{field.description}</div>}
      {rows.length === 0 && <div className="tr-Array-empty">{t(words.noItems)}</div>}
      {rows.map((row, index) => {
        const names = { label: label || t(words.field), position: index + 1 };
        return (
          <div className="tr-ArrayItem" role="group" aria-label={t(words.itemLabel, names)} key={index}>
            <div className="tr-EditableTable-cells">
              {columns.map((column) => (
                <TextField
                  key={column.key}
                  label={column.header || t(words.itemLabel, names)}
                  value={cellText(row, column.key)}
                  onChange={(next) => change(index, column.key, next)}
                  isDisabled={field.isDisabled}
                  isReadOnly={field.isReadOnly}
                />
              ))}
            </div>
            {!isLocked && schema['isRowDeletable'] !== false && (
              <Button variant="quiet" isIcon aria-label={t(words.remove, names)} onPress={() => onChange(rows.filter((_row, position) => position !== index))}>
                <TrashIcon />
              </Button>
            )}
          </div>
        );
      })}
      {!isLocked && schema['isRowAddable'] !== false && (
        <div>
          <Button onPress={() => onChange([...rows, isPlain ? '' : {}])} aria-label={t(words.add, { label: label || t(words.field) })}>
            <PlusIcon /> {t(words.addShort)}
          </Button>
        </div>
      )}
      {(field.errors?.length ?? 0) > 0 && <FieldErrors id={`${props.id}-error`} errors={field.errors!} />}
    </div>
  );
}

function cellText(row: Json, key: string): string {
  const cell = isObject(row) ? own(row, key) : key === '' ? row : undefined;
  if (cell === undefined || cell === null) return '';
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}

function withCell(row: Json, key: string, text: string): Json {
  if (!isObject(row)) return key === '' ? text : { [key]: text };
  const before = own(row, key);
  const next: JsonObject = mapOwn(row, (cell) => cell);
  const number = Number(text);
  setOwn(next, key, typeof before === 'number' && text.trim() !== '' && Number.isFinite(number) ? number : text);
  return next;
}
