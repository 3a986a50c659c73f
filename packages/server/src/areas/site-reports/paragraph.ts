import type { PaperNode, PaperStyle, Run } from './paper-node.ts';

/** A word longer than this is cut, since no line holds it. */
const LONGEST = 44;

const pieces = (word: string): string[] => {
  const characters = [...word];
  if (characters.length <= LONGEST) return [word];
  return Array.from({ length: Math.ceil(characters.length / LONGEST) }, (_, index) =>
    characters.slice(index * LONGEST, (index + 1) * LONGEST).join(''),
  );
};

/** A line as one unbreakable run for each word, since PDF libraries break Korean between syllables. */
const runsOf = (line: string) =>
  line
    .split(/(?<= )(?! )/)
    .flatMap(pieces)
    .map((text) => ({ text, noWrap: true }));

/** A text of one or more lines in which no word is broken. */
export const wordsOf = (text: string): Run[] => {
  const [first = '', ...others] = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').split('\n');
  return [...runsOf(first), ...others.flatMap((line) => [{ text: '\n' }, ...runsOf(line)])];
};

/** A paragraph. */
export const paragraph = (text: string, style: PaperStyle = {}): PaperNode => ({ text: wordsOf(text), ...style });
