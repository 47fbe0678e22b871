import { useMemo } from 'react';
import { Table, useStrings } from '../../ui';
import type { TableColumn, TableRow } from '../../ui';
import { isOutput } from '../chooseWidget';
import { isEqual, isObject, own, pathKey } from '../json';
import type { Json, JsonObject } from '../json';
import { uiOptionsOf } from '../FormPlan';
import { valueLabel } from './choices';
import { pathOf, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

/** Rows to read, or to choose one or several from; the answer is a list of the rows as they came, or one row where the schema asks for one. */
export function TableWidget(props: ControlProps) {
  const { schema, value, onChange, registry, uiSchema } = props;
  const { t } = useStrings();
  const rows = registry.formContext.rows.get(pathKey(pathOf(props))) ?? noRows;
  const columns = useMemo(() => columnsOf(schema, rows), [schema, rows]);
  const shown = useMemo<TableRow[]>(
    () => rows.map((row, index) => ({ id: String(index), cells: cellsOf(row, columns, t) })),
    [rows, columns, t],
  );
  const isView = isOutput(schema, uiOptionsOf(uiSchema));
  const isList = schema['type'] === 'array';
  const isMultiple = isList && schema['tableType'] !== 'single';
  const chosen = isList ? (Array.isArray(value) ? value : []) : value === undefined ? [] : [value];
  const selectedIds = chosen.flatMap((row) => {
    const index = rows.indexOf(row) === -1 ? rows.findIndex((other) => isEqual(other, row)) : rows.indexOf(row);
    return index === -1 ? [] : [String(index)];
  });
  const select = (ids: string[]) => {
    const picked = ids.map((id) => rows[Number(id)]!);
    onChange(isList ? picked : picked[0]);
  };
  return (
    <Table
      {...toFieldProps(props)}
      columns={columns}
      rows={shown}
      selectionMode={isView ? 'none' : isMultiple ? 'multiple' : 'single'}
      selectedIds={selectedIds}
      onSelectionChange={select}
      maximumSelected={isMultiple && typeof schema['maxItems'] === 'number' ? schema['maxItems'] : undefined}
      isSortable={schema['isSortable'] === true}
      isSearchable={schema['isSearchable'] === true}
      rowsPerPage={typeof schema['defaultRowSize'] === 'number' ? schema['defaultRowSize'] : undefined}
    />
  );
}

const noRows: Json[] = [];
const maxColumns = 50;

/** The columns of a table: its headers, else the titles of its properties, else the keys of its rows. */
export function columnsOf(schema: JsonObject, rows: readonly Json[]): TableColumn[] {
  const headers = Array.isArray(schema['headers']) ? schema['headers'] : [];
  const given = headers.flatMap((header) => {
    const key = own(header, 'key');
    return typeof key === 'string' ? [{ key, header: text(own(header, 'header')) ?? key }] : [];
  });
  if (given.length > 0) return given.slice(0, maxColumns);
  const properties = own(schema, 'properties') ?? own(own(schema, 'items'), 'properties');
  if (isObject(properties) && Object.keys(properties).length > 0) {
    return Object.keys(properties)
      .slice(0, maxColumns)
      .map((key) => ({ key, header: text(own(properties[key], 'title')) ?? key }));
  }
  const keys = new Set(rows.slice(0, 20).flatMap((row) => (isObject(row) ? Object.keys(row) : [])));
  keys.delete('rowId');
  return keys.size > 0
    ? [...keys].slice(0, maxColumns).map((key) => ({ key, header: key }))
    : [{ key: '', header: text(schema['title']) ?? '' }];
}

function cellsOf(
  row: Json,
  columns: readonly TableColumn[],
  t: Parameters<typeof valueLabel>[1],
): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ key }) => {
      const cell = isObject(row) ? own(row, key) : key === '' ? row : undefined;
      return [key, cell === undefined || cell === null ? '' : valueLabel(cell, t)];
    }),
  );
}
