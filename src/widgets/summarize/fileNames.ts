import { own } from '../../model';
import type { Json, JsonObject } from '../../model';

const fileFormats = ['data-url', 'wxo-file', 'binary'];
const fileWidgets = ['file', 'files', 'filewidget', 'fileupload', 'fileuploadwidget'];
const nameKeys = ['fileName', 'file_name', 'filename', 'name', 'title'];

/** Whether a property is answered with files. */
export function isFileProperty(schema: JsonObject, uiSchema: Json | undefined): boolean {
  const widget = own(uiSchema, 'ui:widget') ?? own(own(uiSchema, 'ui:options'), 'widget');
  const formats = [own(schema, 'format'), own(own(schema, 'items'), 'format')];
  return (
    formats.some((format) => typeof format === 'string' && fileFormats.includes(format)) ||
    own(schema, 'type') === 'file' ||
    (typeof widget === 'string' && fileWidgets.includes(widget.toLowerCase()))
  );
}

/** The name of a file in an answer: of a reference object or a data URL; undefined where it has none. */
export function nameOfFile(value: Json): string | undefined {
  if (typeof value === 'string') return nameInDataUrl(value);
  for (const key of nameKeys) {
    const name = own(value, key);
    if (typeof name === 'string' && name) return name;
  }
  return undefined;
}

function nameInDataUrl(url: string): string | undefined {
  const encoded = /^data:[^,]*?;name=([^;,]*)/i.exec(url.slice(0, 2048))?.[1];
  if (!encoded) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
