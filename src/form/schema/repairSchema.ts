import { isObject, mapOwn, own, setOwn } from '../json';
import type { Json, JsonObject } from '../json';
import type { ReportIssue } from '../FormIssue';
import {
  closestType,
  isSchema,
  keywordChecks,
  knownTypes,
  listKeywords,
  mapKeywords,
  schemaKeywords,
} from './keywords';
import { collectNames } from './collectNames';
import { findRef } from './pointers';

interface Repair {
  root: JsonObject;
  rootId: string | undefined;
  isDraft04: boolean;
  /** What a value is compared with, not what is demanded. */
  isCondition?: boolean;
  /** `prefixItems` is a word of the schema's dialect. */
  hasPrefixItems: boolean;
  report: ReportIssue;
}

/**
 * A copy of a schema in which nothing is left that would make a validator refuse it whole: broken property schemas,
 * keywords of the wrong type, types nobody knows, references that are not local, required names that exist nowhere.
 * What it demands stays the same. Every repair is reported.
 */
export function repairSchema(root: JsonObject, report: ReportIssue): JsonObject {
  const rootId = own(root, '$id') ?? own(root, 'id');
  const dialect = own(root, '$schema');
  const repair: Repair = {
    root,
    rootId: typeof rootId === 'string' ? rootId.replace(/#$/, '') : undefined,
    isDraft04: typeof dialect === 'string' && dialect.includes('draft-04'),
    hasPrefixItems: isNewest(root, dialect),
    report,
  };
  const repaired = repairNode(root, '/schema', repair, undefined) as JsonObject;
  if (typeof dialect !== 'string') delete repaired['$schema'];
  return repaired;
}

/** The validators' rule: without a known `$schema`, a word of 2020-12 at the top tells. */
function isNewest(root: JsonObject, dialect: Json | undefined): boolean {
  if (typeof dialect === 'string' && dialect.includes('json-schema.org/draft')) return dialect.includes('2020-12');
  return ['prefixItems', '$dynamicAnchor', '$dynamicRef'].some((keyword) => Object.hasOwn(root, keyword));
}

function repairNode(node: Json, path: string, repair: Repair, family: ReadonlySet<string> | undefined): Json {
  if (!isObject(node)) return node === false ? false : true;
  const names =
    family ?? (Object.hasOwn(node, 'required') || hasBranches(node) ? collectNames(node, repair.root) : undefined);
  const result = mapOwn(node, (value, key) => repairKeyword(value, key, node, `${path}/${key}`, repair, names));
  repairTuple(result, repair);
  if (!repair.isDraft04) repairBounds(result);
  return result;
}

function hasBranches(node: JsonObject): boolean {
  return ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas', 'dependencies'].some((keyword) =>
    Object.hasOwn(node, keyword),
  );
}

function repairKeyword(
  value: Json,
  key: string,
  node: JsonObject,
  path: string,
  repair: Repair,
  names: ReadonlySet<string> | undefined,
): Json | undefined {
  const { report } = repair;
  if (key === '$ref') return repairRef(value, path, repair);
  if (key === 'type') return repairType(value, path, report);
  if (key === 'required') return repairRequired(value, node, path, repair, names);
  if (key === 'enum' && Array.isArray(value)) return value.length === 0 ? undefined : value;
  if (mapKeywords.includes(key)) return repairMap(value, key, path, repair, names);
  if (key === 'dependencies' || key === 'dependentRequired') return repairDependencies(value, path, repair, names);
  if (listKeywords.includes(key)) return repairList(value, key, path, repair, names);
  if (key === 'items')
    return Array.isArray(value)
      ? value.filter(isSchema).map((item, index) => repairNode(item, `${path}/${index}`, repair, undefined))
      : isSchema(value)
        ? repairNode(value, path, repair, undefined)
        : undefined;
  if (schemaKeywords.includes(key)) {
    if (!isSchema(value)) return undefined;
    if (key === 'if' || key === 'not') return repairNode(value, path, { ...repair, isCondition: true }, undefined);
    return repairNode(value, path, repair, key === 'then' || key === 'else' ? names : undefined);
  }
  if (Object.hasOwn(keywordChecks, key) && !keywordChecks[key]!(value)) {
    if (value !== null) report('invalid-keyword', path, `"${key}" has a value of the wrong type and is ignored.`);
    return undefined;
  }
  return value;
}

function repairRef(value: Json, path: string, repair: Repair): Json | undefined {
  if (typeof value !== 'string') return undefined;
  const ref = toLocal(value, repair);
  if (findRef(repair.root, ref)) return ref;
  repair.report(
    'unresolved-ref',
    path,
    'A reference that is not local, or leads nowhere, is ignored; nothing is fetched.',
  );
  return undefined;
}

function toLocal(ref: string, { rootId }: Repair): string {
  return rootId !== undefined && rootId !== '' && ref.startsWith(`${rootId}#`) ? ref.slice(rootId.length) : ref;
}

function repairType(value: Json, path: string, report: ReportIssue): Json | undefined {
  const names = (Array.isArray(value) ? value : [value]).filter((name): name is string => typeof name === 'string');
  const types = [...new Set(names.map((name) => (name === 'file' ? 'file' : closestType(name))))].filter(
    (name) => name !== 'file',
  );
  const unknown = names.find((name) => !knownTypes.includes(name) && name !== 'file');
  if (unknown !== undefined)
    report('unknown-type', path, `"${unknown}" is not a JSON Schema type; it is read as "${closestType(unknown)}".`);
  if (types.length === 0) return undefined;
  return types.length === 1 && !Array.isArray(value) ? types[0]! : types;
}

function repairRequired(
  value: Json,
  node: JsonObject,
  path: string,
  { report, isDraft04, isCondition }: Repair,
  names: ReadonlySet<string> | undefined,
): Json | undefined {
  if (!Array.isArray(value)) return undefined;
  const required = [...new Set(value.filter((name): name is string => typeof name === 'string'))];
  const isOpen =
    isObject(own(node, 'additionalProperties')) ||
    isObject(own(node, 'patternProperties')) ||
    own(node, 'additionalProperties') === true;
  const kept = required.filter((name) => isCondition || isOpen || names === undefined || names.has(name));
  for (const name of required)
    if (!kept.includes(name))
      report('required-unknown', path, `"${name}" is required and no property; the requirement is dropped.`);
  return kept.length === 0 && isDraft04 ? undefined : kept;
}

function repairMap(
  value: Json,
  key: string,
  path: string,
  repair: Repair,
  names: ReadonlySet<string> | undefined,
): Json | undefined {
  if (!isObject(value)) return undefined;
  const isProperties = key === 'properties';
  return mapOwn(value, (schema, name) => {
    const at = `${path}/${name}`;
    if (!isSchema(schema)) {
      repair.report('invalid-schema', at, `The schema of "${name}" is no schema; it is left out.`);
      return undefined;
    }
    const ref = own(schema, '$ref');
    if (isProperties && typeof ref === 'string' && !findRef(repair.root, toLocal(ref, repair))) {
      const isRemote = !toLocal(ref, repair).startsWith('#');
      repair.report(
        isRemote ? 'remote-ref' : 'unresolved-ref',
        at,
        `"${name}" refers to a schema that is ${isRemote ? 'elsewhere and never fetched' : 'not there'}; it is left out.`,
      );
      return undefined;
    }
    return repairNode(schema, at, repair, key === 'dependentSchemas' ? names : undefined);
  });
}

function repairDependencies(
  value: Json,
  path: string,
  repair: Repair,
  names: ReadonlySet<string> | undefined,
): Json | undefined {
  if (!isObject(value)) return undefined;
  return mapOwn(value, (dependency, name) => {
    if (Array.isArray(dependency)) {
      return dependency.filter((entry) => typeof entry === 'string' && (names === undefined || names.has(entry)));
    }
    return isSchema(dependency) ? repairNode(dependency, `${path}/${name}`, repair, names) : undefined;
  });
}

function repairList(
  value: Json,
  key: string,
  path: string,
  repair: Repair,
  names: ReadonlySet<string> | undefined,
): Json | undefined {
  if (!Array.isArray(value)) return undefined;
  const schemas = value.filter((schema) => isSchema(schema) && isResolvable(schema, repair));
  if (schemas.length < value.length)
    repair.report('invalid-schema', path, `"${key}" holds entries that are no schemas; they are left out.`);
  if (schemas.length === 0) return undefined;
  return schemas.map((schema, index) =>
    repairNode(schema, `${path}/${index}`, repair, key === 'prefixItems' ? undefined : names),
  );
}

function isResolvable(schema: Json, repair: Repair): boolean {
  const ref = own(schema, '$ref');
  return typeof ref !== 'string' || findRef(repair.root, toLocal(ref, repair)) !== undefined;
}

/** The entries of a tuple under the keyword that has them in the schema's dialect. */
function repairTuple(result: JsonObject, { hasPrefixItems }: Repair): void {
  const { prefixItems, items, additionalItems } = result;
  if (Array.isArray(items) && items.length === 0) delete result['items'];
  else if (hasPrefixItems && Array.isArray(items)) rename(result, { prefixItems: items, items: additionalItems });
  else if (!hasPrefixItems && Array.isArray(prefixItems))
    rename(result, { items: prefixItems, additionalItems: Array.isArray(items) ? additionalItems : items });
}

function rename(result: JsonObject, words: Record<string, Json | undefined>): void {
  for (const key of ['prefixItems', 'items', 'additionalItems']) {
    const value = words[key];
    if (value === undefined) delete result[key];
    else result[key] = value;
  }
}

function repairBounds(result: JsonObject): void {
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const flag = own(result, exclusive);
    if (typeof flag !== 'boolean') continue;
    const bound = own(result, inclusive);
    delete result[exclusive];
    if (flag && typeof bound === 'number') {
      setOwn(result, exclusive, bound);
      delete result[inclusive];
    }
  }
}
