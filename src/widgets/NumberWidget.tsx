import { useState } from 'react';
import { Card, focusField, NumberField, TextField, useStrings } from '../ui';
import type { Message, NumberProblem } from '../ui';
import type { NumberSpec } from '../model';
import { AnswerForm } from './AnswerForm';
import { checkDigits, checkNumber, readDigits } from './checkNumber';
import type { Complaint } from './checkNumber';
import { useOneAnswer } from './useOneAnswer';
import { useSoundBounds } from './useSoundBounds';
import { WidgetHead } from './WidgetHead';
import type { WidgetProps } from './WidgetProps';
import * as words from './words';

const labels: Record<NumberSpec['collects'], Message> = {
  integer: words.number,
  decimal: words.number,
  currency: words.amount,
  percentage: words.percentage,
  phone: words.phone,
  zip_code: words.postalCode,
};
const problems: Record<NumberProblem, Message> = {
  incomplete: words.enterNumber,
  notANumber: words.enterNumber,
  tooLarge: words.numberTooLong,
  tooPrecise: words.numberTooLong,
};

/**
 * One number within its bounds, or digits where leading zeros matter. Its answer is `{ value }`: a JSON number, or for digits the string of
 * them. A percentage is what was typed: 12.5 for 12.5 %.
 */
export function NumberWidget({
  spec: given,
  id,
  draft,
  onDraftChange,
  headingLevel,
  ...props
}: WidgetProps<NumberSpec>) {
  const spec = useSoundBounds(given, props.onIssue);
  const { t } = useStrings();
  const { give, isUnderWay, isLocked } = useOneAnswer(props);
  const drafted = draft?.['value'];
  const [value, setValue] = useState(spec.isDigits ? (drafted === undefined ? undefined : String(drafted)) : drafted);
  const [problem, setProblem] = useState<NumberProblem>();
  const [isChecked, setChecked] = useState(false);
  const fieldId = `${id}-value`;
  const change = (next: string | number | undefined) => {
    setValue(next);
    onDraftChange?.(next === undefined ? {} : { value: next });
  };
  const answer = typeof value === 'string' && spec.isDigits ? readDigits(spec, value) : value;
  const complaint = complaintOf(spec, answer, problem);
  const submit = () => {
    setChecked(true);
    if (complaint) focusField(fieldId);
    else give({ action: 'submit', values: { value: answer! } });
  };
  const field = {
    id: fieldId,
    label: spec.title ?? t(labels[spec.collects]),
    isLabelHidden: spec.title !== undefined,
    isRequired: true,
    isDisabled: isLocked,
    errors: isChecked && complaint ? [t(complaint.message, complaint.values)] : [],
    help: spec.collects === 'percentage' ? t(words.inPercent) : undefined,
  };
  return (
    <Card isBusy={isUnderWay}>
      <WidgetHead title={spec.title} description={spec.description} headingLevel={headingLevel} />
      <AnswerForm onSubmit={submit} isDisabled={isLocked} isPending={isUnderWay}>
        {spec.isDigits ? (
          <TextField
            {...field}
            value={typeof value === 'string' ? value : ''}
            onChange={change}
            type={spec.collects === 'phone' ? 'tel' : 'text'}
            inputMode={spec.collects === 'phone' ? 'tel' : spec.collects === 'zip_code' ? 'text' : 'numeric'}
            autoComplete={spec.collects === 'phone' ? 'tel' : spec.collects === 'zip_code' ? 'postal-code' : 'off'}
          />
        ) : (
          <NumberField
            {...field}
            value={typeof value === 'number' ? value : undefined}
            onChange={change}
            onDraftChange={setProblem}
            isInteger={spec.collects === 'integer'}
            minimum={spec.minimum}
            maximum={spec.maximum}
          />
        )}
      </AnswerForm>
    </Card>
  );
}

function complaintOf(spec: NumberSpec, answer: unknown, problem: NumberProblem | undefined): Complaint {
  if (problem) return { message: problems[problem] };
  if (typeof answer === 'string' && answer !== '') return checkDigits(spec, answer);
  return typeof answer === 'number'
    ? checkNumber(spec, answer)
    : { message: spec.isDigits ? words.enterAnswer : words.enterNumber };
}
