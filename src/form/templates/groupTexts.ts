import type { UiSchema } from '@rjsf/utils';
import { uiOptionsOf } from '../FormPlan';
import type { JsonObject } from '../json';

interface GroupField {
  schema: JsonObject;
  uiSchema?: unknown;
  title?: unknown;
  name: string;
}

interface GroupTexts {
  label: string;
  description: string | undefined;
  isLabelHidden: boolean;
}

/** The texts of a group of fields: the uiSchema's, else the schema's. */
export function groupTexts({ schema, uiSchema, title, name }: GroupField): GroupTexts {
  const options = uiOptionsOf(uiSchema as UiSchema | undefined);
  const description: unknown = options['description'] ?? schema['description'];
  const titles: unknown[] = [options['title'], schema['title'], title, name];
  const label = titles.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
  return {
    label,
    description: typeof description === 'string' && description !== '' ? description : undefined,
    isLabelHidden: options['label'] === false,
  };
}
