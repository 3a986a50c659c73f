import type { PaperNode, PaperStyle, Run } from './paper-node.ts';

/** A line as one run for each word, since PDF libraries break Korean between syllables. */
const runsOf = (line: string) => line.split(/(?<= )(?! )/).map((text) => ({ text, noWrap: true }));

/** A text of one or more lines in words. `fitLines` breaks its lines between them. */
const wordsOf = (text: string): Run[] => {
  const [first = '', ...others] = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').split('\n');
  return [...runsOf(first), ...others.flatMap((line) => [{ text: '\n' }, ...runsOf(line)])];
};

/** A paragraph. */
export const paragraph = (text: string, style: PaperStyle = {}): PaperNode => ({ text: wordsOf(text), ...style });
