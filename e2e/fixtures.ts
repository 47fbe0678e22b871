import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../src/wire/fixtures/', import.meta.url));

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonRecord = { [key: string]: JsonValue };

/** A stored response and what must come of it. */
export interface Fixture {
  /** `folder/name`. */
  path: string;
  response: JsonRecord;
  props?: JsonRecord;
  context?: { tool?: { name: string; _meta?: JsonValue } };
  expect: {
    userTexts?: string[];
    hiddenTexts?: string[];
    shows?: string[];
    parts?: string[];
    widget?: string | null;
    submit?: { values?: JsonRecord; input?: JsonValue; events: JsonRecord[] }[];
    outcomes?: { [way: string]: JsonRecord };
  };
}

/** A person's report: a response, what they do with it, what must come of it. */
export interface Case {
  id: string;
  title: string;
  group: string;
  /** `variants`: the same response with one key of its widget replaced by each value; `second`: another response on the page. */
  response: JsonRecord;
  steps: string[];
  expect: {
    submitted?: JsonValue;
    submittedNot?: JsonValue;
    event?: JsonRecord;
    eventCount?: number;
    noEvent?: boolean;
    text?: string[];
    hiddenText?: string[];
    elements?: string[];
    noElements?: string[];
    noRequestsTo?: string[];
  } | null;
}

/** Every stored response but the cases. */
export function readFixtures(): Fixture[] {
  return folders()
    .filter((folder) => folder !== 'cases')
    .flatMap((folder) =>
      readFolder<Fixture>(folder).map(([name, fixture]) => ({ ...fixture, path: `${folder}/${name}` })),
    );
}

/** Every case. */
export function readCases(): Case[] {
  return readFolder<Case>('cases').map(([, json]) => json);
}

function folders(): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function readFolder<T>(folder: string): [string, T][] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as T]);
}
