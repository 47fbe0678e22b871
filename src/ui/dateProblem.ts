/** Why what stands in a date or time control is not an answer. */
export type DateProblemCode =
  | 'unreadable'
  | 'prefilled'
  | 'shortYear'
  | 'noSuchDay'
  | 'noSuchTime'
  | 'missingTime'
  | 'skippedTime'
  | 'tooEarly'
  | 'tooLate'
  | 'missingPart'
  | 'startAfterEnd';

/**
 * What `onDraftChange` of a date or time control reports while the control holds a text that must not be sent: the text, why, and the
 * words the control itself shows for it. Undefined once there is nothing wrong.
 */
export interface DateProblem {
  code: DateProblemCode;
  text: string;
  message: string;
}
