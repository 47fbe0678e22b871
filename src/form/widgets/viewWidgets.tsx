import { Link, useStrings } from '../../ui';
import { isObject, own } from '../json';
import type { Json } from '../json';
import { valueLabel } from './choices';
import { text } from './ControlProps';
import type { ControlProps } from './ControlProps';
import { safeLink } from './safeLink';

/** A value to read, under its label; never an answer. */
export function DataWidget(props: ControlProps) {
  const { id, label, hideLabel, value } = props;
  const { t } = useStrings();
  const given = own(props.schema, 'text') ?? value;
  const shown = given === undefined || given === null ? '' : valueLabel(given as Json, t);
  return (
    <div className="tr-View" id={id}>
      {!hideLabel && <div className="tr-Field-label" dir="auto">{label}</div>}
      <div className="tr-View-text" dir="auto">{shown}</div>
    </div>
  );
}

/** A list to read; never an answer. */
export function BulletListWidget(props: ControlProps) {
  const { id, label, hideLabel, value } = props;
  const { t } = useStrings();
  const items: Json[] = Array.isArray(value) ? value : [];
  return (
    <div className="tr-View" id={id}>
      {!hideLabel && <div className="tr-Field-label" dir="auto">{label}</div>}
      <ul className="tr-View-list">
        {items.map((item, index) => (
          <li key={index} dir="auto">{valueLabel(item, t)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A file to download, named by its file name; without a safe address its name alone. Never an answer. */
export function FileDownloadWidget(props: ControlProps) {
  const { id, label, schema, value } = props;
  const files = own(schema, 'files') ?? value;
  const list = (Array.isArray(files) ? files : [files]).filter(isObject);
  return (
    <div className="tr-View" id={id}>
      {label !== '' && <div className="tr-Field-label" dir="auto">{label}</div>}
      {list.map((file, index) => {
        const url = text(own(file, 'url'));
        const href = safeLink(url);
        const name = text(own(file, 'fileName')) ?? text(own(file, 'name')) ?? url ?? label;
        return (
          <div key={index}>
            {href === undefined ? <bdi>{name}</bdi> : <Link href={href} download={name}>{name}</Link>}
          </div>
        );
      })}
    </div>
  );
}
