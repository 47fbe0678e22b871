import { loadWithStyles } from '../../ui';
import type { FormFieldProps } from '../FormContext';
import { isObject, own } from '../json';
import type { Json, JsonObject } from '../json';
import { lazyPart } from '../lazyPart';
import type { BranchChooserProps } from './BranchChooser';

const BranchChooser = lazyPart<BranchChooserProps>(
  async () =>
    (
      await loadWithStyles(
        () => import('./BranchChooser'),
        () => import('../select.css'),
      )
    ).BranchChooser,
);
const drawnKeywords = [
  'properties',
  'items',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  'additionalProperties',
];

/** A react-jsonschema-form field for `oneOf` and `anyOf`: a choice of branch, where any branch draws something. */
export function MultiSchemaField(props: FormFieldProps) {
  const options = listOf(props.schema);
  const isDrawn = options.some(
    (option) =>
      isObject(option) &&
      (drawnKeywords.some((keyword) => Object.hasOwn(option, keyword)) || own(option, 'type') !== props.schema['type']),
  );
  return isDrawn ? <BranchChooser {...props} options={options} /> : null;
}

function listOf(schema: JsonObject): Json[] {
  const options = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(options) ? options : [];
}
