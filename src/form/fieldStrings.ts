/** Stands in for the table of all of react-jsonschema-form's own texts: the one that its `SchemaField` names. */
export const TranslatableString = { DeprecatedLabel: '%1' };
