import type { Content } from './content';
import { downgradeStructuredOutput } from './downgrade';
import { featuresOf, missingFeatures } from './features';
import type { Feature } from './features';
import { isJsonObject, own } from './json';
import type { JsonObject } from './json';
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
const droppedTypes: { [R in DegradeRule]?: string[] } = {
  DropAudio: ['audio'],
  DropImage: ['image'],
  DropResourceLink: ['link', 'resource_link'],
  DropResource: ['resource'],
};

/**
 * Says a response at an MCP revision, e.g. `2025-03-26`. Strict without a policy: it succeeds exactly where the revision has every
 * feature needed, and changes nothing then but `resultType`, which newer revisions require and older ones lack.
 * Source: protocol-droid, `lower`, `DegradeRule`.
 */
export function lower(response: ToolResponse, revision: string, policy: LowerPolicy = {}): Lowered {
  const steps: TranslationStep[] = [];
  let lowered = response;
  for (const feature of missingFeatures(response, revision)) {
    if (!missingFeatures(lowered, revision).includes(feature)) continue;
    const rule = policy[feature];
    if (rule === undefined) return { error: { type: 'FeatureUnavailable', feature, negotiated: revision } };
    if (rule === null) return { error: { type: 'NoRuleForFeature', feature } };
    const next = apply(rule, feature, lowered);
    if (missingFeatures(next, revision).includes(feature)) return { error: { type: 'FeatureUnavailable', feature, negotiated: revision } };
    steps.push({ rule, target: revision, feature });
    lowered = next;
  }
  const isTyped = revision >= resultTypeRevision;
  if (isTyped && Object.hasOwn(response.meta, serverInfo) && !isImplementation(own(response.meta, serverInfo))) {
    const detail = 'it is none';
    return { error: { type: 'FieldNotRepresentable', field: `_meta.${serverInfo}`, expected: 'Implementation', detail, target: revision } };
  }
  return { response: withResultType(lowered, isTyped), report: translationReport(revision, steps) };
}

function withResultType(response: ToolResponse, isTyped: boolean): ToolResponse {
  const { resultType, ...rest } = response;
  if (isTyped) return resultType === undefined ? { ...response, resultType: 'complete' } : response;
  return resultType === undefined ? response : rest;
}

function isImplementation(value: unknown): boolean {
  return typeof own(value, 'name') === 'string' && typeof own(value, 'version') === 'string';
}

function apply(rule: DegradeRule, feature: Feature, response: ToolResponse): ToolResponse {
  if (rule === 'StructuredContentToText') return downgradeStructuredOutput(response)?.response ?? response;
  const types = droppedTypes[rule];
  const content = response.content.flatMap((block): Content[] => {
    if (types) return types.includes(block.type === 'unknown' ? block.name : block.type) ? [] : [block];
    if (!featuresOf(block).includes(feature)) return [block];
    return rule === 'DropAnnotations' ? [withoutLastModified(block)] : block.type === 'audio' ? [placeholder(block)] : [block];
  });
  return { ...response, content };
}

function withoutLastModified(block: Content): Content {
  const { lastModified: _, ...annotations } = block.annotations ?? {};
  const hints = own(block.raw, 'annotations');
  if (!isJsonObject(block.raw) || !isJsonObject(hints)) return { ...block, annotations };
  const { lastModified: __, last_modified: ___, ...rest } = hints;
  return { ...block, annotations, raw: { ...block.raw, annotations: rest } };
}

function placeholder(block: Content): Content {
  const { path, annotations } = block;
  const text = `[audio${'mimeType' in block && block.mimeType ? `: ${block.mimeType}` : ''}]`;
  const hints: JsonObject = isJsonObject(own(block.raw, 'annotations')) ? { annotations: own(block.raw, 'annotations')! } : {};
  return { type: 'text', text, path, ...(annotations ? { annotations } : {}), raw: { type: 'text', text, ...hints } };
}
