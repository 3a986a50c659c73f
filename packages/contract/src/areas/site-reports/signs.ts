/** What stands for frequent characters that no typeface of the paper has. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '\u2610': '[ ]',
  '\u2611': '[✓]',
  '\u2612': '[×]',
  '\u2613': '×',
  '\u2705': '[✓]',
  '\u2714': '✓',
  '\u2715': '×',
  '\u2716': '×',
  '\u2718': '✗',
  '\u274c': '×',
  '\u2757': '!',
  '\u2753': '?',
  '\u2b55': '○',
  '\u223c': '~',
  '\u2252': '≈',
  '\u2219': '·',
  '\u22c5': '·',
  '\u25ba': '▶',
  '\u25c8': '◆',
  '\u25fb': '□',
  '\u25fc': '■',
  '\u2794': '→',
  '\u279c': '→',
  '\u27a1': '→',
};

/** The numbers in boxes that a Korean word processor keeps outside of Unicode. */
const BOXED = { first: 0xf02b1, last: 0xf02b9 } as const;

/** The name of a character that cannot be drawn: its numbers in Unicode. */
const nameOf = (points: readonly number[]): string =>
  `[${points.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')}]`;

/** What is drawn for a character that no typeface has: one that means the same, else its name. */
function substituteOf(character: string, isDrawn: (text: string) => boolean): string {
  const point = character.codePointAt(0) ?? 0;
  if (point >= BOXED.first && point <= BOXED.last) return `[${point - BOXED.first + 1}]`;
  const bare = String.fromCodePoint(point);
  const same = [REPLACEMENTS[bare], character.normalize('NFKC')].find((text) => text !== undefined && isDrawn(text));
  return same ?? nameOf(Array.from(character, (one) => one.codePointAt(0) ?? 0));
}

/** Tells which code points a typeface can show. */
export type Coverage = (point: number) => boolean;

const BLANK = /^\s+$/;
/** Marks that say how a character looks, and show nothing themselves. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Characters whose look is private: a typeface that has one draws something of its own there. */
const PRIVATE = /\p{Co}/u;

const segments = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** The characters of a text, as a reader counts them. */
export const charactersOf = (text: string): string[] => Array.from(segments.segment(text), ({ segment }) => segment);

/** A character as a typeface draws it, or undefined. Blanks of any kind are drawn as a blank. */
export function drawnIn(covers: Coverage, character: string): string | undefined {
  const isCovered = (one: string) => covers(one.codePointAt(0) ?? 0) && !PRIVATE.test(one);
  if (BLANK.test(character)) return [...character].every(isCovered) ? character : ' ';
  const seen = [...character].filter((one) => isCovered(one) || !UNSEEN.test(one));
  return seen.every(isCovered) ? seen.join('') : undefined;
}

/** What stands on the paper for a character that no typeface has; the first one draws it. */
export const substituteFor = (first: Coverage, character: string): string =>
  substituteOf(character, (text) => [...text].every((one) => drawnIn(first, one) !== undefined));

/** One character of the paper: what is drawn, and whether that is only its number. */
type DrawnSign = { written: string; drawn: string; isNamed: boolean };

function signOf(typefaces: readonly [Coverage, ...Coverage[]], written: string): DrawnSign {
  for (const covers of typefaces) {
    const drawn = drawnIn(covers, written);
    if (drawn !== undefined) return { written, drawn, isNamed: false };
  }
  const drawn = substituteFor(typefaces[0], written);
  return { written, drawn, isNamed: drawn.startsWith('[U+') };
}

/** A text as it stands on the paper. `named` are its characters that stand there as a number. */
export function onPaper(typefaces: readonly [Coverage, ...Coverage[]], text: string) {
  const lines = text.split('\n').map((line) => charactersOf(line).map((one) => signOf(typefaces, one)));
  const named = lines.flat().filter(({ isNamed }) => isNamed);
  return {
    text: lines.map((line) => line.map(({ drawn }) => drawn).join('')).join('\n'),
    named: [...new Map(named.map((sign) => [sign.written, sign])).values()],
  };
}
