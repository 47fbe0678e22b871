import type { Annotations } from './content';
import type { Json, JsonObject } from './json';

/** What happens when an answer is given: an entry of `on_event`, as a dialect read it. */
export type WidgetAction =
  { type: 'tool'; tool: string; parameters: JsonObject; mapInputTo?: string } | { type: 'message'; message: string };

export interface WidgetSpecBase {
  /** JSON Pointer of the widget in the wire JSON. */
  path: string;
  /** The widget's own name on the wire; Orchestrate makes a new one on every call. */
  name?: string;
  /** How many content blocks stand before it; undefined: it stands after all of them. */
  after?: number;
  /** Hints on the item it came in; they decide who sees it, as on a block. */
  annotations?: Annotations;
  /** The widget as it came, for writing it back and for hosts; never shown. */
  raw?: Json;
}

/** A form: JSON Schema, uiSchema and prefilled data, in the spelling of JSON Schema and react-jsonschema-form. */
export interface FormSpec extends WidgetSpecBase {
  type: 'forms';
  title?: string;
  description?: string;
  schema: JsonObject;
  uiSchema: JsonObject;
  formData: JsonObject;
  /** Undefined: our word for "Submit". */
  submitText?: string;
  /** Undefined: no cancel button. Empty: our word for "Cancel". */
  cancelText?: string;
  actions: WidgetAction[];
  /** Top-level properties that are shown and never answered: downloads, views, data fields. */
  outputFields: string[];
}

/** One way to answer a confirmation. */
export interface ConfirmationChoice {
  /** Undefined: our word for "Confirm" or "Cancel". */
  label?: string;
  /** Put under `mapInputTo`; undefined where the parameters are sent as they are. */
  value?: Json;
  actions: WidgetAction[];
}

export interface ConfirmationSpec extends WidgetSpecBase {
  type: 'confirmation';
  title?: string;
  text?: string;
  description?: string;
  confirm: ConfirmationChoice;
  cancel: ConfirmationChoice;
}

export interface DatetimeSpec extends WidgetSpecBase {
  type: 'datetime';
  collects: 'date' | 'time' | 'datetime';
  title?: string;
  description?: string;
  /** `YYYY-MM-DD`, `hh:mm` or `YYYY-MM-DDThh:mm`, inclusive, no time zone. */
  minimum?: string;
  maximum?: string;
  actions: WidgetAction[];
}

export interface NumberSpec extends WidgetSpecBase {
  type: 'number';
  collects: 'integer' | 'currency' | 'percentage' | 'decimal' | 'phone' | 'zip_code';
  title?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  minimumDigits?: number;
  maximumDigits?: number;
  /** The answer is the digits as typed: leading zeros matter. */
  isDigits: boolean;
  actions: WidgetAction[];
}

export interface OptionItem {
  label: string;
  value: Json;
  description?: string;
  /** Feedback for the person, shown after choosing. */
  userMessage?: string;
  /** Wins over the widget's own. */
  actions?: WidgetAction[];
}

export interface OptionsSpec extends WidgetSpecBase {
  type: 'options';
  title?: string;
  description?: string;
  isMultiple: boolean;
  options: OptionItem[];
  preference?: 'button' | 'dropdown' | 'list';
  actions: WidgetAction[];
}

export interface TextSpec extends WidgetSpecBase {
  type: 'text';
  title?: string;
  description?: string;
  /** A regular expression from the wire: never given to the browser's own engine. */
  pattern?: string;
  actions: WidgetAction[];
}

/** The host's own widget: it draws it, or a named fallback stands in. */
export interface UserDefinedSpec extends WidgetSpecBase {
  type: 'user_defined';
  value: Json;
}

/** MCP elicitation, form mode. */
export interface ElicitationSpec extends WidgetSpecBase {
  type: 'elicitation';
  message: string;
  schema: JsonObject;
  uiSchema: JsonObject;
  formData: JsonObject;
  /** Key in `inputRequests` (2026-07-28); never shown. */
  requestKey?: string;
  /** Where the request cannot be drawn (nested required values): decline and cancel are left. */
  isUnsupported?: boolean;
}

/** MCP elicitation, URL mode. */
export interface ElicitationUrlSpec extends WidgetSpecBase {
  type: 'elicitation-url';
  message: string;
  /** As received, shown whole. */
  url: string;
  /** Present when it may be opened: https, or http on localhost. */
  href?: string;
  /** In ASCII (punycode), to be highlighted. */
  hostName?: string;
  warnings: ('punycode' | 'userinfo' | 'http')[];
  requestKey?: string;
}

/** MCP Apps: drawn in a frame the host supplies. */
export interface AppSpec extends WidgetSpecBase {
  type: 'app';
  resourceUri: string;
  tool: { name: string; meta?: JsonObject };
  /** The whole result, as it came: the app gets what the user does not see. */
  result: Json;
}

/** A widget nobody here knows, or one that cannot be drawn. `kind` is what the wire calls it. */
export interface UnknownWidgetSpec extends WidgetSpecBase {
  type: 'unknown';
  kind: string;
  /** The request's words, where an answer is still due. */
  message?: string;
  /** The ways out that are left. */
  exits?: ('decline' | 'cancel')[];
  requestKey?: string;
  /** Not read yet: the code that reads it is not loaded. */
  isPending?: boolean;
  /** While pending: how many fields it asks for. */
  fieldCount?: number;
  value: Json;
}

export type WidgetSpec =
  | FormSpec
  | ConfirmationSpec
  | DatetimeSpec
  | NumberSpec
  | OptionsSpec
  | TextSpec
  | UserDefinedSpec
  | ElicitationSpec
  | ElicitationUrlSpec
  | AppSpec
  | UnknownWidgetSpec;
