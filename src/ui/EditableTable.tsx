import { useId, useState } from 'react';
import { Button } from './Button';
import { DateField } from './DateField';
import type { DateProblem } from './dateProblem';
import { FieldFoot, FieldHead, useField } from './Field';
import type { FieldProps } from './Field';
import { focusField } from './focusField';
import { PlusIcon } from './markIcons';
import { TrashIcon } from './thingIcons';
import { NumberField } from './NumberField';
import { onFocusWithin } from './onFocusWithin';
import type { NumberProblem } from './parseNumber';
import { useStrings } from './strings/StringsProvider';
import * as words from './tableWords';
import { TextField } from './TextField';
import { VisuallyHidden } from './VisuallyHidden';

/** A cell's value: what JSON has for it, undefined where it was never filled in. */
export type EditableCell = string | number | boolean | null | undefined;

/** A row: its cells by column; keys that no column shows are kept. */
export type EditableRow = Readonly<Record<string, unknown>>;

/** A column, and what its cells hold. */
export interface EditableColumn {
  key: string;
  header: string;
  /** @default 'text' */
  kind?: 'text' | 'number' | 'integer' | 'boolean' | 'date' | undefined;
}

export interface EditableTableProps<Row extends EditableRow> extends FieldProps {
  columns: readonly EditableColumn[];
  value: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** How many cells hold a text that is not a value; 0 once there is none. */
  onDraftChange?: ((count: number) => void) | undefined;
  /** @default true */
  isRowAddable?: boolean | undefined;
  /** @default true */
  isRowDeletable?: boolean | undefined;
  /** Once so many rows are there, none can be added. */
  maximumRows?: number | undefined;
}

interface CellProps {
  id: string;
  label: string;
  column: EditableColumn;
  value: unknown;
  onChange: (value: EditableCell) => void;
  onProblem: (problem: DateProblem | NumberProblem | undefined) => void;
  isDisabled: boolean;
  isReadOnly: boolean;
}

function Cell({ id, label, column, value, onChange, onProblem, isDisabled, isReadOnly }: CellProps) {
  const field = { id, label, isLabelHidden: true, isDisabled, isReadOnly };
  const text =
    value === undefined || value === null ? undefined : typeof value === 'string' ? value : JSON.stringify(value);
  if (column.kind === 'boolean') {
    return (
      <input
        className="tr-Table-choice"
        id={id}
        type="checkbox"
        aria-label={label}
        checked={value === true}
        disabled={isDisabled || isReadOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  if (column.kind === 'date')
    return <DateField {...field} value={text} onChange={onChange} onDraftChange={onProblem} />;
  if ((column.kind === 'number' || column.kind === 'integer') && (text === undefined || typeof value === 'number')) {
    return (
      <NumberField
        {...field}
        value={typeof value === 'number' ? value : undefined}
        onChange={onChange}
        onDraftChange={onProblem}
        isInteger={column.kind === 'integer'}
      />
    );
  }
  return <TextField {...field} value={text} onChange={onChange} />;
}

/** Rows to fill in: one control for each cell, rows to add and to delete. Keys that no column shows stay as they came. */
export function EditableTable<Row extends EditableRow>(props: EditableTableProps<Row>) {
  const {
    columns,
    value,
    onChange,
    onDraftChange,
    isRowAddable = true,
    isRowDeletable = true,
    maximumRows = Infinity,
    isDisabled = false,
    isReadOnly = false,
  } = props;
  const { t } = useStrings();
  const parts = useField(props);
  const cellId = useId();
  const [news, setNews] = useState('');
  const [keys, setKeys] = useState<{ next: number; list: readonly number[] }>({
    next: value.length,
    list: value.map((_, index) => index),
  });
  const [problems, setProblems] = useState<ReadonlySet<string>>(new Set());
  let list = keys.list;
  if (list.length !== value.length) {
    list = value.map((_, index) => keys.next + index);
    setKeys({ next: keys.next + value.length, list });
  }

  const isLocked = isDisabled || isReadOnly;
  const idOf = (key: number, column: number) => `${cellId}-${key}-${column}`;
  const report = (next: ReadonlySet<string>) => {
    setProblems(next);
    if (next.size !== problems.size) onDraftChange?.(next.size);
  };
  const setCell = (index: number, key: string, cell: EditableCell) => {
    const rest = Object.entries(value[index]!).filter(([name]) => name !== key);
    const row = Object.fromEntries(cell === undefined ? rest : [...rest, [key, cell]]) as Row;
    onChange(value.map((other, position) => (position === index ? row : other)));
  };
  const addRow = () => {
    setKeys({ next: keys.next + 1, list: [...list, keys.next] });
    onChange([...value, {} as Row]);
    setNews(t(words.rowAdded, { count: value.length + 1 }));
    const id = idOf(keys.next, 0);
    requestAnimationFrame(() => focusField(id));
  };
  const deleteRow = (index: number) => {
    const key = list[index]!;
    setKeys({ next: keys.next, list: list.filter((_, position) => position !== index) });
    onChange(value.filter((_, position) => position !== index));
    report(new Set([...problems].filter((id) => !id.startsWith(`${cellId}-${key}-`))));
    setNews(t(words.rowDeleted, { count: value.length - 1 }));
    const neighbor = list[index + 1] ?? list[index - 1];
    focusField(neighbor === undefined ? `${parts.id}-add` : idOf(neighbor, 0));
  };
  return (
    <div
      className="tr-Field tr-TableField tr-EditableTableField"
      id={parts.id}
      role="group"
      aria-labelledby={parts.labelId}
      aria-describedby={parts.describedBy}
      data-invalid={parts.isInvalid || undefined}
      {...onFocusWithin({ onFocus: props.onFocus, onBlur: props.onBlur })}
    >
      <FieldHead field={props} parts={parts} kind="group" />
      <div className="tr-Table-frame">
        {value.length === 0 ? (
          <div className="tr-Table-empty">{t(words.noRows)}</div>
        ) : (
          <div className="tr-Table-scroll">
            <table className="tr-Table" role="table" aria-labelledby={parts.labelId}>
              <thead className="tr-Table-head" role="rowgroup">
                <tr role="row">
                  {columns.map(({ key, header }) => (
                    <th key={key} role="columnheader" scope="col">
                      <bdi>{header}</bdi>
                    </th>
                  ))}
                  {isRowDeletable && !isLocked && (
                    <th role="columnheader" scope="col">
                      <VisuallyHidden>{t(words.rowActions)}</VisuallyHidden>
                    </th>
                  )}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {value.map((row, index) => (
                  <tr key={list[index]} role="row">
                    {columns.map((column, position) => {
                      const id = idOf(list[index]!, position);
                      return (
                        <td key={column.key} role="cell" className="tr-Table-cell" data-label={column.header}>
                          <Cell
                            id={id}
                            label={t(words.cellOfRow, { column: column.header, number: index + 1 })}
                            column={column}
                            value={Object.hasOwn(row, column.key) ? row[column.key] : undefined}
                            onChange={(cell) => setCell(index, column.key, cell)}
                            onProblem={(problem) =>
                              report(
                                new Set(problem ? [...problems, id] : [...problems].filter((other) => other !== id)),
                              )
                            }
                            isDisabled={isDisabled}
                            isReadOnly={isReadOnly}
                          />
                        </td>
                      );
                    })}
                    {isRowDeletable && !isLocked && (
                      <td role="cell" className="tr-EditableTable-actions">
                        <Button
                          variant="quiet"
                          isIcon
                          aria-label={t(words.deleteRow, { number: index + 1 })}
                          onPress={() => deleteRow(index)}
                        >
                          <TrashIcon />
                        </Button>
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
      {isRowAddable && !isLocked && (
        <div>
          <Button id={`${parts.id}-add`} isDisabled={value.length >= maximumRows} onPress={addRow}>
            <PlusIcon /> {t(words.addRow)}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <FieldFoot field={props} parts={parts} />
    </div>
  );
}
