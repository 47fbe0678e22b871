import type { PatternNode } from './patternSyntax';

/** How many instructions a pattern may become; repetitions count each time. */
export const MAX_INSTRUCTIONS = 20_000;
/** How many steps one text may take. */
export const MAX_MACHINE_STEPS = 2_000_000;
const MAX_TABLE_SIZE = 8_000_000;

type Instruction =
  | { op: 'char'; matches: (unit: string) => boolean }
  | { op: 'split'; to: number[] }
  | { op: 'edge'; edge: string }
  | { op: 'look'; code: Instruction[]; isBehind: boolean; isNegative: boolean; known: Map<number, boolean> }
  | { op: 'match' };

/** A pattern made ready to run: says whether a text has a match. */
export type Machine = (text: string) => boolean;

/**
 * Makes a matcher that takes time in proportion to the text, because no state is entered twice at one position.
 * Throws `RangeError` where the pattern is too large, has back-references, or a text takes too many steps.
 */
export function createMachine(tree: PatternNode, flags: '' | 'u'): Machine {
  const search: PatternNode = {
    kind: 'sequence',
    items: [{ kind: 'repeat', body: { kind: 'char', matches: () => true }, minimum: 0, maximum: Infinity }, tree],
  };
  const { code, looks } = compile(search);
  return (text) => {
    for (const look of looks) look.known.clear();
    const units = flags === 'u' ? Array.from(text) : text.split('');
    return run(code, units, 0, false, { left: MAX_MACHINE_STEPS });
  };
}

type Look = Extract<Instruction, { op: 'look' }>;

function compile(tree: PatternNode): { code: Instruction[]; looks: Look[] } {
  const looks: Look[] = [];
  let total = 0;

  const assemble = (root: PatternNode, isBackwards: boolean): Instruction[] => {
    const code: Instruction[] = [];
    const emit = <One extends Instruction>(instruction: One): One => {
      total += 1;
      if (total > MAX_INSTRUCTIONS) throw new RangeError('The pattern is too large.');
      code.push(instruction);
      return instruction;
    };
    const split = () => emit<Extract<Instruction, { op: 'split' }>>({ op: 'split', to: [] });

    const repeat = (body: PatternNode, minimum: number, maximum: number) => {
      for (let i = 0; i < minimum; i += 1) write(body);
      if (maximum === Infinity) {
        const start = code.length;
        const loop = split();
        write(body);
        split().to = [start];
        loop.to = [start + 1, code.length];
        return;
      }
      const exits: ReturnType<typeof split>[] = [];
      for (let i = minimum; i < maximum; i += 1) {
        exits.push(split());
        write(body);
      }
      for (const exit of exits) exit.to = [code.indexOf(exit) + 1, code.length];
    };

    function write(node: PatternNode): void {
      if (node.kind === 'char') emit({ op: 'char', matches: node.matches });
      else if (node.kind === 'edge') emit({ op: 'edge', edge: node.edge });
      else if (node.kind === 'sequence')
        for (const item of isBackwards ? node.items.toReversed() : node.items) write(item);
      else if (node.kind === 'repeat') repeat(node.body, node.minimum, node.maximum);
      else if (node.kind === 'look')
        looks.push(
          emit<Look>({
            op: 'look',
            code: assemble(node.body, node.isBehind),
            isBehind: node.isBehind,
            isNegative: node.isNegative,
            known: new Map(),
          }),
        );
      else if (node.kind === 'choice') {
        const start = split();
        const ends = node.branches.map((branch) => {
          start.to.push(code.length);
          write(branch);
          return split();
        });
        for (const end of ends) end.to = [code.length];
      } else throw new RangeError('The pattern refers back to what it matched.');
    }

    write(root);
    emit({ op: 'match' });
    return code;
  };

  return { code: assemble(tree, false), looks };
}

const isWord = (unit: string | undefined) => unit !== undefined && /^\w$/.test(unit);

function isAtEdge(edge: string, units: string[], position: number): boolean {
  if (edge === '^') return position === 0;
  if (edge === '$') return position === units.length;
  return (isWord(units[position - 1]) !== isWord(units[position])) === (edge === '\\b');
}

function firstTime(size: number, budget: { left: number }): (state: number) => boolean {
  if (size <= MAX_TABLE_SIZE && budget.left === MAX_MACHINE_STEPS) {
    const table = new Uint8Array(size);
    return (state) => {
      const isFirst = table[state] === 0;
      table[state] = 1;
      return isFirst;
    };
  }
  const seen = new Set<number>();
  return (state) => !seen.has(state) && Boolean(seen.add(state));
}

function run(
  code: Instruction[],
  units: string[],
  from: number,
  isBackwards: boolean,
  budget: { left: number },
): boolean {
  const width = units.length + 1;
  const isFirst = firstTime(code.length * width, budget);
  const pending = [from];
  while (pending.length > 0) {
    const state = pending.pop()!;
    if (!isFirst(state)) continue;
    budget.left -= 1;
    if (budget.left < 0) throw new RangeError('The text takes too long to match.');
    const at = Math.floor(state / width);
    const position = state % width;
    const instruction = code[at]!;
    if (instruction.op === 'match') return true;
    if (instruction.op === 'split') {
      for (let i = instruction.to.length - 1; i >= 0; i -= 1) pending.push(instruction.to[i]! * width + position);
      continue;
    }
    if (instruction.op === 'char') {
      const unit = units[isBackwards ? position - 1 : position];
      if (unit !== undefined && instruction.matches(unit))
        pending.push((at + 1) * width + position + (isBackwards ? -1 : 1));
      continue;
    }
    const holds =
      instruction.op === 'edge'
        ? isAtEdge(instruction.edge, units, position)
        : look(instruction, units, position, budget);
    if (holds) pending.push((at + 1) * width + position);
  }
  return false;
}

function look(instruction: Look, units: string[], position: number, budget: { left: number }): boolean {
  const known = instruction.known.get(position);
  if (known !== undefined) return known;
  const isFound = run(instruction.code, units, position, instruction.isBehind, budget);
  const holds = isFound !== instruction.isNegative;
  instruction.known.set(position, holds);
  return holds;
}
