export { CheckboxesWidget } from './CheckboxesWidget';
export { SelectWidget } from './SelectWidget';
