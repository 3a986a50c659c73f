import { useEffect, useState } from 'react';

/** Rows of a list, `to` not counted. */
export type Part = { from: number; to: number };

/** The rows that should be drawn, of which `first` is the first one seen. */
export type Wanted = Part & { first: number };

/** How many rows are drawn in one frame, and at once where none is drawn yet. */
type Pace = { step: number; atOnce: number };

/** What of the drawn rows stays; rows anew where none of them is seen any more. */
export function keptPart(drawn: Part, wanted: Wanted, { step, atOnce }: Pace): Part {
  const from = Math.max(drawn.from, wanted.from);
  const to = Math.min(drawn.to, wanted.to);
  if (from < to && to > wanted.first) return { from, to };
  const more = drawn.from === drawn.to ? atOnce : step;
  return { from: wanted.first, to: Math.min(wanted.first + more, wanted.to) };
}

/** The part with one step more of what is wanted: what is seen before what is not. */
export function grownPart(part: Part, wanted: Wanted, step: number): Part {
  if (part.from > wanted.first) return { from: Math.max(part.from - step, wanted.from), to: part.to };
  const to = Math.min(part.to + step, wanted.to);
  return { from: Math.max(part.from - step + to - part.to, wanted.from), to };
}

/**
 * The rows to draw now: with every frame a step more, until all that are wanted are drawn. A whole screen of new rows
 * in one frame is a pause that whoever scrolls feels.
 */
export function usePart(wanted: Wanted, pace: Pace): Part {
  const [drawn, setDrawn] = useState<Part>({ from: 0, to: 0 });
  const part = keptPart(drawn, wanted, pace);
  useEffect(() => {
    const isWhole = part.from === wanted.from && part.to === wanted.to;
    const next = isWhole ? part : grownPart(part, wanted, pace.step);
    if (next.from === drawn.from && next.to === drawn.to) return;
    const frame = requestAnimationFrame(() => setDrawn(next));
    return () => cancelAnimationFrame(frame);
  });
  return part;
}
