export { SelectWidget as ComboboxWidget, SelectWidget as RangeWidget } from './SelectWidget';
export { CheckboxesWidget as MultiselectWidget } from './CheckboxesWidget';
export { TextWidget as UserPickerWidget, TextWidget as ColorWidget } from './TextWidget';
