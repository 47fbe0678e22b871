// What a tool response is, and the pure rules over it: who sees what, which events an answer becomes, what each value may be.
// In: plain data. Out: plain data.
// Refuses: React, npm packages, other rooms, and every word that belongs to one dialect's wire.
export { asText, copyJson, defined, isJsonObject, isSame, onlyEntry, own, setOwn } from './json';
export type { Json, JsonObject } from './json';
export { stepsOf, valueAt } from './pointer';
export { safeUrl } from './safeUrl';
export type * from './content';
export type * from './widget';
export type * from './response';
export type * from './orchestrateMeta';
export type * from './answer';
export type * from './event';
export type * from './plan';
export { isHiddenFromUser, isUserOnly, planAudience } from './planAudience';
export { base64Text, essence, plainBase64 } from './base64';
export { isLosslessAnywhere, isLosslessAt, requiredFeatures } from './features';
export type { Feature } from './features';
export { downgradeStructuredOutput } from './downgrade';
export type { Downgraded, DowngradeOptions } from './downgrade';
export { lower } from './lower';
export type { Lowered, LowerError, LowerPolicy } from './lower';
export { lossOf, translationReport } from './translationReport';
export type { DegradeRule, Loss, TranslationReport, TranslationStep } from './translationReport';
export { toModelContent } from './toModelContent';
export type { ModelBlock, ModelContent } from './toModelContent';
export { branchKeywords } from './branches';
export { inputFields } from './inputFields';
export { mapInputToRule, planEvents } from './planEvents';
export type { ParameterRule, ParameterRuleInput, PlanEventsOptions } from './planEvents';
export { canAnswer, firstUndelivered, isFinal, newSubmission, nextSubmission, readSubmission } from './submission';
export type { FailedSubmission, Submission, SubmissionState, SubmissionStep } from './submission';
export { hasSecrets, redact } from './redact';
export { isEqualJson } from './isEqualJson';
export { fieldCount } from './fieldCount';
export { planInput } from './planInput';
export type { PlanInputOptions } from './planInput';
