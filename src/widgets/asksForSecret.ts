import { isJsonObject, own } from '../model';
import type { JsonObject } from '../model';

const secretWords =
  /pass\s?(?:word|code|phrase)|passwd|\bpwd\b|secret|\bpin\b|api[\s_-]?key|access[\s_-]?key|private[\s_-]?key|\btoken\b|credential|\bcvv\b|\bcvc\b|card[\s_-]?number|\bssn\b|social[\s_-]?security|one[\s_-]?time[\s_-]?code|\botp\b/i;

/** Whether a request's fields are called like secrets, which a form must not ask for. Source: MCP, elicitation, 2025-06-18 and later. */
export function asksForSecret(schema: JsonObject): boolean {
  const properties = own(schema, 'properties');
  if (!isJsonObject(properties)) return false;
  return Object.keys(properties).some((name) => {
    const title = own(properties[name], 'title');
    const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
    return (
      secretWords.test(words) ||
      (typeof title === 'string' && secretWords.test(title)) ||
      own(properties[name], 'format') === 'password'
    );
  });
}
