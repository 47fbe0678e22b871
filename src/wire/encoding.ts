import { isJsonObject, stepsOf, valueAt } from '../model';
import type { Encoding, Json, ToolResponse } from '../model';
import { at } from './context';
import { blockKeys, isString, objectOrText } from './fields';
import { parentOf, withValueAt } from './pointer';

const structuredKeys = ['structuredContent', 'structured_content', 'toolResult'];

/** What the model does not hold of a wire value: the value itself with `null` in the places of blocks, structured data and `_meta`. */
export function readEncoding(json: Json, response: ToolResponse): Encoding {
  const { path, content, structured, dialect, meta, isError } = response;
  const encoding: Encoding = { shell: json, texts: [], result: path, isError };
  const punch = (pointer: string, hole: Json) => {
    encoding.shell = withValueAt(encoding.shell, pointer, hole);
    return pointer;
  };
  for (let pointer = '', steps = stepsOf(path); ; pointer = at(pointer, steps.shift()!)) {
    const text = valueAt(encoding.shell, pointer);
    const parsed = objectOrText(text);
    if (parsed && isString(text)) encoding.texts.push({ path: punch(pointer, parsed), text });
    if (steps.length === 0) break;
  }
  const holdsBlocks = dialect !== 'unknown' && dialect !== 'elicitation';
  const list = [...content.map((block) => parentOf(block.path)), ...blockKeys.map((key) => at(path, key))].find(
    (pointer) => holdsBlocks && Array.isArray(valueAt(encoding.shell, pointer)),
  );
  if (list !== undefined) encoding.blocks = punch(list, []);
  for (const block of content) if (parentOf(block.path) !== list) punch(block.path, null);
  const wire = (key: string) => valueAt(encoding.shell, at(path, key));
  const key =
    structured &&
    structuredKeys.find((each) => wire(each) !== undefined && (wire(each) === null) === (structured.value === null));
  if (key !== undefined) {
    const text = wire(key);
    encoding.structured = punch(at(path, key), null);
    if (isString(text) && text !== structured!.value) encoding.texts.push({ path: encoding.structured, text });
  }
  const metaPath = at(path, ...(dialect === 'ir' ? ['extensions'] : []), '_meta');
  const metaWire = valueAt(encoding.shell, metaPath);
  if (dialect !== 'agent' && isJsonObject(metaWire) && Object.keys(metaWire).length === Object.keys(meta).length)
    encoding.meta = punch(metaPath, null);
  return encoding;
}
