import {
  type Coverage as Covers,
  charactersOf,
  drawnIn,
  substituteFor,
} from '@portal/contract/areas/site-reports/signs';
import { TYPEFACE_ORDER, TYPEFACES, type Typeface } from '@portal/contract/areas/site-reports/typefaces';
import type { PaperNode, Run } from './paper-node.ts';

const named = (face: Typeface) => face !== 'main' && { font: TYPEFACES[face].name };
/** Tells of each typeface which characters it can show. */
export type Coverage = (face: Typeface) => Covers;

/** One character with the typeface that draws it, else what stands for it. */
function drawn(character: string, covers: Coverage): { font: Typeface; text: string } {
  for (const font of TYPEFACE_ORDER) {
    const text = drawnIn(covers(font), character);
    if (text !== undefined) return { font, text };
  }
  return { font: 'main', text: substituteFor(covers('main'), character) };
}

/** A word in one typeface where one has all of it, else in runs of both. */
function runsIn(run: Run, covers: Coverage): Run[] {
  if (run.text === '\n') return [run];
  const characters = charactersOf(run.text);
  for (const font of TYPEFACE_ORDER) {
    const all = characters.map((character) => drawnIn(covers(font), character));
    if (all.every((text) => text !== undefined)) {
      return [{ ...run, text: all.join(''), ...named(font) }];
    }
  }
  return characters.map((character) => {
    const { font, text } = drawn(character, covers);
    return { ...run, text, ...named(font) };
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
