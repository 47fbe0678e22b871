import { useStrings } from '../../ui';
import { own } from '../json';
import type { Json } from '../json';
import { valueLabel } from './choices';
import type { ControlProps } from './ControlProps';

/** A value to read, under its label; never an answer. */
export function DataWidget(props: ControlProps) {
  const { id, label, hideLabel, value } = props;
  const { t } = useStrings();
  const given = own(props.schema, 'text') ?? own(props.schema, 'const') ?? value;
  const shown = given === undefined || given === null ? '' : valueLabel(given as Json, t);
  return (
    <div className="tr-View" id={id}>
      {!hideLabel && (
        <div className="tr-Field-label" dir="auto">
          {label}
        </div>
      )}
      <div className="tr-View-text" dir="auto">
        {shown}
      </div>
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
      {!hideLabel && (
        <div className="tr-Field-label" dir="auto">
          {label}
        </div>
      )}
      <ul className="tr-View-list">
        {items.map((item, index) => (
          <li key={index}>
            <bdi>{valueLabel(item, t)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
