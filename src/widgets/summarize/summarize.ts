import { asText, isSame } from '../../model';
import type { Json, JsonObject, WidgetSpec } from '../../model';
import * as summaryWords from './summaryWords';
import { formatAmount, formatAnswerNumber, formatDay, formatMoment } from './formatAnswer';
import type { SummaryItem, SummaryLanguage, SummaryValue } from './SummaryItem';
import { summarizeForm } from './summarizeForm';

/**
 * What was answered, as a person reads it: labels rather than values, dates in the locale's writing, secrets as dots.
 * In: the widget and the values of a submitted answer. Out: questions with answers, in the order they were asked; none for a host's own widget.
 */
export function summarize(spec: WidgetSpec, values: JsonObject, language: SummaryLanguage): SummaryItem[] {
  switch (spec.type) {
    case 'forms':
    case 'elicitation':
      return summarizeForm(spec, values, language);
    case 'confirmation':
    case 'datetime':
    case 'number':
    case 'options':
    case 'text':
      return Object.hasOwn(values, 'value')
        ? [{ label: language.t(summaryWords.answer), value: oneValue(spec, values['value']!, language) }]
        : [];
    case 'elicitation-url':
      return [{ label: language.t(summaryWords.address), value: spec.url }];
    case 'app':
    case 'user_defined':
    case 'unknown':
      return [];
  }
}

/** What the tool says to the person about the options they chose. */
export function feedbackOf(spec: WidgetSpec, values: JsonObject): string[] {
  if (spec.type !== 'options' || !Object.hasOwn(values, 'value')) return [];
  const value = values['value']!;
  const chosen = Array.isArray(value) ? value : [value];
  return spec.options
    .filter((option) => chosen.some((each) => isSame(each, option.value)))
    .flatMap((option) => option.userMessage ?? []);
}

type OneValueSpec = Extract<WidgetSpec, { type: 'confirmation' | 'datetime' | 'number' | 'options' | 'text' }>;

function oneValue(spec: OneValueSpec, value: Json, { t, locale }: SummaryLanguage): SummaryValue {
  if (spec.type === 'confirmation') {
    return value === 'cancel'
      ? (spec.cancel.label ?? t(summaryWords.cancel))
      : (spec.confirm.label ?? t(summaryWords.confirm));
  }
  if (spec.type === 'options') {
    const labelOf = (each: Json) => spec.options.find((option) => isSame(option.value, each))?.label ?? asText(each);
    return Array.isArray(value) ? value.map(labelOf) : labelOf(value);
  }
  if (typeof value === 'number') {
    const collects = spec.type === 'number' ? spec.collects : undefined;
    if (collects === 'currency') return formatAmount(value, locale);
    const number = formatAnswerNumber(value, locale);
    return collects === 'percentage' ? t(summaryWords.percent, { number }) : number;
  }
  if (spec.type !== 'datetime') return String(value);
  if (spec.collects === 'date') return formatDay(String(value), locale);
  return spec.collects === 'datetime' ? formatMoment(String(value), locale) : String(value);
}
