import type { PaperNode, Run } from './paper-node.ts';

/** The typefaces of a paper: its own, and one for Chinese characters that the first has not. */
export const FONTS = { main: 'Pretendard', spare: 'Noto Sans KR' } as const;
/** Tells which characters a typeface can show. */
export type Coverage = (font: 'main' | 'spare', point: number) => boolean;

/** Stands for a character that no typeface can show. */
const UNKNOWN = '□';
const BLANK = /^\s+$/;
/** Marks that say how a character looks, and show nothing themselves. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

const segments = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** The text as a typeface can show it, and how many characters it cannot. */
function shownIn(font: 'main' | 'spare', text: string, covers: Coverage): { text: string; unknown: number } {
  const isCovered = (character: string) => covers(font, character.codePointAt(0) ?? 0);
  let unknown = 0;
  const shown = Array.from(segments.segment(text), ({ segment }) => {
    if (BLANK.test(segment)) return segment;
    const seen = [...segment].filter((character) => isCovered(character) || !UNSEEN.test(character));
    if (seen.every(isCovered)) return seen.join('');
    unknown += 1;
    return UNKNOWN;
  });
  return { text: shown.join(''), unknown };
}

/** A word keeps one typeface, since it could be broken where two meet. */
function runIn(run: Run, covers: Coverage): Run {
  const main = shownIn('main', run.text, covers);
  if (main.unknown === 0) return { ...run, text: main.text };
  const spare = shownIn('spare', run.text, covers);
  return spare.unknown < main.unknown ? { ...run, text: spare.text, font: FONTS.spare } : { ...run, text: main.text };
}

/** Gives each word of a part, and of the parts in it, a typeface that can show it. */
export function chooseFonts(node: PaperNode, covers: Coverage): PaperNode {
  const { text, stack, columns, table } = node;
  const within = (nodes: readonly PaperNode[]) => nodes.map((inner) => chooseFonts(inner, covers));
  return {
    ...node,
    ...(text !== undefined && typeof text !== 'string' && { text: text.map((run) => runIn(run, covers)) }),
    ...(stack && { stack: within(stack) }),
    ...(columns && { columns: within(columns) }),
    ...(table && { table: { ...table, body: table.body.map(within) } }),
  };
}
