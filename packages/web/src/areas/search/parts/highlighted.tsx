import { normalSearchText } from '@portal/contract/areas/search/keyword';
import { getChoseong } from 'es-hangul';
import css from './search-dialog.module.css';

const initialsOf = (letters: readonly string[]): string[] => letters.map((letter) => getChoseong(letter) || letter);

/** Marks the letters of a title that a word hits, as they are or by their initial consonants. */
export function hitLetters(title: string, words: readonly string[]): boolean[] {
  const letters = [...title.normalize('NFC')];
  const normal = letters.map(normalSearchText);
  const isHit = letters.map(() => false);
  for (const searched of [normal, initialsOf(normal)]) {
    for (const word of words) {
      const length = [...word].length;
      for (let at = 0; at + length <= letters.length; at += 1) {
        if (searched.slice(at, at + length).join('') === word) isHit.fill(true, at, at + length);
      }
    }
  }
  return isHit;
}

/** A title with its hits in the accent colour. */
export function Highlighted({ title, words }: { title: string; words: readonly string[] }) {
  const isHit = hitLetters(title, words);
  const runs: { text: string; hit: boolean }[] = [];
  for (const [index, letter] of [...title.normalize('NFC')].entries()) {
    const hit = isHit[index] ?? false;
    const last = runs.at(-1);
    if (last?.hit === hit) last.text += letter;
    else runs.push({ text: letter, hit });
  }
  return runs.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a title have no other key
      <mark key={index} className={css['hit']}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
