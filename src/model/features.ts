import type { Content } from './content';
import { isJsonObject, onlyEntry, own } from './json';
import type { ToolResponse } from './response';

/** The revision in which each feature of a tool result first exists. Source: MCP schemas; names of protocol-droid, the last three ours. */
const firstRevisions = {
  ToolAudioContent: '2025-03-26',
  ToolAnnotationsLastModified: '2025-06-18',
  ToolResourceLinks: '2025-06-18',
  ToolStructuredOutput: '2025-06-18',
  ToolResourceLinkIcons: '2025-11-25',
  ToolResultType: '2026-07-28',
  MultiRoundTripRequests: '2026-07-28',
  BlockMeta: '2025-06-18',
  SamplingToolBlocks: '2025-11-25',
  StructuredAnyJson: '2026-07-28',
} as const;

const blockFeatures: Record<string, Feature> = {
  audio: 'ToolAudioContent',
  link: 'ToolResourceLinks',
  tool_use: 'SamplingToolBlocks',
  tool_result: 'SamplingToolBlocks',
};

/** Something of a tool result that not every MCP revision can say. */
export type Feature = keyof typeof firstRevisions;

/** What a response needs of a revision, each feature once, in alphabetical order. */
export function requiredFeatures(response: ToolResponse): Set<Feature> {
  const { structured, resultType, inputRequest } = response;
  const features: Feature[] = response.content.flatMap(featuresOf);
  if (structured) features.push('ToolStructuredOutput');
  if (structured && !isJsonObject(structured.value)) features.push('StructuredAnyJson');
  if (resultType !== undefined && resultType !== 'complete') features.push('ToolResultType');
  if (inputRequest) features.push('MultiRoundTripRequests');
  return new Set(features.sort());
}

/** What one block needs of a revision. */
export function featuresOf(block: Content): Feature[] {
  const wire = onlyEntry(block.raw)?.[1] ?? block.raw;
  const kind = kindOf(block);
  const icons = own(wire, 'icons');
  const feature = own(blockFeatures, kind) as Feature | undefined;
  const features = feature ? [feature] : [];
  if (block.annotations?.lastModified) features.push('ToolAnnotationsLastModified');
  if (kind === 'link' && Array.isArray(icons) && icons.length > 0) features.push('ToolResourceLinkIcons');
  if ([wire, own(wire, 'resource')].some((each) => isJsonObject(own(each, '_meta')))) features.push('BlockMeta');
  return features;
}

/** What a block is, whether or not it can be shown; `link` for a resource link. */
export function kindOf(block: Content): string {
  return block.type === 'unknown' ? block.name.replace(/^resource_/, '') : block.type;
}

/** Whether every MCP revision can say this response: a property of the value, not of a session. */
export function isLosslessAnywhere(response: ToolResponse): boolean {
  return requiredFeatures(response).size === 0;
}

/** Whether one revision, e.g. `2025-06-18`, can say this response; a newer one than is known counts as the newest known. */
export function isLosslessAt(response: ToolResponse, revision: string): boolean {
  return missingFeatures(response, revision).length === 0;
}

/** The features a response needs and a revision lacks, in alphabetical order. */
export function missingFeatures(response: ToolResponse, revision: string): Feature[] {
  return [...requiredFeatures(response)].filter((feature) => revision < firstRevisions[feature]);
}
