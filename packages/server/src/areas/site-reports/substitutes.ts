/** What stands for frequent characters that no typeface of the paper has. */
const STAND_INS: Readonly<Record<string, string>> = {
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
export function substituteOf(character: string, isDrawn: (text: string) => boolean): string {
  const point = character.codePointAt(0) ?? 0;
  if (point >= BOXED.first && point <= BOXED.last) return `[${point - BOXED.first + 1}]`;
  const bare = String.fromCodePoint(point);
  const same = [STAND_INS[bare], character.normalize('NFKC')].find((text) => text !== undefined && isDrawn(text));
  return same ?? nameOf(Array.from(character, (one) => one.codePointAt(0) ?? 0));
}
