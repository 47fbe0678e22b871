import type { UiSchema } from '@rjsf/utils';
import type { FieldProps } from '../../ui';
import type { UiOptions } from '../chooseWidget';
import type { FormRegistry } from '../FormContext';
import type { Json, JsonObject, Path } from '../json';

/** What every form control gets: what we use of react-jsonschema-form's widget props. */
export interface ControlProps {
  id: string;
  name: string;
  label: string;
  hideLabel?: boolean | undefined;
  schema: JsonObject;
  uiSchema?: UiSchema | undefined;
  value?: Json | undefined;
  /** The field's options, its `path`, and `hold`, which holds back the submit. */
  options: UiOptions;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readonly?: boolean | undefined;
  autofocus?: boolean | undefined;
  placeholder?: string | undefined;
  rawErrors?: readonly string[] | undefined;
  onChange: (value: Json | undefined) => void;
  onBlur: (id: string, value: Json | undefined) => void;
  onFocus: (id: string, value: Json | undefined) => void;
  registry: FormRegistry;
}

/** The part of a widget's props that every control of ours takes. A required box or nullable field is not marked: it may be left alone. */
export function toFieldProps(props: ControlProps): FieldProps {
  const {
    id,
    label,
    hideLabel = false,
    schema,
    options,
    required = false,
    disabled = false,
    readonly = false,
    rawErrors,
    onBlur,
    value,
  } = props;
  return {
    id,
    label,
    isLabelHidden: hideLabel,
    description: text(options['description']) ?? text(schema['description']),
    help: text(options['help']),
    errors: rawErrors ?? [],
    isRequired: required && schema['nullable'] !== true && (schema['type'] !== 'boolean' || schema['const'] === true),
    isDisabled: disabled,
    isReadOnly: readonly,
    onBlur: () => onBlur(id, value),
  };
}

/** Where the control's value stands in the data. */
export function pathOf(props: ControlProps): Path {
  return (props.options as { path?: Path }).path ?? [];
}

/** Holds back the submit while the control shows a text that is no answer: takes the reason in words, undefined once there is none. */
export function holdOf(props: ControlProps): (message: string | undefined) => void {
  return (props.options as { hold?: (message: string | undefined) => void }).hold ?? ignore;
}

const ignore = () => undefined;

/** What stands for "cleared": the uiSchema's `emptyValue`, `null` where the field may be null, else nothing. */
export function emptyValue({ schema, options }: ControlProps): Json | undefined {
  if (options['emptyValue'] !== undefined) return options['emptyValue'] as Json;
  return schema['nullable'] === true ? null : undefined;
}

/** A text, or undefined for an empty one. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
