import type { ReactNode } from 'react';
import type { Person, UploadFile } from './FormContext';
import type { FormIssue } from './FormIssue';
import type { JsonObject } from './json';
import type { ValidatorKind } from './validator';

export interface SchemaFormProps {
  /** Stable and unique in the page: the ids of all elements build on it. */
  id: string;
  /** A JSON Schema of any draft, or its JSON text. Untrusted: repaired, capped, never fetched from. */
  schema: unknown;
  /** A react-jsonschema-form uiSchema, or its JSON text. Untrusted: only an allow-list of options is used. @default {} */
  uiSchema?: unknown;
  /** What is prefilled. @default {} */
  formData?: unknown;
  /** What `onDraftChange` last gave: the form goes on from there; what it lacks was cleared. Read once, when the form is first drawn. */
  draft?: unknown;
  /** Top-level properties that are shown and never answered. @default [] */
  outputFields?: readonly string[] | undefined;
  /** The answer: valid, hidden and output-only fields left out. */
  onSubmit: (values: JsonObject) => void;
  /** Without it there is no cancel button. */
  onCancel?: (() => void) | undefined;
  /** After each change: what is in the form so far, passwords left out. */
  onDraftChange?: ((values: JsonObject) => void) | undefined;
  /** @default the uiSchema's own, else our word for "Submit" */
  submitText?: string | undefined;
  /** @default our word for "Cancel" */
  cancelText?: string | undefined;
  /** Further buttons, between submit and cancel. */
  secondaryActions?: ReactNode;
  /** Drawn as a heading above the fields and the form's accessible name; the schema's own title is not drawn. */
  title?: string | undefined;
  /** Drawn below the title. */
  description?: string | undefined;
  /** Names the form where its title is drawn elsewhere: the id of that element. */
  labelledBy?: string | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Shows the form and accepts nothing. @default false */
  isDisabled?: boolean | undefined;
  /** The answer is on its way: nothing can be changed or sent. @default false */
  isBusy?: boolean | undefined;
  /** What the submit button says meanwhile. @default our word for "Sending…" */
  busyText?: string | undefined;
  /** Which engine validates. @default 'auto' */
  validator?: ValidatorKind | undefined;
  /** Stores picked files. Without it file controls say that they cannot take any. */
  uploadFile?: UploadFile | undefined;
  /** Who can be picked in a user picker. */
  people?: readonly Person[] | undefined;
  /** What was wrong with schema, uiSchema or data, once per issue. */
  onIssue?: ((issue: FormIssue) => void) | undefined;
}
