/**
 * Stands in for react-jsonschema-form's `resolveUiSchema`, which looks up `ui:definitions` by a schema's `$ref`: those are no part
 * of what a response may say, so a field's uiSchema is the one at its place.
 */
export default function localUiSchema<UiSchema extends object>(
  _schema: unknown,
  uiSchema: UiSchema | undefined,
): UiSchema | object {
  return uiSchema ?? {};
}
