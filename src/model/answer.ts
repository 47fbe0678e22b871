import type { JsonObject } from './json';

/** What a person decided. One-value widgets use `values: { value }`, a confirmation `{ value: 'confirm' | 'cancel' }`. */
export interface Answer {
  action: 'submit' | 'cancel' | 'decline';
  /** Validated, output-only fields left out; `{}` for a cancel or a decline. */
  values: JsonObject;
}
