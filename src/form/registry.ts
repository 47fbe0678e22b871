import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { SchemaUtilsType } from '@rjsf/utils';
import { choicesOf } from './chooseWidget';
import { ArrayField } from './fields/ArrayField';
import { MultiSchemaField } from './fields/MultiSchemaField';
import { ObjectField } from './fields/ObjectField';
import { ValueField } from './fields/ValueField';
import type { FormContext, FormRegistry } from './FormContext';
import { uiOptionsOf } from './FormPlan';
import type { FormPlan } from './FormPlan';
import type { Json, JsonObject } from './json';
import { FieldTemplate } from './templates/FieldTemplate';
import { widgets } from './widgets';

const nothing = () => null;

/** Names that come from a schema are looked up among these: no name is inherited. */
const fields: object = Object.assign(Object.create(null), {
  SchemaField,
  StringField: ValueField,
  NumberField: ValueField,
  BooleanField: ValueField,
  NullField: ValueField,
  FallbackField: ValueField,
  ObjectField,
  ArrayField,
  AnyOfField: MultiSchemaField,
  OneOfField: MultiSchemaField,
});

/** Labels, descriptions, help and errors are drawn by the controls, which link them. */
const templates: object = {
  FieldTemplate,
  DescriptionFieldTemplate: nothing,
  FieldHelpTemplate: nothing,
  FieldErrorTemplate: nothing,
};

/**
 * The registry react-jsonschema-form's `SchemaField` works with: its field contract, our fields, templates and controls, and the
 * form's own way to resolve schemas. The stock `Form` is not used: it refills defaults, copies the data on each key and validates
 * and prints what a payload says.
 */
export function createRegistry(plan: FormPlan, formContext: FormContext): FormRegistry {
  const schemaUtils = {
    getRootSchema: () => plan.root,
    retrieveSchema: (schema: JsonObject, value?: unknown) => plan.resolve(schema, value as Json | undefined),
    isSelect: (schema: JsonObject) => choicesOf(schema) !== undefined,
    isMultiSelect: (schema: JsonObject) => schema['type'] === 'array' && choicesOf(schema) !== undefined,
    getDisplayLabel: (_schema: JsonObject, uiSchema?: unknown) => uiOptionsOf(uiSchema as never)['label'] !== false,
  };
  return {
    fields,
    templates,
    widgets,
    rootSchema: plan.root,
    schemaUtils: schemaUtils as unknown as SchemaUtilsType<Json, JsonObject, FormContext>,
    formContext,
    translateString: (text: string) => text,
    globalFormOptions: {
      idPrefix: formContext.formId,
      idSeparator: '-',
      experimental_componentUpdateStrategy: 'shallow',
    },
    globalUiOptions: {},
  } as unknown as FormRegistry;
}
