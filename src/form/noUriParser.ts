/**
 * Stands in for the URI parser react-jsonschema-form would bring to follow references between documents: none is followed here,
 * and those inside the schema are resolved by the form itself.
 */
export default {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (_base: string, reference: string): string => reference,
};
