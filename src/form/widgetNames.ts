/** The names of our form controls; where react-jsonschema-form has one of the kind, its name. */
export type WidgetName =
  | 'TextWidget'
  | 'TextareaWidget'
  | 'PasswordWidget'
  | 'EmailWidget'
  | 'URLWidget'
  | 'NumberWidget'
  | 'RangeWidget'
  | 'RadioWidget'
  | 'CheckboxWidget'
  | 'CheckboxesWidget'
  | 'SelectWidget'
  | 'ComboboxWidget'
  | 'MultiselectWidget'
  | 'ColorWidget'
  | 'DateWidget'
  | 'DateTimeWidget'
  | 'TimeWidget'
  | 'DateRangeWidget'
  | 'TimeRangeWidget'
  | 'MultiDateWidget'
  | 'FileWidget'
  | 'FileDownloadWidget'
  | 'TableWidget'
  | 'EditableTableWidget'
  | 'BulletListWidget'
  | 'DataWidget'
  | 'UserPickerWidget'
  | 'HiddenWidget';

const otherNames: Record<string, WidgetName> = {
  text: 'TextWidget',
  textwidget: 'TextWidget',
  string: 'TextWidget',
  textarea: 'TextareaWidget',
  textareawidget: 'TextareaWidget',
  password: 'PasswordWidget',
  passwordwidget: 'PasswordWidget',
  email: 'EmailWidget',
  emailwidget: 'EmailWidget',
  uri: 'URLWidget',
  url: 'URLWidget',
  urlwidget: 'URLWidget',
  updown: 'NumberWidget',
  updownwidget: 'NumberWidget',
  numberwidget: 'NumberWidget',
  number: 'NumberWidget',
  range: 'RangeWidget',
  rangewidget: 'RangeWidget',
  radio: 'RadioWidget',
  radiowidget: 'RadioWidget',
  checkbox: 'CheckboxWidget',
  checkboxwidget: 'CheckboxWidget',
  checkboxes: 'CheckboxesWidget',
  checkboxeswidget: 'CheckboxesWidget',
  select: 'SelectWidget',
  selectwidget: 'SelectWidget',
  combobox: 'ComboboxWidget',
  comboboxwidget: 'ComboboxWidget',
  multiselectdropdown: 'MultiselectWidget',
  multiselect: 'MultiselectWidget',
  color: 'ColorWidget',
  colorwidget: 'ColorWidget',
  date: 'DateWidget',
  datewidget: 'DateWidget',
  altdatewidget: 'DateWidget',
  'alt-date': 'DateWidget',
  'date-time': 'DateTimeWidget',
  datetime: 'DateTimeWidget',
  datetimewidget: 'DateTimeWidget',
  altdatetimewidget: 'DateTimeWidget',
  'alt-datetime': 'DateTimeWidget',
  time: 'TimeWidget',
  timewidget: 'TimeWidget',
  multidatewidget: 'MultiDateWidget',
  file: 'FileWidget',
  files: 'FileWidget',
  filewidget: 'FileWidget',
  fileupload: 'FileWidget',
  fileuploadwidget: 'FileWidget',
  filedownloadwidget: 'FileDownloadWidget',
  filedownload: 'FileDownloadWidget',
  table: 'TableWidget',
  tablewidget: 'TableWidget',
  editabletable: 'EditableTableWidget',
  bulletlist: 'BulletListWidget',
  bulletlistwidget: 'BulletListWidget',
  datawidget: 'DataWidget',
  userpickerwidget: 'UserPickerWidget',
  userpicker: 'UserPickerWidget',
  hidden: 'HiddenWidget',
  hiddenwidget: 'HiddenWidget',
};

/** Our control for a name a uiSchema may use (react-jsonschema-form's, IBM's, any case), or undefined. */
export function toWidgetName(name: string): WidgetName | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(otherNames, key) ? otherNames[key] : undefined;
}
