// The react-jsonschema-form theme, built only from our own controls, and the form around it.
// In: a schema, a uiSchema and data, none of them trusted. Out: a valid answer, a cancel, issues.
// Refuses: tools, responses, Markdown, scripts, remote references.
export { StringsProvider } from '../ui';
export type { Catalogue, StringsProviderProps } from '../ui';
export { SchemaForm } from './SchemaForm';
export type { SchemaFormProps } from './SchemaFormProps';
export type { FormIssue } from './FormIssue';
export type { Person, UploadFile } from './FormContext';
export { matchPattern } from './validator';
export type { ValidatorKind } from './validator';
