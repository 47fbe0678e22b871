import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = dirname(fileURLToPath(import.meta.url));
const project = dirname(source);

interface Room {
  /** Rooms whose door may be imported. */
  doors: string[];
  /** Packages that may be imported, as prefixes. */
  packages: string[];
}

const react = ['react', 'react-dom'];
const controls = ['react-aria-components', 'react-aria', 'react-stately', '@internationalized/'];

const rooms: Record<string, Room> = {
  model: { doors: [], packages: [] },
  wire: { doors: ['model'], packages: [] },
  ui: { doors: [], packages: [...react, ...controls] },
  form: {
    doors: ['ui'],
    packages: [...react, ...controls, '@rjsf/', 'ajv'],
  },
  blocks: { doors: ['model', 'ui'], packages: react },
  widgets: { doors: ['model', 'ui', 'form'], packages: [...react, ...controls] },
  adapters: { doors: ['model', 'wire', 'front'], packages: [...react, '@modelcontextprotocol/'] },
  cli: { doors: ['wire', 'model'], packages: ['node:'] },
  front: { doors: ['model', 'wire', 'ui', 'form', 'blocks', 'widgets'], packages: [...react, 'react-aria-components'] },
};

const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx)$/.test(name) && !/\.test(-d)?\.tsx?$/.test(name) && !name.includes('fixtures'))
    .map((name) => join(folder, name));
}

function roomOf(path: string): string {
  const [first, ...rest] = relative(source, path).split('/');
  return rest.length === 0 ? 'front' : first!;
}

function complaint(file: string, specifier: string): string | undefined {
  const name = roomOf(file);
  const room = rooms[name];
  if (!room) return `${name} is no room of the house`;
  if (!specifier.startsWith('.')) {
    return room.packages.some(
      (allowed) =>
        specifier === allowed ||
        specifier.startsWith(allowed.endsWith('/') || allowed.endsWith(':') ? allowed : `${allowed}/`),
    )
      ? undefined
      : `${name} may not import ${specifier}`;
  }
  const target = resolve(dirname(file), specifier);
  const other = target === source ? 'front' : roomOf(target.startsWith(source) ? join(target, 'index.ts') : target);
  const isSheet = specifier.endsWith('.css');
  if (roomOf(target) === name || (name !== 'front' && target.startsWith(join(source, name) + '/'))) return undefined;
  if (name === 'front' && dirname(target) === source && roomOf(target) === 'front') {
    return rooms[relative(source, target)]
      ? room.doors.includes(relative(source, target))
        ? undefined
        : `front may not import ${specifier}`
      : undefined;
  }
  if (isSheet) return undefined;
  if (!room.doors.includes(other)) return `${name} may not import ${specifier}`;
  const door =
    other === 'front' ? [source, join(source, 'index')] : [join(source, other), join(source, other, 'index')];
  return door.includes(target) ? undefined : `${name} reaches behind the door of ${other}: ${specifier}`;
}

describe('the rooms of the house', () => {
  test('import only what the table allows', () => {
    const complaints = filesBelow(source).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, specifier]) => {
        const found = complaint(file, specifier!);
        return found ? [`${relative(project, file)}: ${found}`] : [];
      }),
    );
    expect(complaints).toEqual([]);
  });

  test('open with a door', () => {
    const doors = Object.keys(rooms).filter((name) => name !== 'front' && name !== 'cli' && name !== 'adapters');
    for (const name of doors) {
      const text = readFileSync(join(source, name, 'index.ts'), 'utf8');
      expect(
        text
          .split('\n')
          .slice(0, 3)
          .every((line) => line.startsWith('// ')),
        `${name}/index.ts says what the room is for`,
      ).toBe(true);
    }
  });

  test('name a file for what it does, not for where it fits', () => {
    const vague = ['utils', 'helpers', 'common', 'types', 'hooks', 'contexts'];
    const named = filesBelow(source).filter((file) =>
      relative(source, file)
        .split('/')
        .some((part) => vague.includes(part.replace(/\.tsx?$/, ''))),
    );
    expect(named.map((file) => relative(project, file))).toEqual([]);
  });

  test('see a broken rule', () => {
    expect(complaint(join(source, 'model/a.ts'), 'react')).toBe('model may not import react');
    expect(complaint(join(source, 'ui/a.ts'), '../model')).toBe('ui may not import ../model');
    expect(complaint(join(source, 'form/a.ts'), '../ui/Button')).toBe(
      'form reaches behind the door of ui: ../ui/Button',
    );
    expect(complaint(join(source, 'a.ts'), './wire/mcp')).toContain('reaches behind the door of wire');
    expect(complaint(join(source, 'a.ts'), './wire')).toBeUndefined();
    expect(complaint(join(source, 'form/a.ts'), '../ui')).toBeUndefined();
  });
});
