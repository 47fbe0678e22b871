import { useEffect, useRef, useState } from 'react';
import { matchPattern } from '../form';
import { Card, focusField, TextArea, TextField, useStrings } from '../ui';
import type { TextSpec } from '../model';
import { AnswerForm } from './AnswerForm';
import { useOneAnswer } from './useOneAnswer';
import { WidgetHead } from './WidgetHead';
import type { WidgetProps } from './WidgetProps';
import * as words from './words';

/**
 * One text: lines where anything goes, one line where it must match a pattern. Its answer is `{ value }`, the string as typed. A pattern no
 * safe engine knows is reported, said to the person, and not checked.
 */
export function TextWidget({ spec, id, draft, onDraftChange, headingLevel, onIssue, ...props }: WidgetProps<TextSpec>) {
  const { t } = useStrings();
  const { give, isUnderWay, isLocked } = useOneAnswer(props);
  const drafted = draft?.['value'];
  const [value, setValue] = useState(typeof drafted === 'string' ? drafted : '');
  const [error, setError] = useState<string>();
  const isChecking = useRef(false);
  const isUnchecked = useIsUnchecked(spec, onIssue);
  const { pattern } = spec;
  const fieldId = `${id}-value`;
  const change = (next: string) => {
    setValue(next);
    setError(undefined);
    onDraftChange?.(next === '' ? {} : { value: next });
  };
  const refuse = (reason: string) => {
    setError(reason);
    focusField(fieldId);
  };
  const submit = () => {
    if (value.trim() === '') return refuse(t(words.enterAnswer));
    const answer = { action: 'submit' as const, values: { value } };
    if (pattern === undefined) return give(answer);
    if (isChecking.current) return;
    isChecking.current = true;
    void matchPattern(pattern, value).then((isMatch) => {
      isChecking.current = false;
      if (isMatch === false) refuse(t(words.wrongPattern));
      else give(answer);
    });
  };
  const field = {
    id: fieldId,
    label: spec.title ?? t(words.text),
    isLabelHidden: spec.title !== undefined,
    isRequired: true,
    isDisabled: isLocked,
    errors: error === undefined ? [] : [error],
    help: isUnchecked ? t(words.notChecked) : undefined,
    value,
    onChange: change,
  };
  return (
    <Card isBusy={isUnderWay}>
      <WidgetHead title={spec.title} description={spec.description} headingLevel={headingLevel} />
      <AnswerForm onSubmit={submit} isDisabled={isLocked} isPending={isUnderWay}>
        {pattern === undefined ? <TextArea {...field} rows={2} /> : <TextField {...field} />}
      </AnswerForm>
    </Card>
  );
}

function useIsUnchecked({ pattern, path }: TextSpec, onIssue: WidgetProps['onIssue']): boolean {
  const [isUnchecked, setUnchecked] = useState(false);
  const report = useRef(onIssue);
  useEffect(() => {
    report.current = onIssue;
  });
  useEffect(() => {
    if (pattern === undefined) return;
    let isCurrent = true;
    void matchPattern(pattern, '').then((outcome) => {
      if (!isCurrent || outcome !== undefined) return;
      setUnchecked(true);
      const message = 'The pattern cannot be checked safely; answers are taken as they are.';
      report.current?.({ code: 'unsupported-pattern', path, message, severity: 'warning' });
    });
    return () => {
      isCurrent = false;
    };
  }, [pattern, path]);
  return isUnchecked;
}
