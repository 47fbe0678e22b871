import type { ChoiceOption } from './choiceOption';

/** Of a long list this many options are drawn; typing reaches the others. */
export const maxShownOptions = 100;

/** A text without case and accents, as a person searches in a locale; a locale nobody knows counts as English. */
export function foldText(text: string, locale: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').trim();
  try {
    return plain.toLocaleLowerCase(locale).replaceAll('ß', 'ss');
  } catch {
    return plain.toLowerCase().replaceAll('ß', 'ss');
  }
}

/**
 * Positions of the options whose label contains what was typed: those that begin with it first, else in their order. `folded` are the
 * options' labels after `foldText`.
 */
export function matchOptions(folded: readonly string[], typed: string): number[] {
  if (typed === '') return folded.map((_, index) => index);
  const beginning: number[] = [];
  const containing: number[] = [];
  folded.forEach((label, index) => {
    const at = label.indexOf(typed);
    if (at === 0) beginning.push(index);
    else if (at > 0) containing.push(index);
  });
  return [...beginning, ...containing];
}

/** The part of a long list that is drawn: its beginning, or, with a chosen option further down, the stretch around that. */
export function cutToShown(positions: readonly number[], chosen: number): number[] {
  const at = positions.indexOf(chosen);
  const start = at < maxShownOptions ? 0 : Math.min(at - maxShownOptions / 2, positions.length - maxShownOptions);
  return positions.slice(start, start + maxShownOptions);
}

/** The option whose label is just what was typed, case and accents aside; undefined where none or several are. */
export function findByLabel(
  options: readonly ChoiceOption[],
  folded: readonly string[],
  typed: string,
): ChoiceOption | undefined {
  const found = options.filter((option, index) => folded[index] === typed && !option.isDisabled);
  return found.length === 1 ? found[0] : undefined;
}
