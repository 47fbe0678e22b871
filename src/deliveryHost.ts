import type { DeliveryHost } from './delivery';
import type { DraftStore } from './drafts';
import { keepSubmission, toStored } from './keepSubmission';
import { readSubmission, redact } from './model';
import type { JsonObject, Submission, WidgetEvent, WidgetSpec } from './model';

export interface DeliveryHostOptions {
  spec: WidgetSpec;
  /** Where the submission is kept; undefined: only in this component. */
  storeKey: string | undefined;
  drafts: DraftStore | undefined;
  plan: DeliveryHost['plan'];
  onEvent: ((event: WidgetEvent) => void | Promise<void>) | undefined;
  timeoutMs: number;
  onSubmissionChange: ((submission: Submission) => void) | undefined;
  /** An answer without secrets and files; by default as the spec says. */
  redact?: (values: JsonObject) => JsonObject;
}

/** A view's settings as a delivery asks for them; `asked` is told what was on the screen when an answer was given. */
export function hostOf(options: DeliveryHostOptions, asked: { spec: WidgetSpec }): DeliveryHost {
  const { spec, storeKey, drafts, onEvent, timeoutMs, onSubmissionChange } = options;
  const host: DeliveryHost = {
    plan: (answer, answerNumber) => {
      asked.spec = spec;
      return options.plan(answer, answerNumber);
    },
    send: (event) => onEvent?.(event),
    timeoutMs: () => timeoutMs,
    claim: (eventId) => drafts?.claim?.(eventId) ?? true,
    recall: async () =>
      drafts?.claim && storeKey !== undefined ? readSubmission(await drafts.get(storeKey)) : undefined,
    redact: options.redact ?? ((values) => redact(spec, values)),
    onChange: (submission, isOwn) => {
      const stored = toStored(host, submission);
      if (isOwn && drafts && storeKey !== undefined) attempt(() => keepSubmission(drafts, storeKey, stored));
      onSubmissionChange?.(stored);
    },
  };
  return host;
}

/** A store's failure is not the user's: what cannot be kept is only not kept. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    const result = action();
    if (result instanceof Promise) return result.catch(() => undefined) as T;
    return result;
  } catch {
    return undefined;
  }
}
