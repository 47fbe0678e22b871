import { FileField } from '../../ui';
import type { FileUploader } from '../../ui';
import { own } from '../json';
import type { Json } from '../json';
import { emptyValue, holdOf, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

const bytesPerMegabyte = 1024 * 1024;
const maxDataUrlBytes = 5 * bytesPerMegabyte;

/**
 * Files: the host stores them, and the answer is the references it gives. Only where the schema itself asks for `data-url` does the
 * answer hold the file, without the host.
 */
export function FileWidget(props: ControlProps) {
  const { value, onChange, schema, options, registry } = props;
  const isList = schema['type'] === 'array';
  const isDataUrl = (own(schema, 'format') ?? own(own(schema, 'items'), 'format')) === 'data-url';
  const given: Json[] = Array.isArray(value)
    ? value
    : value === undefined || value === null || value === ''
      ? []
      : [value];
  const limit = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : undefined;
  const megabytes = schema['file_max_size'];
  const change = (next: Json[]) => onChange(isList ? next : (next.at(-1) ?? emptyValue(props)));
  return (
    <FileField<Json>
      {...toFieldProps(props)}
      value={given}
      onChange={change}
      onDraftChange={(problem) => holdOf(props)(problem?.message)}
      uploadFile={isDataUrl ? toDataUrl : registry.formContext.uploadFile}
      nameOf={isDataUrl ? nameOfDataUrl : undefined}
      buttonLabel={text(options['upload_button_label'])}
      accept={acceptOf(schema['file_types'] ?? (options['accept'] as Json | undefined))}
      maxBytes={
        typeof megabytes === 'number' && megabytes > 0
          ? megabytes * bytesPerMegabyte
          : isDataUrl
            ? maxDataUrlBytes
            : undefined
      }
      maxFiles={isList ? (schema['multi'] === false ? 1 : limit) : 1}
    />
  );
}

function acceptOf(value: Json | undefined): string[] | undefined {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const accept = list
    .filter((type): type is string => typeof type === 'string' && type.trim() !== '')
    .map((type) => type.trim());
  return accept.length > 0 ? accept : undefined;
}

const toDataUrl: FileUploader<Json> = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.addEventListener('load', () =>
      resolve(String(reader.result).replace(';base64', `;name=${encodeURIComponent(file.name)};base64`)),
    );
    reader.readAsDataURL(file);
  });

function nameOfDataUrl(value: Json): string | undefined {
  const [, name] = typeof value === 'string' ? (/^data:[^,]*;name=([^;,]*)/.exec(value.slice(0, 1000)) ?? []) : [];
  if (name === undefined) return typeof value === 'string' ? value.slice(0, 30) : undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
