import { EditableTable, useStrings } from '../../ui';
import type { EditableColumn, TableColumn } from '../../ui';
import { isObject, own } from '../json';
import type { Json, JsonObject } from '../json';
import * as words from '../words';
import { holdOf, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';
import { columnsOf } from './TableWidget';

/** The column of a list whose rows are no objects. */
const wholeRow = '';

/** Rows to change, each cell in the kind its column has. The answer is the list of rows. */
export function EditableTableWidget(props: ControlProps) {
  const { schema, value, onChange, label } = props;
  const { t } = useStrings();
  const given: Json[] = Array.isArray(value) ? value : [];
  const rows: JsonObject[] = given.map((row) => (isObject(row) ? row : { [wholeRow]: row }));
  const columns = columnsOf(schema, given);
  const isPlain = columns.length === 1 && columns[0]!.key === wholeRow;
  const change = (next: JsonObject[]) => onChange(isPlain ? next.map((row) => own(row, wholeRow) ?? '') : next);
  return (
    <EditableTable<JsonObject>
      {...toFieldProps(props)}
      columns={columns.map((column) => toEditable(column, schema, rows, label))}
      value={rows}
      onChange={change}
      onDraftChange={(count) =>
        holdOf(props)(count === 0 ? undefined : t(words.invalid, { label: label || t(words.field) }))
      }
      isRowAddable={schema['isRowAddable'] !== false}
      isRowDeletable={schema['isRowDeletable'] !== false}
      maximumRows={typeof schema['maxItems'] === 'number' ? schema['maxItems'] : undefined}
    />
  );
}

function toEditable(
  { key, header }: TableColumn,
  schema: JsonObject,
  rows: readonly JsonObject[],
  label: string,
): EditableColumn {
  const { items } = schema;
  const cellSchema =
    key === wholeRow ? items : (own(own(items, 'properties'), key) ?? own(own(schema, 'properties'), key));
  return { key, header: header || label, kind: kindOf(cellSchema) ?? kindIn(rows, key) };
}

function kindOf(schema: Json | undefined): EditableColumn['kind'] {
  const type = own(schema, 'type');
  if (type === 'number' || type === 'integer' || type === 'boolean') return type;
  if (type !== 'string') return undefined;
  return own(schema, 'format') === 'date' ? 'date' : 'text';
}

/** The kind of a column that no schema tells of: that of all its cells. */
function kindIn(rows: readonly JsonObject[], key: string): EditableColumn['kind'] {
  const types = new Set(rows.map((row) => typeof own(row, key)));
  types.delete('undefined');
  const [type] = types;
  return types.size === 1 && (type === 'number' || type === 'boolean') ? type : 'text';
}
