export { ToolResponseView } from './ToolResponseView';
export { ToolResponseProvider } from './ToolResponseProvider';
export type { ToolResponseProviderProps } from './ToolResponseProvider';
export { useToolResponse } from './useToolResponse';
export type { ToolResponseReading, UseToolResponseOptions } from './useToolResponse';
export { memoryDrafts, sessionDrafts } from './drafts';
export type { DraftStore } from './drafts';
export { defaultBlocks } from './blocks';
export type { BlockProps, BlockRegistry } from './blocks';
export { defaultWidgets } from './widgets';
export type { Person, WidgetProps, WidgetRegistry } from './widgets';
export type { ToolResponseSettings, ToolResponseViewProps } from './settings';
export type {
  Answer,
  AudiencePlan,
  Issue,
  Json,
  JsonObject,
  Part,
  PartType,
  Submission,
  SubmissionState,
  ToolResponse,
  WidgetCancelEvent,
  WidgetElicitEvent,
  WidgetEvent,
  WidgetInputEvent,
  WidgetMessageEvent,
  WidgetOpenEvent,
  WidgetSpec,
  WidgetSubmitEvent,
  WidgetToolEvent,
} from './model';
