import { dialectOf, namedDialect, type Dialect } from './dialect';
import { isRecord, isSchema, isUsable, KEYWORDS } from './keywords';
import { modernise } from './modernise';
import { SchemaTooComplex, type ReportIssue } from './RawError';
import { ROOT_URI, resolveUri, splitFragment, walkPointer, writePointer } from './reference';

/** How many subschemas one schema may have. */
export const MAX_SCHEMA_NODES = 20_000;
/** How deep subschemas may be nested. */
export const MAX_SCHEMA_DEPTH = 200;

/** A schema document or an embedded one: what `$id` opens and `$dynamicRef` looks through. */
export interface Resource {
  uri: string;
  root: object;
  dialect: Dialect;
  dynamicAnchors: Map<string, object>;
  isRecursive: boolean;
}

/** A subschema read: unusable keywords dropped, older drafts rewritten in the words of the newest, references resolved. */
export interface SchemaNode {
  rules: [keyword: string, value: never][];
  path: string;
  resource: Resource;
  refs: Subschema[];
  dynamicRef?: { anchor: string | undefined; fallback: Subschema };
}

/** A subschema as read; `true` and `false` are themselves. */
export type Subschema = SchemaNode | boolean;

interface Place {
  resource: Resource;
  path: string;
}

/** One root schema and everything its references lead to. Holds no subschema that is not part of it, so it can be dropped with its form. */
export class SchemaBook {
  readonly root: unknown;
  readonly propertyOrder = new Map<string, number>();
  tracksEvaluated = false;
  #resources = new Map<string, Resource>();
  #anchors = new Map<string, object>();
  #places = new WeakMap<object, Place>();
  #nodes = new WeakMap<object, SchemaNode>();
  /** The resource of the root schema. */
  home: Resource;
  #count = 0;
  #report: ReportIssue;

  constructor(
    root: unknown,
    report: ReportIssue,
    options: { dialect?: Dialect | undefined; documents?: Record<string, unknown> | undefined } = {},
  ) {
    this.#report = report;
    this.root = root;
    const dialect = options.dialect ?? dialectOf(root);
    for (const [uri, document] of Object.entries(options.documents ?? {})) {
      if (isRecord(document))
        this.#index(
          document,
          this.#open(splitFragment(uri)[0], document, namedDialect(document) ?? dialect),
          '',
          0,
          true,
        );
    }
    this.home = this.#open(ROOT_URI, isRecord(root) ? root : {}, dialect);
    if (isRecord(root)) this.#index(root, this.home, '', 0, true);
    if (isRecord(root)) this.home = this.#places.get(root)!.resource;
  }

  /** True for a schema object that was read before. */
  has(schema: object): boolean {
    return this.#places.has(schema);
  }

  /** Reads the root or any schema that speaks of the root's definitions. Throws `SchemaTooComplex`. */
  read(schema: unknown): Subschema {
    if (!isRecord(schema)) return schema !== false;
    if (!this.#places.has(schema)) {
      this.#count = 0;
      this.#index(schema, this.home, '', 0, false);
    }
    return this.#read(schema);
  }

  /** Where a `$dynamicRef` or `$recursiveRef` leads, seen from the resources that were passed on the way, outermost first. */
  readDynamic(target: { anchor: string | undefined; fallback: Subschema }, scope: readonly Resource[]): Subschema {
    for (const resource of scope) {
      const found =
        target.anchor === undefined
          ? resource.isRecursive
            ? resource.root
            : undefined
          : resource.dynamicAnchors.get(target.anchor);
      if (found) return this.#read(found as Record<string, unknown>);
    }
    return target.fallback;
  }

  #open(uri: string, root: object, dialect: Dialect): Resource {
    const resource: Resource = { uri, root, dialect, dynamicAnchors: new Map(), isRecursive: false };
    if (!this.#resources.has(uri)) this.#resources.set(uri, resource);
    return resource;
  }

  #index(schema: Record<string, unknown>, outer: Resource, path: string, depth: number, isOurs: boolean): void {
    if (this.#places.has(schema)) return;
    this.#count += 1;
    if (this.#count > MAX_SCHEMA_NODES || depth > MAX_SCHEMA_DEPTH)
      throw new SchemaTooComplex('The schema has too many parts.');
    let resource = outer;
    const isRefAlone = outer.dialect <= 7 && typeof schema.$ref === 'string';
    const id = isRefAlone ? undefined : outer.dialect === 4 ? schema.id : schema.$id;
    if (typeof id === 'string' && isOurs) {
      const [uri, fragment] = splitFragment(resolveUri(id, outer.uri));
      if (fragment) this.#anchors.set(`${uri}#${fragment}`, schema);
      else if (schema === outer.root && outer.uri !== uri) {
        this.#resources.set(uri, outer);
        outer.uri = uri;
      } else if (schema !== outer.root) resource = this.#open(uri, schema, namedDialect(schema) ?? outer.dialect);
    }
    this.#places.set(schema, { resource, path });
    if (isOurs) this.#anchor(schema, resource);
    if ('unevaluatedItems' in schema || 'unevaluatedProperties' in schema) this.tracksEvaluated = true;
    if (isRecord(schema.properties) && isOurs) {
      for (const name of Object.keys(schema.properties))
        if (!this.propertyOrder.has(name)) this.propertyOrder.set(name, this.propertyOrder.size);
    }
    for (const [keyword, value] of Object.entries(schema)) {
      const visit = (child: unknown, at: string) => {
        if (isRecord(child)) this.#index(child, resource, writePointer(`${path}/${keyword}`, at), depth + 1, isOurs);
      };
      if (
        keyword === '$defs' ||
        keyword === 'definitions' ||
        keyword === 'dependencies' ||
        KEYWORDS.get(keyword) === 'map'
      ) {
        if (isRecord(value)) for (const [name, child] of Object.entries(value)) visit(child, name);
      } else if (Array.isArray(value) && (keyword === 'items' || KEYWORDS.get(keyword) === 'list')) {
        value.forEach((child, position) => visit(child, String(position)));
      } else if (keyword === 'additionalItems' || KEYWORDS.get(keyword) === 'schema') visit(value, '');
    }
  }

  #anchor(schema: Record<string, unknown>, resource: Resource): void {
    if (resource.dialect < 2019) return;
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const name = schema[keyword];
      if (typeof name !== 'string') continue;
      this.#anchors.set(`${resource.uri}#${name}`, schema);
      if (keyword === '$dynamicAnchor') resource.dynamicAnchors.set(name, schema);
    }
    if (schema.$recursiveAnchor === true && schema === resource.root) resource.isRecursive = true;
  }

  #resolve(reference: string, place: Place): Record<string, unknown> | boolean | undefined {
    const [uri, fragment] = splitFragment(resolveUri(reference, place.resource.uri));
    const resource = this.#resources.get(uri);
    if (fragment && !fragment.startsWith('/'))
      return this.#anchors.get(`${uri}#${fragment}`) as Record<string, unknown> | undefined;
    if (!resource) return undefined;
    let nearest = this.#places.get(resource.root)!;
    const target = walkPointer(resource.root, fragment, (passed) => {
      nearest = this.#places.get(passed) ?? nearest;
    });
    if (isRecord(target) && !this.#places.has(target)) this.#index(target, nearest.resource, fragment, 0, true);
    return isSchema(target) ? target : undefined;
  }

  #follow(keyword: string, reference: unknown, place: Place): Record<string, unknown> | boolean | undefined {
    if (typeof reference !== 'string') return undefined;
    const target = this.#resolve(reference, place);
    if (target === undefined)
      this.#issue(
        'unresolvable-ref',
        `${place.path}/${keyword}`,
        `The reference ${JSON.stringify(reference)} leads nowhere; nothing is fetched.`,
      );
    return target;
  }

  #issue(code: 'unresolvable-ref' | 'unusable-keyword', path: string, message: string): void {
    this.#report({ code, path, message, severity: 'warning' });
  }

  #read(schema: Record<string, unknown> | boolean): Subschema {
    if (typeof schema === 'boolean') return schema;
    const known = this.#nodes.get(schema);
    if (known) return known;
    const place = this.#places.get(schema)!;
    const { dialect } = place.resource;
    const node: SchemaNode = { rules: [], refs: [], path: place.path, resource: place.resource };
    this.#nodes.set(schema, node);
    const target = this.#follow('$ref', schema.$ref, place);
    if (target !== undefined) node.refs.push(this.#read(target));
    if (dialect <= 7 && typeof schema.$ref === 'string') return node;
    this.#readDynamicRef(schema, node, place);
    const words = modernise(schema, dialect);
    for (const [keyword, shape] of KEYWORDS) {
      if (!Object.hasOwn(words, keyword)) continue;
      const value = words[keyword];
      if (!isUsable(keyword, value))
        this.#issue('unusable-keyword', `${place.path}/${keyword}`, `The value of "${keyword}" cannot be used.`);
      else node.rules.push([keyword, this.#readValue(shape, value) as never]);
    }
    return node;
  }

  #readDynamicRef(schema: Record<string, unknown>, node: SchemaNode, place: Place): void {
    const { dialect } = place.resource;
    const keyword = dialect === 2020 ? '$dynamicRef' : dialect === 2019 ? '$recursiveRef' : undefined;
    const target = keyword && this.#follow(keyword, schema[keyword], place);
    if (!keyword || target === undefined) return;
    const fallback = this.#read(target as Record<string, unknown> | boolean);
    const anchor = dialect === 2020 ? splitFragment(schema[keyword] as string)[1] : undefined;
    const resource = isRecord(target) ? this.#places.get(target)?.resource : undefined;
    const isDynamic = anchor === undefined ? resource?.isRecursive : resource?.dynamicAnchors.get(anchor) === target;
    if (isDynamic) node.dynamicRef = { anchor, fallback };
    else node.refs.push(fallback);
  }

  #readValue(shape: unknown, value: unknown): unknown {
    const read = (child: unknown) => this.#read(this.#placed(child as Record<string, unknown> | boolean));
    if (shape === 'schema') return read(value);
    if (shape === 'list') return (value as unknown[]).map(read);
    if (shape === 'map') return Object.entries(value as object).map(([name, child]) => [name, read(child)]);
    return value;
  }

  #placed(schema: Record<string, unknown> | boolean): Record<string, unknown> | boolean {
    if (isRecord(schema) && !this.#places.has(schema)) this.#index(schema, this.home, '', 0, false);
    return schema;
  }
}
