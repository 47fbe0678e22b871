import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { elementId } from '../elementId';
import { schemaFieldOf } from '../FormContext';
import type { FormFieldProps } from '../FormContext';
import { childUi } from '../FormPlan';
import { own } from '../json';
import type { Json, JsonObject, Path } from '../json';

export interface PropertyProps {
  /** The object the property belongs to. */
  parent: FormFieldProps;
  path: Path;
  name: string;
  schema: Json;
  isRequired: boolean;
  /** The label, where it is not the schema's to say. */
  title?: string | undefined;
  ui?: UiSchema | undefined;
}

/** One property of an object, drawn by react-jsonschema-form's `SchemaField`. */
export function Property({ parent, path, name, schema, isRequired, title, ui }: PropertyProps) {
  const {
    registry,
    formData,
    onChange,
    onBlur,
    onFocus,
    disabled = false,
    readonly = false,
    hideError = false,
  } = parent;
  const SchemaField = schemaFieldOf(registry);
  const { formId } = registry.formContext;
  const fieldPathId = useMemo(() => {
    const at = [...path, name];
    return { path: at, $id: elementId(formId, at) };
  }, [formId, path, name]);
  return (
    <SchemaField
      name={name}
      title={title ?? name}
      schema={schema as JsonObject}
      uiSchema={ui ?? childUi(parent.uiSchema, name) ?? noUi}
      formData={own(formData, name)}
      fieldPathId={fieldPathId}
      required={isRequired}
      disabled={disabled}
      readonly={readonly}
      hideError={hideError}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={onFocus}
      registry={registry}
    />
  );
}

const noUi: UiSchema = {};
