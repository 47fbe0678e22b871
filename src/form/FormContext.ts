import type { Registry, UiSchema } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Branches } from './branches';
import type { FormIssue } from './FormIssue';
import type { FormPlan } from './FormPlan';
import type { FormStore } from './FormStore';
import type { Json, JsonObject, Path } from './json';

/** Stores a picked file and answers with the reference to submit; `onProgress` takes a share from 0 to 1. */
export type UploadFile = (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Json>;

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
  /** Rows of tables by path. */
  rows: ReadonlyMap<string, Json[]>;
  uploadFile: UploadFile | undefined;
  people: readonly Person[] | undefined;
  onIssue: (issue: FormIssue) => void;
}

/** The registry of a form of ours. */
export type FormRegistry = Registry<Json, JsonObject, FormContext>;

/** What the field that draws any schema takes. */
export interface SchemaFieldProps {
  name: string;
  title?: string | undefined;
  schema: JsonObject;
  uiSchema: UiSchema | undefined;
  formData: Json | undefined;
  fieldPathId: { path: Path; $id: string };
  required: boolean;
  disabled: boolean;
  readonly: boolean;
  hideError: boolean;
  onChange: (value: Json | undefined, path: Path) => void;
  onBlur: unknown;
  onFocus: unknown;
  registry: unknown;
}

/** The field that draws any schema, as react-jsonschema-form's registry holds it. */
export function schemaFieldOf(registry: { fields: object }): ComponentType<SchemaFieldProps> {
  return (registry.fields as { SchemaField: ComponentType<SchemaFieldProps> }).SchemaField;
}
