import { isObject } from '../json';
import type { JsonObject } from '../json';
import type { ReportIssue } from '../FormIssue';
import { isTooComplex } from './limits';
import { repairSchema } from './repairSchema';
import { toDrawn } from './toDrawn';

/** A schema as the form needs it. */
export interface ReadSchema {
  /** What is drawn. */
  drawn: JsonObject;
  /** The repaired schema in its own dialect, annotations included. */
  repaired: JsonObject;
  /** In whose language its texts are. */
  locale: string;
}

/**
 * Reads a JSON Schema of any draft (04, 06, 07, 2019-09, 2020-12, OpenAPI's dialect) or its JSON text.
 * Undefined where no form can be made of it: not an object, not describing an object, too deep or too large. Never throws.
 */
export function readSchema(schema: unknown, locale: string, report: ReportIssue): ReadSchema | undefined {
  const root = typeof schema === 'string' ? parse(schema) : schema;
  if (!isObject(root)) {
    report('invalid-schema', '/schema', 'The schema is no JSON object; no form can be drawn.', 'error');
    return undefined;
  }
  if (isTooComplex(root)) {
    report(
      'schema-too-complex',
      '/schema',
      'The schema is too deep, too large or has too many branches; the form is not drawn.',
      'error',
    );
    return undefined;
  }
  const repaired = repairSchema(root, report);
  return { repaired, drawn: toDrawn(repaired, locale), locale };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
