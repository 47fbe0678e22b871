export { ColorWidget } from './ColorWidget';
export { ComboboxWidget } from './ComboboxWidget';
export { MultiselectWidget } from './MultiselectWidget';
export { RangeWidget } from './RangeWidget';
export { UserPickerWidget } from './UserPickerWidget';
