import { useStrings } from './strings/StringsProvider';
import * as words from './words';

/** How many characters, counted in code points as JSON Schema does, are left or too many; shown from 80 % on. */
export function CharacterCount({ text, maxCharacters }: { text: string; maxCharacters: number }) {
  const { t } = useStrings();
  const count = Array.from(text).length;
  const left = maxCharacters - count;
  if (count < maxCharacters * 0.8) return null;
  return (
    <div className="tr-CharacterCount" data-over={left < 0 || undefined}>
      <bdi>{left < 0 ? t(words.charactersOver, { count: -left }) : t(words.charactersLeft, { count: left })}</bdi>
    </div>
  );
}
