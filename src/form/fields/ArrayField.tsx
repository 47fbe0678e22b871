import { loadWithStyles } from '../../ui';
import { chooseWidget } from '../chooseWidget';
import type { FormFieldProps } from '../FormContext';
import { uiOptionsOf } from '../FormPlan';
import { lazyPart } from '../lazyPart';
import { ValueField } from './ValueField';

const ArrayItems = lazyPart<FormFieldProps>(() =>
  loadWithStyles(
    () => import('./ArrayItems').then((file) => file.ArrayItems),
    () => import('../templates/list.css'),
  ),
);

/** A react-jsonschema-form field for a list: one control that holds it whole, else its items one below the other. */
export function ArrayField(props: FormFieldProps) {
  return chooseWidget(props.schema, uiOptionsOf(props.uiSchema)) ? (
    <ValueField {...props} />
  ) : (
    <ArrayItems {...props} />
  );
}
