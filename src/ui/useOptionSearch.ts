import { useMemo } from 'react';
import type { ChoiceOption } from './choiceOption';
import { cutToShown, findByLabel, foldText, matchOptions } from './matchOptions';
import type { ShownOption } from './OptionBox';
import { useStrings } from './strings/StringsProvider';

/** What typing into a list of options finds. */
export interface OptionSearch {
  /** The options to draw. */
  shown: ShownOption[];
  /** How many match, drawn or not. */
  matchCount: number;
  /** The option a typed text names; a single match counts where `isLoose`. */
  find: (typed: string, isLoose: boolean) => ChoiceOption | undefined;
}

/** Searches options by label as the user types; `chosen` is the position of the one to keep in sight while nothing is typed. */
export function useOptionSearch(options: readonly ChoiceOption[], typed: string, chosen: number): OptionSearch {
  const { locale } = useStrings();
  const folded = useMemo(() => options.map((option) => foldText(option.label, locale)), [options, locale]);
  const positions = useMemo(() => matchOptions(folded, foldText(typed, locale)), [folded, typed, locale]);
  const shown = useMemo(
    () => cutToShown(positions, chosen).map((position) => ({ ...options[position]!, key: String(position) })),
    [positions, chosen, options],
  );
  const find = (text: string, isLoose: boolean) => {
    const found = foldText(text, locale);
    if (found === '') return undefined;
    const exact = findByLabel(options, folded, found);
    if (exact || !isLoose) return exact;
    const only = matchOptions(folded, found);
    const option = only.length === 1 ? options[only[0]!] : undefined;
    return option?.isDisabled ? undefined : option;
  };
  return { shown, matchCount: positions.length, find };
}
