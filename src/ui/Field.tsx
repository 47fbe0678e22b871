import { useId } from 'react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { ErrorIcon } from './statusIcons';
import { useStrings } from './strings/StringsProvider';
import * as words from './words';

/** What every control of this room takes beside its value. */
export interface FieldProps {
  /** Id of the element that takes the focus, or of the group that holds it. @default generated */
  id?: string | undefined;
  name?: string | undefined;
  /** The label: always text, always linked. */
  label: string;
  /** Keeps the label for assistive technology alone. @default false */
  isLabelHidden?: boolean | undefined;
  /** What to know before answering; between label and control. */
  description?: string | undefined;
  /** What helps while answering; below the control. */
  help?: string | undefined;
  /** What is wrong, in words; a list of one or more makes the control invalid. */
  errors?: readonly string[] | undefined;
  /** Marks the label and says so to assistive technology; refuses nothing by itself. @default false */
  isRequired?: boolean | undefined;
  /** Adds the word "(optional)" to the label. @default false */
  isOptionalMarked?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  /** Focusable and readable, never changed. @default false */
  isReadOnly?: boolean | undefined;
  /** @default false */
  autoFocus?: boolean | undefined;
  /** The focus left the whole control. */
  onBlur?: (() => void) | undefined;
  /** The focus entered the control. */
  onFocus?: (() => void) | undefined;
}

/** The ids of one field's parts, and what is to be drawn of them. */
export interface FieldParts {
  id: string;
  labelId: string;
  descriptionId: string;
  helpId: string;
  errorId: string;
  isInvalid: boolean;
  /** For `aria-describedby`: description, help and error, those that are drawn. */
  describedBy: string | undefined;
}

/** Gives the parts of a field their ids; only ids of parts that are drawn are in `describedBy`. */
export function useField({ id: givenId, description, help, errors }: FieldProps): FieldParts {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isInvalid = errors !== undefined && errors.length > 0;
  const parts = {
    id,
    labelId: `${id}-label`,
    descriptionId: `${id}-description`,
    helpId: `${id}-help`,
    errorId: `${id}-error`,
    isInvalid,
  };
  const drawn = [description && parts.descriptionId, help && parts.helpId, isInvalid && parts.errorId].filter(Boolean);
  return { ...parts, describedBy: drawn.length > 0 ? drawn.join(' ') : undefined };
}

/** Props of a React Aria field (`TextField`, `Select`, …) that our field props stand for. */
export function toAriaField(props: FieldProps, parts: FieldParts) {
  return {
    id: parts.id,
    isInvalid: parts.isInvalid,
    isRequired: props.isRequired ?? false,
    isDisabled: props.isDisabled ?? false,
    validationBehavior: 'aria' as const,
    ...(props.name === undefined ? {} : { name: props.name }),
    ...(props.autoFocus ? { autoFocus: true } : {}),
    ...(parts.describedBy === undefined ? {} : { 'aria-describedby': parts.describedBy }),
    ...(props.onBlur ? { onBlur: () => props.onBlur?.() } : {}),
    ...(props.onFocus ? { onFocus: () => props.onFocus?.() } : {}),
  };
}

export interface FieldHeadProps {
  field: FieldProps;
  parts: FieldParts;
  /** `label` inside a React Aria field (it links itself); `group` names a group by id; `native` labels the control whose id is the field's. @default 'label' */
  kind?: 'label' | 'group' | 'native' | undefined;
}

/** The label with its mark, and the description below it. */
export function FieldHead({ field, parts, kind = 'label' }: FieldHeadProps) {
  const { t } = useStrings();
  return (
    <>
      <div className="tr-Field-head" data-hidden={field.isLabelHidden || undefined}>
        {kind === 'label' && (
          <Label className="tr-Field-label">
            <bdi id={parts.labelId}>{field.label}</bdi>
          </Label>
        )}
        {kind === 'native' && (
          <label className="tr-Field-label" id={parts.labelId} htmlFor={parts.id}>
            <bdi>{field.label}</bdi>
          </label>
        )}
        {kind === 'group' && (
          <span className="tr-Field-label" id={parts.labelId}>
            <bdi>{field.label}</bdi>
          </span>
        )}
        {field.isRequired && (
          <span className="tr-Field-required" aria-hidden="true">
            *
          </span>
        )}
        {!field.isRequired && field.isOptionalMarked && <span className="tr-Field-optional">{t(words.optional)}</span>}
      </div>
      {field.description && (
        <div className="tr-Field-description" id={parts.descriptionId}>
          <bdi>{field.description}</bdi>
        </div>
      )}
    </>
  );
}

/** The help and the errors, below the control. */
export function FieldFoot({ field, parts, children }: { field: FieldProps; parts: FieldParts; children?: ReactNode }) {
  return (
    <>
      {parts.isInvalid && <FieldErrors id={parts.errorId} errors={field.errors ?? []} />}
      {field.help && (
        <div className="tr-Field-help" id={parts.helpId}>
          <bdi>{field.help}</bdi>
        </div>
      )}
      {children}
    </>
  );
}

/** What is wrong with a field: an icon and words, one line each. Announcing it is the form's part. */
export function FieldErrors({ id, errors }: { id?: string | undefined; errors: readonly string[] }) {
  return (
    <div className="tr-Field-errors" id={id}>
      {errors.map((error, index) => (
        <div className="tr-Field-error" key={index}>
          <ErrorIcon />
          <span>
            <bdi>{error}</bdi>
          </span>
        </div>
      ))}
    </div>
  );
}
