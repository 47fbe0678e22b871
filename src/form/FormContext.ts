import type { UiSchema } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Branches } from './branches';
import type { FormIssue } from './FormIssue';
import type { FormPlan } from './FormPlan';
import type { FormStore } from './FormStore';
import type { Json, JsonObject, Path } from './json';
import type { Order } from './rearrange';

/** Stores a picked file and answers with the reference to submit; `onProgress` takes a share from 0 to 1. */
export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Json>;

/** Someone a user picker offers. */
export interface Person {
  /** What is submitted. */
  id: string;
  name: string;
  detail?: string | undefined;
}

/** What a form gives its fields, as react-jsonschema-form's `formContext`; the same object as long as the form's schema is the same. */
export interface FormContext {
  formId: string;
  plan: FormPlan;
  store: FormStore;
  branches: Branches;
  /** To be called before the rows of a list move, come or go: what the form remembers of each follows. */
  rearrange: (path: Path, order: Order) => void;
  /** Rows of tables by path. */
  rows: ReadonlyMap<string, Json[]>;
  uploadFile: UploadFile | undefined;
  people: readonly Person[] | undefined;
  onIssue: (issue: FormIssue) => void;
}

/** What every field of ours uses of react-jsonschema-form's registry. */
export interface FormRegistry {
  fields: object;
  widgets: object;
  formContext: FormContext;
}

/** Where a field stands, and the id its elements build on. */
export interface FieldPlace {
  path: Path;
  $id: string;
}

/**
 * What every field of ours uses of react-jsonschema-form's field props. Its own type is generic over the data, which a recursive
 * JSON type makes endless for the compiler.
 */
export interface FormFieldProps {
  name: string;
  title?: string | undefined;
  schema: JsonObject;
  uiSchema?: UiSchema | undefined;
  formData?: Json | undefined;
  fieldPathId: FieldPlace;
  /** Where the parts of the value stand, where the field itself is drawn beside a choice of branches. */
  childFieldPathId?: FieldPlace | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readonly?: boolean | undefined;
  autofocus?: boolean | undefined;
  hideError?: boolean | undefined;
  onChange: (value: Json | undefined, path: Path) => void;
  onBlur?: unknown;
  onFocus?: unknown;
  registry: FormRegistry;
}

/** The field that draws any schema, as react-jsonschema-form's registry holds it. */
export function schemaFieldOf(registry: FormRegistry): ComponentType<FormFieldProps> {
  return (registry.fields as { SchemaField: ComponentType<FormFieldProps> }).SchemaField;
}
