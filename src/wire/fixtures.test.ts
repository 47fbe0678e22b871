import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { downgradeStructuredOutput, isLosslessAnywhere, planAudience, planEvents, requiredFeatures } from '../model';
import type { Json, JsonObject, Part, WidgetEvent, WidgetSpec } from '../model';
import type { ToolDefinition } from './context';
import { readAtOnce } from './readAtOnce';
import { readToolResponse } from './readToolResponse';
import { writeToolResponse } from './writeToolResponse';

interface Submit {
  values?: JsonObject;
  input?: Json;
  events: JsonObject[];
}

interface Fixture {
  name: string;
  kind?: 'jsonString' | 'message';
  context?: { tool: ToolDefinition };
  props?: { structured?: 'when-empty' };
  response: Json;
  expect: {
    userTexts: string[];
    hiddenTexts: string[];
    policyTexts?: string[];
    parts?: Part['type'][];
    widget?: string | null;
    widgetRaw?: string;
    fields?: string[];
    isError?: boolean;
    intent?: string;
    terminate?: boolean;
    submit?: Submit[];
    requiredFeatures?: string[];
    losslessAnywhere?: boolean;
    downgrade?: null | { lost: string; contentLength: number; appendedText: string; second: null };
    outcomes?: Partial<Record<'accept' | 'decline' | 'cancel', JsonObject>>;
    withWidget?: { blocks: Part['type'][]; userTexts: string[] };
  };
}

const folders = ['orchestrate', 'mcp', 'agent', 'ir', 'elicitation'];
const root = new URL('./fixtures/', import.meta.url);
const fixtures = folders.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root)).map(
    (file) => JSON.parse(readFileSync(new URL(`${folder}/${file}`, root), 'utf8')) as Fixture,
  ),
);

function textsOf(parts: Part[]): string[] {
  return parts.flatMap((part) => (part.type === 'text' ? [part.content.text] : []));
}

function widgetOf(parts: Part[]): WidgetSpec | undefined {
  return parts.flatMap((part) => (part.type === 'widget' ? [part.widget] : []))[0];
}

const forHosts = ['raw', 'result', 'annotations', 'requestKey', 'taskId', 'data', 'blob', 'value'];

/** What a renderer could show: the plan without the wire values kept for hosts. */
function shownJson(parts: Part[]): string {
  return JSON.stringify(parts, (key, value: Json) => (forHosts.includes(key) ? undefined : value));
}

function bare(events: WidgetEvent[]): JsonObject[] {
  return events.map(
    (event) =>
      JSON.parse(JSON.stringify({ ...event, id: undefined, widget: undefined, responseId: undefined })) as JsonObject,
  );
}

function displayed(properties: string[], order: Json | undefined): string[] {
  const named = Array.isArray(order) ? order.filter((name): name is string => typeof name === 'string') : [];
  return [...new Set([...named.filter((name) => properties.includes(name)), ...properties])];
}

describe.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
  '%s',
  (_, { expect: wanted, response: json, ...fixture }) => {
    const before = JSON.stringify(json);
    const { response } = readToolResponse(json, fixture.context ? { tool: fixture.context.tool } : {});
    const plan = planAudience(response, fixture.props ?? {});
    const widget = widgetOf(plan.user);

    it('shows what it must, and nothing that is hidden', () => {
      expect(wanted).toBeDefined();
      expect(textsOf(plan.user)).toEqual(wanted.userTexts);
      for (const hidden of wanted.hiddenTexts) expect(shownJson(plan.user)).not.toContain(hidden);
      if (wanted.parts) expect(plan.user.map((part) => part.type)).toEqual(wanted.parts);
      if (wanted.widget !== undefined) expect(widget?.type ?? null).toBe(wanted.widget);
      expect(response.isError).toBe(wanted.isError ?? false);
      expect(response.intent).toBe(wanted.intent);
      expect(response.terminate).toBe(wanted.terminate);
      expect(plan.isEmpty).toBe(plan.user.length === 0);
      expect(JSON.stringify(json)).toBe(before);
    });

    if (wanted.fields && wanted.widget === 'forms') {
      it('has its fields in order', () => {
        if (widget?.type !== 'forms') throw new Error('no form');
        expect(displayed(Object.keys(widget.schema['properties'] ?? {}), widget.uiSchema['ui:order'])).toEqual(
          wanted.fields,
        );
      });
    }

    if (wanted.widgetRaw) {
      it('names a widget nobody knows', () => {
        expect(widget?.type === 'unknown' ? widget.kind : wanted.widgetRaw).toBe(wanted.widgetRaw);
      });
    }

    for (const { values, input, events } of wanted.submit ?? []) {
      it(`turns ${JSON.stringify(values ?? input).slice(0, 60)} into its events`, () => {
        const answer = values ?? { value: input! };
        const planned = planEvents(widget!, { action: 'submit', values: answer });
        expect(bare(planned)).toEqual(events.map((event) => ({ values: answer, ...event })));
      });
    }

    it('is written back as it came', () => {
      expect(writeToolResponse({ ...response, raw: undefined })).toEqual(json);
    });

    it('is read at once in the same order, whatever is not text waiting for its reader', () => {
      const atOnce = planAudience(readAtOnce(json).response, fixture.props ?? {});
      expect(textsOf(atOnce.user)).toEqual(wanted.userTexts);
      for (const hidden of wanted.hiddenTexts) expect(shownJson(atOnce.user)).not.toContain(hidden);
      const whole = planAudience(readToolResponse(json).response, fixture.props ?? {});
      if (!atOnce.user.some((part) => part.isPending)) expect(atOnce.user).toEqual(whole.user);
    });

    if (wanted.requiredFeatures) {
      it('needs its features', () => {
        expect([...requiredFeatures(response)]).toEqual(wanted.requiredFeatures);
        expect(isLosslessAnywhere(response)).toBe(wanted.requiredFeatures!.length === 0);
      });
    }

    if (wanted.losslessAnywhere !== undefined) {
      it('knows whether every revision can say it', () => {
        expect(isLosslessAnywhere(response)).toBe(wanted.losslessAnywhere);
      });
    }

    if (wanted.downgrade !== undefined) {
      it('gives up its structured data once', () => {
        const downgraded = downgradeStructuredOutput(response);
        if (!wanted.downgrade || !downgraded) {
          expect(downgraded).toBe(wanted.downgrade);
          return;
        }
        const { content } = downgraded.response;
        const last = content.at(-1);
        expect(downgraded.downgrade.lost).toBe(wanted.downgrade.lost);
        expect(content).toHaveLength(wanted.downgrade.contentLength);
        expect(last?.type === 'text' && last.text).toBe(wanted.downgrade.appendedText);
        expect(downgradeStructuredOutput(downgraded.response)).toBe(wanted.downgrade.second);
      });
    }

    if (wanted.policyTexts) {
      it('leaves to the agent what it will say itself', () => {
        const hidden = planAudience(response, { ...fixture.props, sharedText: 'hide' });
        const left = [...wanted.userTexts];
        for (const text of wanted.policyTexts!) left.splice(left.indexOf(text), 1);
        expect(textsOf(hidden.user)).toEqual(left);
      });
    }

    if (wanted.withWidget) {
      it('is an app where the host draws apps', () => {
        const drawn = planAudience(response, { hasAppRenderer: true });
        expect(drawn.user.map((part) => part.type)).toEqual(wanted.withWidget!.blocks);
        expect(textsOf(drawn.user)).toEqual(wanted.withWidget!.userTexts);
      });
    }

    for (const [action, outcome] of Object.entries(wanted.outcomes ?? {})) {
      if ('inputResponses' in outcome) continue;
      it(`answers ${action}`, () => {
        const notice = plan.user.find((part) => part.type === 'notice');
        const asking = widget ?? notice?.widget;
        const content = (outcome['content'] ?? {}) as JsonObject;
        const answer = {
          action: action === 'accept' ? ('submit' as const) : (action as 'decline' | 'cancel'),
          values: content,
        };
        expect(bare(planEvents(asking!, answer))).toEqual([{ type: 'elicit', values: content, ...outcome }]);
      });
    }
  },
);
