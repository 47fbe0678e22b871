// Unknown JSON to the model and back: every dialect of tool responses, without React.
// In: whatever a tool returned. Out: a ToolResponse with its issues; plans and events come from the model.
// Refuses: React, the browser, the network, and exceptions: malformed input is an issue beside a usable response.
export { readToolResponse } from './readToolResponse';
export { readAtOnce } from './readAtOnce';
export { readers } from './readers';
export { widgetReaders } from './widgetReaders';
export type { ReadAtOnceOptions, ReadToolResponseOptions } from './readAtOnce';
export type { Readers, ToolDefinition } from './context';
export { writeToolResponse } from './writeToolResponse';
export { checkToolResponse } from './checkToolResponse';
export {
  downgradeStructuredOutput,
  isLosslessAnywhere,
  isLosslessAt,
  lower,
  mapInputToRule,
  planAudience,
  planEvents,
  planInput,
  requiredFeatures,
  toModelContent,
} from '../model';
export type * from '../model';
