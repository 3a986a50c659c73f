import type { PaperNode, Run } from './paper-node.ts';
import { substituteOf } from './substitutes.ts';

/** The typefaces of a paper: its own, and one for Chinese characters that the first has not. */
export const FONTS = { main: 'Pretendard', spare: 'Noto Sans KR' } as const;
type Font = keyof typeof FONTS;
/** Tells which characters a typeface can show. */
export type Coverage = (font: Font, point: number) => boolean;

const BLANK = /^\s+$/;
/** Marks that say how a character looks, and show nothing themselves. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Characters whose look is private: a typeface that has one draws something of its own there. */
const PRIVATE = /\p{Co}/u;

const segments = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** A character as a typeface draws it, or undefined. Blanks of any kind are drawn as a blank. */
function drawnIn(font: Font, character: string, covers: Coverage): string | undefined {
  const isCovered = (one: string) => covers(font, one.codePointAt(0) ?? 0) && !PRIVATE.test(one);
  if (BLANK.test(character)) return [...character].every(isCovered) ? character : ' ';
  const seen = [...character].filter((one) => isCovered(one) || !UNSEEN.test(one));
  return seen.every(isCovered) ? seen.join('') : undefined;
}

/** One character with the typeface that draws it, else what stands for it. */
function drawn(character: string, covers: Coverage): { font: Font; text: string } {
  for (const font of ['main', 'spare'] as const) {
    const text = drawnIn(font, character, covers);
    if (text !== undefined) return { font, text };
  }
  const isDrawn = (text: string) => [...text].every((one) => drawnIn('main', one, covers) !== undefined);
  return { font: 'main', text: substituteOf(character, isDrawn) };
}

/** A word in one typeface where one has all of it, else in runs of both. */
function runsIn(run: Run, covers: Coverage): Run[] {
  if (run.text === '\n') return [run];
  const characters = Array.from(segments.segment(run.text), ({ segment }) => segment);
  for (const font of ['main', 'spare'] as const) {
    const all = characters.map((character) => drawnIn(font, character, covers));
    if (all.every((text) => text !== undefined)) {
      return [{ ...run, text: all.join(''), ...(font === 'spare' && { font: FONTS.spare }) }];
    }
  }
  return characters.map((character) => {
    const { font, text } = drawn(character, covers);
    return { ...run, text, ...(font === 'spare' && { font: FONTS.spare }) };
  });
}

/** Gives each word of a part, and of the parts in it, typefaces that can show it. */
export function chooseFonts(node: PaperNode, covers: Coverage): PaperNode {
  const { text, stack, columns, table } = node;
  const within = (nodes: readonly PaperNode[]) => nodes.map((inner) => chooseFonts(inner, covers));
  return {
    ...node,
    ...(text !== undefined && typeof text !== 'string' && { text: text.flatMap((run) => runsIn(run, covers)) }),
    ...(stack && { stack: within(stack) }),
    ...(columns && { columns: within(columns) }),
    ...(table && { table: { ...table, body: table.body.map(within) } }),
  };
}
