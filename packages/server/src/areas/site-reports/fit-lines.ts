import type { PaperNode, Run } from './paper-node.ts';

/** The width of a text in points. */
export type Measure = (text: string, style: { font: string | undefined; bold: boolean; size: number }) => number;
type Style = { bold: boolean; size: number };

/** A line is a little shorter than its room, so that rounding never moves its last word. */
const SPARE = 1;
/** A longer word is given to the library sign by sign: it widens a table for the longest run in it. */
const LONG = 160;
/** What the library leaves at both sides of a cell. */
const CELL_PADDING = 4;

const segments = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** The runs of each word. A word ends with its blanks, a new line is a word of its own. */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [];
  let isOpen = false;
  for (const run of runs) {
    const last = words.at(-1);
    if (last && isOpen && run.text !== '\n') last.push(run);
    else words.push([run]);
    isOpen = run.text !== '\n' && !run.text.endsWith(' ');
  }
  return words;
}

/** A long word sign by sign, in parts that are each as long as a line. */
function cut(word: readonly Run[], room: number, widthOf: (run: Run) => number): Run[][] {
  const parts: Run[][] = [[]];
  let used = 0;
  for (const run of word) {
    for (const { segment } of segments.segment(run.text)) {
      const one = { ...run, text: segment };
      const width = widthOf(one);
      if (used + width > room && used > 0) {
        parts.push([]);
        used = 0;
      }
      parts.at(-1)?.push(one);
      used += width;
    }
  }
  return parts;
}

/** Breaks runs into lines: between words, and within a word only where it is longer than a line. */
function brokenInto(room: number, runs: readonly Run[], widthOf: (run: Run) => number): Run[] {
  const total = (word: readonly Run[]) => word.reduce((sum, run) => sum + widthOf(run), 0);
  const withoutEnd = (word: readonly Run[]) => word.map((run) => ({ ...run, text: run.text.trimEnd() }));
  const lines: Run[][] = [[]];
  let used = 0;
  const add = (part: readonly Run[]): void => {
    if (used > 0 && used + total(withoutEnd(part)) > room) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...part);
    used += total(part);
  };
  for (const word of wordsOf(runs)) {
    if (word[0]?.text === '\n') {
      lines.push([]);
      used = 0;
    } else {
      const isLong = total(withoutEnd(word)) > Math.min(LONG, room);
      for (const part of isLong ? cut(word, room, widthOf) : [word]) add(part);
    }
  }
  return lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]));
}

/** The widths of columns: those that are numbers, and equal parts of what remains. */
function widthsOf(widths: readonly (number | string | undefined)[], room: number): number[] {
  const given = widths.reduce<number>((sum, width) => sum + (typeof width === 'number' ? width : 0), 0);
  const open = widths.filter((width) => typeof width !== 'number').length;
  return widths.map((width) => (typeof width === 'number' ? width : (room - given) / open));
}

/** Breaks the lines of a part, and of the parts in it, so that none is wider than its room. */
export function fitLines(node: PaperNode, room: number, measure: Measure, outer: Style): PaperNode {
  const style = { bold: node.bold ?? outer.bold, size: node.fontSize ?? outer.size };
  const [left = 0, , right = 0] = node.margin ?? [];
  const inner = room - left - right;
  const fit = (part: PaperNode, width = inner) => fitLines(part, width, measure, style);
  const widthOf = ({ text, font }: Run) => measure(text, { font, ...style });

  const fitColumns = (columns: readonly PaperNode[]) => {
    const gaps = (columns.length - 1) * (node.columnGap ?? 0);
    const widths = widthsOf(
      columns.map(({ width }) => width),
      inner - gaps,
    );
    return columns.map((column, index) => fit(column, widths[index]));
  };
  const fitTable = (table: NonNullable<PaperNode['table']>) => {
    const line = node.layout?.vLineWidth(0) ?? 0;
    const between = 2 * CELL_PADDING + line;
    const widths = widthsOf(table.widths, inner - table.widths.length * between - line);
    const widthAt = (from: number, span: number) =>
      widths.slice(from, from + span).reduce((sum, width) => sum + width, (span - 1) * between);
    return table.body.map((row) => row.map((part, index) => fit(part, widthAt(index, part.colSpan ?? 1))));
  };

  const { text, stack, columns, table } = node;
  return {
    ...node,
    ...(typeof text === 'object' && { text: brokenInto(inner - SPARE, text, widthOf) }),
    ...(stack && { stack: stack.map((part) => fit(part)) }),
    ...(columns && { columns: fitColumns(columns) }),
    ...(table && { table: { ...table, body: fitTable(table) } }),
  };
}
