import type { ReactNode, RefObject } from 'react';
import { FieldErrors, VisuallyHidden } from '../../ui';
import { useFieldErrors } from '../FormStore';
import type { FormStore } from '../FormStore';
import type { Path } from '../json';

export interface GroupProps {
  id: string;
  path: Path;
  store: FormStore;
  label: string;
  description?: string | undefined;
  isLabelHidden?: boolean | undefined;
  isRequired?: boolean | undefined;
  rootRef?: RefObject<HTMLDivElement | null> | undefined;
  children: ReactNode;
}

/** Fields that belong together: a named group with its description and the errors of the whole. */
export function Group({
  id,
  path,
  store,
  label,
  description,
  isLabelHidden = false,
  isRequired = false,
  rootRef,
  children,
}: GroupProps) {
  const errors = useFieldErrors(store, path);
  const isInvalid = errors.length > 0;
  const describedBy = [description && `${id}-description`, isInvalid && `${id}-error`].filter(Boolean).join(' ');
  const title = <bdi>{label}</bdi>;
  return (
    <div
      ref={rootRef}
      className="tr-Group"
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      data-invalid={isInvalid || undefined}
    >
      <div className="tr-Group-head">
        <div id={`${id}-label`}>
          {isLabelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : <span className="tr-Group-title">{title}</span>}
          {isRequired && (
            <span className="tr-Field-required" aria-hidden="true">
              *
            </span>
          )}
        </div>
        {description && (
          <div className="tr-Field-description" id={`${id}-description`} dir="auto">
            {description}
          </div>
        )}
      </div>
      {children}
      {isInvalid && <FieldErrors id={`${id}-error`} errors={errors} />}
    </div>
  );
}
