export { DataWidget as TableWidget, DataWidget as EditableTableWidget } from './viewWidgets';
