import { FileDownload } from '../../ui';
import { isObject, own } from '../json';
import { text } from './ControlProps';
import type { ControlProps } from './ControlProps';
import { safeLink } from './safeLink';

/** Files to fetch, named by their file names; without a safe address the name alone. Never an answer. */
export function FileDownloadWidget(props: ControlProps) {
  const { label, schema, value, options } = props;
  const given = own(schema, 'files') ?? value;
  const files = (Array.isArray(given) ? given : [given]).filter((file) => isObject(file) || typeof file === 'string');
  return (
    <>
      {files.map((file, index) => {
        const url = typeof file === 'string' ? file : (text(own(file, 'url')) ?? text(own(file, 'href')));
        const name = text(own(file, 'fileName')) ?? text(own(file, 'name')) ?? lastSegment(url) ?? label;
        const description = text(options['description']) ?? text(schema['description']);
        return (
          <FileDownload
            key={index}
            label={index === 0 ? label : undefined}
            fileName={name}
            href={safeLink(url)}
            description={index === 0 ? description : undefined}
          />
        );
      })}
    </>
  );
}

function lastSegment(url: string | undefined): string | undefined {
  return text(url?.split(/[?#]/)[0]!.split('/').at(-1));
}
