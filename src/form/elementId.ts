import type { Path } from './json';

/** The id of the element at a path of a form: safe in selectors and in lists of ids, whatever the properties are called. */
export function elementId(formId: string, path: Path): string {
  return [formId, ...path.map((step) => encode(String(step)))].join('-');
}

function encode(step: string): string {
  return step.replace(/[^A-Za-z0-9]/gu, (character) => `_${character.codePointAt(0)!.toString(16)}_`);
}
