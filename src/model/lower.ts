import type { Content } from './content';
import { downgradeStructuredOutput } from './downgrade';
import { featuresOf, kindOf, missingFeatures } from './features';
import type { Feature } from './features';
import { defined, isJsonObject, own } from './json';
import type { Json } from './json';
import type { ToolResponse } from './response';
import { translationReport } from './translationReport';
import type { DegradeRule, TranslationReport, TranslationStep } from './translationReport';

/** The rule for each feature that may be given up; a feature with `null` is covered, but by no rule. */
export type LowerPolicy = { [F in Feature]?: DegradeRule | null };

/** Why a response cannot be said at a revision. */
export type LowerError =
  | { type: 'FeatureUnavailable'; feature: Feature; negotiated: string }
  | { type: 'NoRuleForFeature'; feature: Feature }
  | { type: 'FieldNotRepresentable'; field: string; expected: string; detail: string; target: string };

/** A response at a revision with the account of what it cost, or why there is none. */
export type Lowered = { response: ToolResponse; report: TranslationReport } | { error: LowerError };

const resultTypeRevision = '2026-07-28';
const serverInfo = 'io.modelcontextprotocol/serverInfo';

/**
 * Says a response at an MCP revision, e.g. `2025-03-26`. Strict without a policy: it succeeds exactly where the revision has every
 * feature needed, and changes nothing then but `resultType`, which newer revisions require and older ones lack.
 * Source: protocol-droid, `lower`, `DegradeRule`.
 */
export function lower(response: ToolResponse, revision: string, policy: LowerPolicy = {}): Lowered {
  const steps: TranslationStep[] = [];
  let lowered = response;
  for (const feature of missingFeatures(response, revision)) {
    const isMissing = () => missingFeatures(lowered, revision).includes(feature);
    if (!isMissing()) continue;
    const rule = policy[feature];
    if (rule) lowered = apply(rule, feature, lowered);
    if (isMissing())
      return {
        error:
          rule === null
            ? { type: 'NoRuleForFeature', feature }
            : { type: 'FeatureUnavailable', feature, negotiated: revision },
      };
    steps.push({ rule: rule!, target: revision, feature });
  }
  const { resultType, ...rest } = lowered;
  const isTyped = revision >= resultTypeRevision;
  const info = own(response.meta, serverInfo) ?? null;
  if (isTyped && info !== null && !['name', 'version'].every((key) => typeof own(info, key) === 'string')) {
    const detail = 'incomplete';
    return {
      error: { type: 'FieldNotRepresentable', field: serverInfo, expected: 'Implementation', detail, target: revision },
    };
  }
  return {
    response: isTyped ? { ...rest, resultType: resultType ?? 'complete' } : rest,
    report: translationReport(revision, steps),
  };
}

function apply(rule: DegradeRule, feature: Feature, response: ToolResponse): ToolResponse {
  if (rule === 'StructuredContentToText') return downgradeStructuredOutput(response)?.response ?? response;
  const dropped = rule.replace(/^Drop(Resource(?=L))?/, '').toLowerCase();
  const content = response.content.flatMap((block): Content[] => {
    const kind = kindOf(block);
    if (kind === dropped) return [];
    if (rule === 'AudioToTextPlaceholder' && kind === 'audio') return [placeholder(block)];
    return [rule === 'DropAnnotations' && featuresOf(block).includes(feature) ? withoutLastModified(block) : block];
  });
  return { ...response, content };
}

function withoutLastModified(block: Content): Content {
  const without = (hints: object) =>
    Object.fromEntries(Object.entries(hints).filter(([key]) => !/^last_?modified$/i.test(key)));
  const raw = JSON.stringify(block.raw, (key, value: Json) =>
    key === 'annotations' && isJsonObject(value) ? without(value) : value,
  );
  return { ...block, annotations: without(block.annotations ?? {}), raw: JSON.parse(raw) as Json };
}

function placeholder({ path, annotations, raw }: Content): Content {
  const block = { type: 'text' as const, text: '[audio]' };
  return defined({ ...block, path, annotations, raw: defined({ ...block, annotations: own(raw, 'annotations') }) });
}
