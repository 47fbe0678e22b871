// Our look over React Aria Components: controls, the card, the words.
// In: values and texts. Out: elements and callbacks.
// Refuses: tools, responses, schemas, and every other room.
export { message } from './strings/message';
export type { Catalogue, Message, Plural } from './strings/message';
export { StringsProvider, useStrings } from './strings/StringsProvider';
export type { Strings, StringsProviderProps } from './strings/StringsProvider';
export { loadWithStyles } from './loadWithStyles';
export { useLazy } from './useLazy';
export type { Lazy } from './useLazy';
export { FieldErrors, FieldFoot, FieldHead, toAriaField, useField } from './Field';
export type { FieldHeadProps, FieldParts, FieldProps } from './Field';
export { usePressableStyle } from './pressableStyle';
