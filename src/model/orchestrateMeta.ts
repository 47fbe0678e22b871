import type { JsonObject } from './json';

/** Hands the conversation to a person. */
export interface TransferToLiveAgent {
  message_to_human_agent?: string;
  agent_available?: JsonObject;
  agent_unavailable?: JsonObject;
  transfer_metadata?: JsonObject;
  service_desk_info?: JsonObject;
}

/** Hands the conversation to another channel. */
export interface TransferToChannel {
  message_to_user?: string;
  transfer_info?: JsonObject;
}

/** `_meta["com.ibm.orchestrate/extensions"]`; `connect_to_agent` is an older name of `transfer_to_live_agent`. */
export interface OrchestrateExtensions {
  transfer_to_live_agent?: TransferToLiveAgent;
  connect_to_agent?: TransferToLiveAgent;
  transfer_to_channel?: TransferToChannel;
  end_interaction?: JsonObject;
  speech_to_text?: JsonObject;
  text_to_speech?: JsonObject;
}

/** `_meta.nextTool`: the tool a server asks to be called next; written with `tool` or with `name`. */
export interface NextTool {
  tool?: string;
  name?: string;
  arguments?: JsonObject;
}

/**
 * What watsonx Orchestrate is documented to put in `_meta`, for the host; never shown. As it came: a host checks what it uses.
 * Source: IBM's customer care contract, 2026.
 */
export interface OrchestrateMeta {
  'com.ibm.orchestrate/extensions'?: OrchestrateExtensions;
  nextTool?: NextTool;
  refreshThreadCapabilities?: string;
}

/** `_meta["com.ibm.orchestrate/annotations"]` of a block: wait before it is shown; how a voice channel speaks it. */
export interface OrchestrateAnnotations {
  /** `delay` in milliseconds. */
  pause?: { delay?: number };
  speech?: JsonObject;
}
