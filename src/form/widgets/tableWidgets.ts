export { EditableTableWidget } from './EditableTableWidget';
export { TableWidget } from './TableWidget';
