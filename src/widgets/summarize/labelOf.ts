import { isJsonObject, isSame, own } from '../../model';
import type { Json } from '../../model';

/** A title as text: a string, or the entry of a translation object that fits the locale best. */
export function readTitle(title: Json | undefined, locale: string): string | undefined {
  if (typeof title === 'string') return title || undefined;
  if (!isJsonObject(title)) return undefined;
  const wanted = [locale, locale.split('-')[0]!, 'en', ...Object.keys(title)];
  for (const key of wanted) {
    const text = own(title, key);
    if (typeof text === 'string' && text) return text;
  }
  return undefined;
}

/** What a property is called for the person who answered: the uiSchema's title, the schema's, else its name. */
export function labelOf(name: string, schema: Json, uiSchema: Json | undefined, locale: string): string {
  return (
    readTitle(own(uiSchema, 'ui:title'), locale) ??
    readTitle(own(own(uiSchema, 'ui:options'), 'title'), locale) ??
    readTitle(own(schema, 'title'), locale) ??
    name
  );
}

/** The label of a chosen value, from `ui:enumNames`, `enumNames`, `display_text` or titled constants; undefined where it has none. */
export function choiceLabel(value: Json, schema: Json, uiSchema: Json | undefined, locale: string): string | undefined {
  const choices = own(schema, 'enum') ?? own(own(schema, 'display_text'), 'choices');
  const names =
    own(uiSchema, 'ui:enumNames') ??
    own(own(uiSchema, 'ui:options'), 'enumNames') ??
    own(schema, 'enumNames') ??
    own(own(schema, 'display_text'), 'display_text');
  if (Array.isArray(choices) && Array.isArray(names)) {
    const name = names[choices.findIndex((choice) => isSame(choice, value))];
    if (typeof name === 'string' && name) return name;
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = own(schema, keyword);
    if (!Array.isArray(branches)) continue;
    const branch = branches.find((each) => isSame(own(each, 'const'), value));
    const title = readTitle(own(branch, 'title'), locale);
    if (title) return title;
  }
  return undefined;
}
