import type { Answer } from './answer';
import type { WidgetEvent } from './event';
import { inputFields } from './inputFields';
import { isEqualJson } from './isEqualJson';
import { copyJson, setOwn } from './json';
import type { Json, JsonObject } from './json';
import type { ConfirmationSpec, FormSpec, OptionsSpec, WidgetAction, WidgetSpec } from './widget';

/** What a tool event needs to know to place an answer in its parameters. */
export interface ParameterRuleInput {
  /** The event's own parameters; not to be changed. */
  parameters: JsonObject;
  /** The wire's `map_input_to`; empty and absent are the same. */
  mapInputTo?: string;
  /** What was answered. */
  values: JsonObject;
  /** The form's properties that can carry an answer; it depends on the form, never on what was typed. */
  inputFields: string[];
}

/** Places the answer of a form in the parameters of a tool call. */
export type ParameterRule = (input: ParameterRuleInput) => JsonObject;

export interface PlanEventsOptions {
  /** In place of `mapInputToRule`. */
  rule?: ParameterRule;
  /** The tool that asked: where a form without usable events sends its values. */
  tool?: string;
  /** Stable id of the response; a UUID stands in. */
  responseId?: string;
  /** Which widget of the response, as its part's key; by default its type. */
  widgetKey?: string;
  /** Which answer of this widget, from 1. */
  answerNumber?: number;
}

type Step = DistributiveOmit<WidgetEvent, 'id' | 'responseId' | 'widget' | 'values'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * The rule of Orchestrate's `map_input_to`, inferred from public use (contract of 2026, §6): with `"submit"`, empty or absent the
 * values become same-named parameters; a name that is the form's only input takes that value; where every input already has a
 * parameter the values fill them; otherwise the whole answer goes under the name. The answer wins over a constant of the same name.
 */
export function mapInputToRule({ parameters, mapInputTo, values, inputFields: fields }: ParameterRuleInput): JsonObject {
  const result = copyJson(parameters);
  const fill = () => {
    for (const name of Object.keys(values)) setOwn(result, name, copyJson(values[name]!));
    return result;
  };
  if (!mapInputTo || mapInputTo === 'submit') return fill();
  if (fields.length === 1 && fields[0] === mapInputTo) {
    if (Object.hasOwn(values, mapInputTo)) setOwn(result, mapInputTo, copyJson(values[mapInputTo]!));
    return result;
  }
  if (fields.length > 0 && fields.every((name) => Object.hasOwn(parameters, name))) return fill();
  setOwn(result, mapInputTo, copyJson(values));
  return result;
}

/**
 * The events an answer becomes, in wire order: tool calls and messages, or the one event that stands for the outcome.
 * Pure: neither the spec nor the answer is changed, and what was typed never chooses a tool.
 */
export function planEvents(widget: WidgetSpec, answer: Answer, options: PlanEventsOptions = {}): WidgetEvent[] {
  const { responseId, widgetKey = widget.type, answerNumber = 1 } = options;
  const values = answer.action === 'submit' ? copyJson(answer.values) : {};
  const steps = answer.action === 'submit' ? stepsOf(widget, values, options) : exitSteps(widget, answer.action);
  const prefix = responseId ?? crypto.randomUUID();
  return steps.map((step, index) => ({
    id: `${prefix}/${widgetKey}/${answerNumber}/${index}`,
    ...(responseId === undefined ? {} : { responseId }),
    widget: { type: widget.type, ...(widget.name === undefined ? {} : { name: widget.name }) },
    values,
    ...step,
  }));
}

function exitSteps(widget: WidgetSpec, action: 'cancel' | 'decline'): Step[] {
  if (widget.type === 'elicitation' || widget.type === 'elicitation-url' || (widget.type === 'unknown' && widget.exits)) {
    return [{ type: 'elicit', action }];
  }
  return [{ type: 'cancel' }];
}

function stepsOf(widget: WidgetSpec, values: JsonObject, options: PlanEventsOptions): Step[] {
  switch (widget.type) {
    case 'forms':
      return formSteps(widget, values, options);
    case 'confirmation':
      return confirmationSteps(widget, values, options);
    case 'options':
      return optionsSteps(widget, values, options);
    case 'datetime':
    case 'number':
    case 'text':
      return oneValueSteps(widget.actions, values['value'] ?? null, values, options);
    case 'elicitation':
      return [{ type: 'elicit', action: 'accept', content: values }];
    case 'elicitation-url':
      return [{ type: 'elicit', action: 'accept' }];
    case 'app':
    case 'user_defined':
    case 'unknown':
      return toHost(values, options);
  }
}

function formSteps(spec: FormSpec, values: JsonObject, options: PlanEventsOptions): Step[] {
  const { rule = mapInputToRule } = options;
  const fields = inputFields(spec);
  const steps = spec.actions.map((action): Step => {
    if (action.type === 'message') return { type: 'message', message: action.message };
    const { parameters, mapInputTo } = action;
    const input = { parameters, values, inputFields: fields, ...(mapInputTo === undefined ? {} : { mapInputTo }) };
    return { type: 'tool', tool: action.tool, parameters: rule(input) };
  });
  return steps.length > 0 ? steps : toHost(values, options);
}

function toHost(values: JsonObject, { tool }: PlanEventsOptions): Step[] {
  return tool === undefined ? [{ type: 'submit' }] : [{ type: 'tool', tool, parameters: copyJson(values) }];
}

function confirmationSteps(spec: ConfirmationSpec, values: JsonObject, options: PlanEventsOptions): Step[] {
  const choice = values['value'] === 'cancel' ? spec.cancel : spec.confirm;
  if (choice.value === undefined) {
    const steps = choice.actions.map((action): Step =>
      action.type === 'message' ? action : { type: 'tool', tool: action.tool, parameters: copyJson(action.parameters) },
    );
    if (steps.length > 0) return steps;
    return choice === spec.cancel ? [{ type: 'cancel' }] : toHost(values, options);
  }
  return oneValueSteps(choice.actions, choice.value, values, options);
}

function optionsSteps(spec: OptionsSpec, values: JsonObject, options: PlanEventsOptions): Step[] {
  const value = values['value'];
  const chosen = Array.isArray(value) ? value : [value ?? null];
  const items = chosen.map((each) => spec.options.find((option) => isEqualJson(option.value, each)));
  if (items.some((item) => item?.actions)) {
    return items.flatMap((item, index) =>
      oneValueSteps(item?.actions ?? spec.actions, item?.value ?? chosen[index]!, values, options),
    );
  }
  return oneValueSteps(spec.actions, spec.isMultiple ? chosen.map(toText).join(',') : chosen[0]!, values, options);
}

function oneValueSteps(actions: WidgetAction[], value: Json, values: JsonObject, options: PlanEventsOptions): Step[] {
  const steps = actions.map((action): Step => {
    if (action.type === 'message') return { type: 'message', message: action.message };
    const parameters = copyJson(action.parameters);
    setOwn(parameters, action.mapInputTo || 'value', value);
    return { type: 'tool', tool: action.tool, parameters };
  });
  return steps.length > 0 ? steps : toHost(values, options);
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
