export { DataWidget as FileWidget } from './viewWidgets';
