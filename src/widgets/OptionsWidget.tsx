import { useState } from 'react';
import { Button, Card, CheckboxGroup, focusField, Notice, Select, useStrings } from '../ui';
import { isSame } from '../model';
import type { Json, OptionItem, OptionsSpec } from '../model';
import { AnswerForm } from './AnswerForm';
import { OptionList } from './OptionList';
import { useOneAnswer } from './useOneAnswer';
import { WidgetHead } from './WidgetHead';
import type { WidgetProps } from './WidgetProps';
import * as words from './words';

const maxButtons = 6;
const maxListed = 12;

/**
 * One of several options, or some of them. As buttons or a list one press answers and locks; from a dropdown, and for several, the answer
 * is sent by its own button. Its answer is `{ value }`, or `{ value: […] }` for several, in the order of the options.
 */
export function OptionsWidget(props: WidgetProps<OptionsSpec>) {
  const { spec, headingLevel } = props;
  const { t } = useStrings();
  const one = useOneAnswer(props);
  const chosen = one.given?.values['value'];
  const feedback = spec.options
    .filter(({ value }) => (Array.isArray(chosen) ? chosen : [chosen]).some((each) => isSame(each, value)))
    .flatMap(({ userMessage }) => userMessage ?? []);
  return (
    <Card isBusy={one.isUnderWay}>
      <WidgetHead title={spec.title} description={spec.description} headingLevel={headingLevel} />
      {spec.options.length === 0 ? <Notice>{t(words.noOptions)}</Notice> : <Choices {...props} one={one} />}
      <div className="tr-OptionFeedback" role="status">
        {one.given
          ? feedback.map((text, index) => (
              <p key={index} className="tr-WidgetText" dir="auto">
                {text}
              </p>
            ))
          : null}
      </div>
    </Card>
  );
}

type ChoicesProps = WidgetProps<OptionsSpec> & { one: ReturnType<typeof useOneAnswer> };

function Choices(props: ChoicesProps) {
  const { spec, one } = props;
  const { t } = useStrings();
  const way = wayOf(spec);
  if (spec.isMultiple) return <SeveralChoices {...props} />;
  if (way === 'dropdown') return <DropdownChoice {...props} />;
  const choose = ({ value }: OptionItem) => one.give({ action: 'submit', values: { value } });
  const chosenValue = one.given?.values['value'];
  if (way === 'list') {
    return (
      <OptionList
        label={spec.title ?? t(words.options)}
        options={spec.options}
        isLocked={one.isLocked}
        chosenValue={chosenValue}
        onChoose={choose}
      />
    );
  }
  return (
    <div className="tr-Actions" role="group" aria-label={spec.title ?? t(words.options)}>
      {spec.options.map((option, index) => (
        <Button
          key={index}
          isPending={one.isUnderWay && option.value === chosenValue}
          pendingText={t(words.sending)}
          isDisabled={one.isLocked && !(one.isUnderWay && option.value === chosenValue)}
          onPress={() => choose(option)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}

/** A button has no room for a description: where there are any, the options stand below each other. */
function wayOf({ preference, options }: OptionsSpec) {
  const isList = preference === 'button' && options.some(({ description }) => description);
  return isList ? 'list' : (preference ?? usualWay(options));
}

function usualWay(options: OptionItem[]): 'button' | 'list' | 'dropdown' {
  if (options.some(({ description }) => description)) return options.length > maxListed ? 'dropdown' : 'list';
  return options.length <= maxButtons ? 'button' : options.length <= maxListed ? 'list' : 'dropdown';
}

function choiceOptions(options: OptionItem[]) {
  return options.map(({ label, description }, index) => ({ id: String(index), label, description }));
}

function idsOf(options: OptionItem[], value: Json | undefined): string[] {
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return options.flatMap((option, index) => (values.some((value) => isSame(value, option.value)) ? String(index) : []));
}

function DropdownChoice({ spec, id, draft, onDraftChange, one }: ChoicesProps) {
  const { t } = useStrings();
  const [chosen, setChosen] = useState(idsOf(spec.options, draft?.['value'])[0]);
  const [isChecked, setChecked] = useState(false);
  const fieldId = `${id}-value`;
  const option = chosen === undefined ? undefined : spec.options[Number(chosen)];
  const submit = () => {
    setChecked(true);
    if (option) one.give({ action: 'submit', values: { value: option.value } });
    else focusField(fieldId);
  };
  return (
    <AnswerForm onSubmit={submit} isDisabled={one.isLocked} isPending={one.isUnderWay}>
      <Select
        id={fieldId}
        label={spec.title ?? t(words.options)}
        isLabelHidden={spec.title !== undefined}
        isRequired
        isDisabled={one.isLocked}
        options={choiceOptions(spec.options)}
        value={chosen}
        errors={isChecked && !option ? [t(words.chooseOne)] : []}
        onChange={(next) => {
          setChosen(next);
          onDraftChange?.(next === undefined ? {} : { value: spec.options[Number(next)]!.value });
        }}
      />
    </AnswerForm>
  );
}

function SeveralChoices({ spec, id, draft, onDraftChange, one }: ChoicesProps) {
  const { t } = useStrings();
  const [chosen, setChosen] = useState(idsOf(spec.options, draft?.['value']));
  const [isChecked, setChecked] = useState(false);
  const fieldId = `${id}-value`;
  const valuesOf = (ids: string[]) => ids.map((each) => spec.options[Number(each)]!.value);
  const submit = () => {
    setChecked(true);
    if (chosen.length > 0) one.give({ action: 'submit', values: { value: valuesOf(chosen) } });
    else focusField(fieldId);
  };
  return (
    <AnswerForm onSubmit={submit} isDisabled={one.isLocked} isPending={one.isUnderWay}>
      <CheckboxGroup
        id={fieldId}
        label={spec.title ?? t(words.options)}
        isLabelHidden={spec.title !== undefined}
        isRequired
        isDisabled={one.isLocked}
        options={choiceOptions(spec.options)}
        value={chosen}
        errors={isChecked && chosen.length === 0 ? [t(words.chooseSome)] : []}
        onChange={(next) => {
          setChosen(next);
          onDraftChange?.({ value: valuesOf(next) });
        }}
      />
    </AnswerForm>
  );
}
