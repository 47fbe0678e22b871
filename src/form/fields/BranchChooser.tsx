import type { UiSchema } from '@rjsf/utils';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RadioGroup, Select, useStrings } from '../../ui';
import { chosenBranch } from '../branches';
import { elementId } from '../elementId';
import { schemaFieldOf } from '../FormContext';
import type { FormFieldProps } from '../FormContext';
import { labelOf } from '../FormPlan';
import { useFieldErrors } from '../FormStore';
import { isObject, own, setOwn } from '../json';
import type { Json, JsonObject } from '../json';
import { initialValue } from '../readFormData';
import * as words from '../words';
import * as fieldWords from './fieldWords';

const radioLimit = 4;

export interface BranchChooserProps extends FormFieldProps {
  options: Json[];
}

/** A choice of branch, and the branch. What was typed in another branch comes back with it. */
export function BranchChooser(props: BranchChooserProps) {
  const {
    options,
    schema,
    uiSchema,
    formData,
    fieldPathId,
    name,
    registry,
    onChange,
    onBlur,
    onFocus,
    required = false,
    disabled = false,
    readonly = false,
    hideError = false,
  } = props;
  const { plan, branches, store, formId } = registry.formContext;
  const SchemaField = schemaFieldOf(registry);
  const { t } = useStrings();
  const { path } = fieldPathId;
  const errors = useFieldErrors(store, path);
  const kept = useRef(new Map<number, Json>());
  const [, redraw] = useState(0);
  const index = chosenBranch(plan, options, formData, path, branches);
  useLayoutEffect(() => {
    if (index !== undefined) branches.set(path, options, index);
    return () => branches.delete(path, options);
  }, [branches, path, options, index]);

  const shared = isObject(schema['properties']) ? schema['properties'] : {};
  const hasLegend = schema['type'] === 'object' && Object.keys(shared).length > 0;
  const ownLabel = labelOf(schema, uiSchema, name);
  const label = ownLabel || t(words.field);
  const question = ownLabel ? t(fieldWords.chooseBranch, { label }) : t(fieldWords.whatApplies);
  const choices = options.map((option, position) => ({
    id: String(position),
    label: titleOf(plan.resolve(option, formData), option, t(fieldWords.branchNumber, { position: position + 1 })),
  }));

  const choose = (id: string | undefined) => {
    const next = id === undefined ? undefined : Number(id);
    if (next === index) return;
    if (index !== undefined && formData !== undefined) kept.current.set(index, formData);
    branches.delete(path, options);
    if (next !== undefined) branches.set(path, options, next);
    onChange(next === undefined ? undefined : valueOf(next), path);
    redraw((count) => count + 1);
  };
  const valueOf = (next: number): Json | undefined => {
    const option = plan.resolve(options[next], undefined);
    const before = kept.current.get(next) ?? initialValue(plan, options[next], uiSchema, path, branches);
    if (option['type'] !== 'object' && !isObject(option['properties'])) return before;
    const value: JsonObject = {};
    for (const key of Object.keys(shared)) {
      const item = own(formData, key);
      if (item !== undefined) setOwn(value, key, item);
    }
    const properties = isObject(option['properties']) ? option['properties'] : {};
    for (const key of Object.keys(properties)) {
      const property = plan.resolve(properties[key], undefined);
      const item = own(before, key) ?? property['const'];
      if (item !== undefined) setOwn(value, key, item);
    }
    for (const key of isObject(before) ? Object.keys(before) : []) {
      if (!Object.hasOwn(value, key) && !Object.hasOwn(shared, key)) setOwn(value, key, own(before, key));
    }
    return value;
  };

  const chosen = index === undefined ? undefined : options[index];
  const branchSchema = useMemo(() => toBranchSchema(chosen, label), [chosen, label]);
  const chooser = {
    id: `${elementId(formId, path)}${hasLegend || path.length === 0 ? '-branch' : ''}`,
    label: hasLegend || path.length === 0 ? question : label,
    description: hasLegend || path.length === 0 ? undefined : description(schema, uiSchema),
    options: choices,
    value: index === undefined ? undefined : String(index),
    onChange: choose,
    onBlur: () => store.leave(path),
    errors: index === undefined ? errors : [],
    isRequired: required && path.length > 0,
    isDisabled: disabled,
    isReadOnly: readonly,
  };
  return (
    <div className="tr-Branches">
      {options.length > 1 && (options.length <= radioLimit ? <RadioGroup {...chooser} /> : <Select {...chooser} />)}
      {branchSchema && (
        <div className="tr-Branch" key={index}>
          <SchemaField
            name={name}
            title={label}
            schema={branchSchema}
            uiSchema={branchUi(uiSchema, schema, index)}
            formData={formData}
            fieldPathId={fieldPathId}
            required={required}
            disabled={disabled}
            readonly={readonly}
            hideError={hideError}
            onChange={onChange}
            onBlur={onBlur}
            onFocus={onFocus}
            registry={registry}
          />
        </div>
      )}
    </div>
  );
}

function description(schema: JsonObject, uiSchema: unknown): string | undefined {
  const given = own(own(uiSchema, 'ui:options'), 'description') ?? schema['description'];
  return typeof given === 'string' ? given : undefined;
}

function toBranchSchema(option: Json | undefined, label: string): JsonObject | undefined {
  if (!isObject(option)) return undefined;
  if (Object.hasOwn(option, 'const') || option['type'] === 'null') return undefined;
  return { ...option, title: label, isBranch: true };
}

function branchUi(uiSchema: UiSchema | undefined, schema: JsonObject, index: number | undefined): UiSchema | undefined {
  const list = own(uiSchema, Array.isArray(schema['anyOf']) ? 'anyOf' : 'oneOf');
  const branch = Array.isArray(list) && index !== undefined && isObject(list[index]) ? list[index] : {};
  return { ...uiSchema, ...branch } as UiSchema;
}

function titleOf(resolved: JsonObject, option: Json, fallback: string): string {
  if (typeof resolved['title'] === 'string' && resolved['title'] !== '') return resolved['title'];
  const ref = own(option, '$ref');
  if (typeof ref === 'string' && ref.includes('/')) return decodeURIComponent(ref.slice(ref.lastIndexOf('/') + 1));
  const properties = isObject(resolved['properties']) ? resolved['properties'] : {};
  const tag = Object.values(properties).find((property) => isObject(property) && Object.hasOwn(property, 'const'));
  if (isObject(tag)) return String(tag['const']);
  const required = Array.isArray(resolved['required']) ? resolved['required'] : [];
  if (required.length === 1 && Object.keys(properties).length === 1) return String(required[0]);
  return fallback;
}
