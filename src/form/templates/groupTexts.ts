import type { FieldProps } from '@rjsf/utils';
import type { FormContext } from '../FormContext';
import { uiOptionsOf } from '../FormPlan';
import type { Json, JsonObject } from '../json';

/** The texts of a group of fields: the uiSchema's, else the schema's. */
export function groupTexts({ schema, uiSchema, title, name }: FieldProps<Json, JsonObject, FormContext>): { label: string; description: string | undefined; isLabelHidden: boolean } {
  const options = uiOptionsOf(uiSchema);
  const description: unknown = options['description'] ?? schema['description'];
  const titles: unknown[] = [options['title'], schema['title'], title, name];
  const label = titles.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
  return { label, description: typeof description === 'string' && description !== '' ? description : undefined, isLabelHidden: options['label'] === false };
}
