import type { ComponentType } from 'react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { chooseWidget } from '../chooseWidget';
import { elementId } from '../elementId';
import type { FormFieldProps } from '../FormContext';
import type { ControlProps } from '../widgets/ControlProps';
import type { WidgetName } from '../widgetNames';
import { uiOptionsOf } from '../FormPlan';
import { useFieldErrors } from '../FormStore';
import type { Json } from '../json';

/** A react-jsonschema-form field that one control holds: it chooses the control and connects it with the form. */
export function ValueField(props: FormFieldProps) {
  const {
    schema,
    uiSchema,
    formData,
    name,
    title,
    onChange,
    registry,
    fieldPathId,
    childFieldPathId,
    required = false,
    disabled = false,
    readonly = false,
    autofocus = false,
  } = props;
  const { store, formId } = registry.formContext;
  const { path } = childFieldPathId ?? fieldPathId;
  const options = uiOptionsOf(uiSchema);
  const errors = useFieldErrors(store, path);
  const change = useCallback((value: Json | undefined) => onChange(value, path), [onChange, path]);
  const leave = useCallback(() => store.leave(path), [store, path]);
  const draft = useRef<string>(undefined);
  const hold = useCallback(
    (message: string | undefined) => {
      draft.current = message;
      store.setDraft(path, message);
    },
    [store, path],
  );
  useEffect(() => {
    store.setDraft(path, draft.current);
    return () => store.setDraft(path, undefined);
  }, [store, path]);
  const widgetName = chooseWidget(schema, options) ?? 'TextWidget';
  const Widget = (registry.widgets as Record<WidgetName, ComponentType<ControlProps>>)[widgetName];
  const merged = useMemo(() => ({ ...options, path, hold }), [options, path, hold]);
  return (
    <Widget
      id={elementId(formId, path)}
      name={name}
      schema={schema}
      uiSchema={uiSchema ?? {}}
      value={formData}
      required={required}
      disabled={disabled}
      readonly={readonly}
      autofocus={autofocus}
      label={text(options['title']) ?? text(schema['title']) ?? text(title) ?? name}
      hideLabel={options['label'] === false}
      placeholder={text(options['placeholder']) ?? ''}
      options={merged}
      onChange={change}
      onBlur={leave}
      onFocus={ignore}
      rawErrors={options['hideError'] === true ? [] : [...errors]}
      registry={registry}
    />
  );
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const ignore = () => undefined;
