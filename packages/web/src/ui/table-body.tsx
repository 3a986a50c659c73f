import { lazy, Suspense, useEffect, useState } from 'react';
import { guessHeight, screenful } from './row-height.ts';
import { PartRows, type RowsProps } from './table-rows.tsx';
import { isNarrow } from './use-narrow.ts';

/** Longer tables draw only the rows near the screen. */
export const WINDOW_FROM = 100;
/** Rows that follow the first screenful with each frame. */
const STEP = 6;

const WindowedRows = lazy(async () => ({
  default: (await import('./windowed-rows.tsx')).WindowedRows,
})) as typeof PlainRows;

/** How many of `count` rows are drawn now: `atOnce` at first, and `step` more with every frame. */
export function useStaged(count: number, { atOnce, step }: { atOnce: number; step: number }): number {
  const [drawn, setDrawn] = useState(atOnce);
  const isWhole = drawn >= count;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + step));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, drawn, step]);
  return Math.min(drawn, count);
}

/** All rows of a short table: what the screen shows first, then the others. */
function PlainRows<Row>(props: RowsProps<Row>) {
  const { rows } = props;
  // Cards are as high as they are: the room kept for them would jump.
  const atOnce = isNarrow() ? rows.length : screenful();
  const drawn = useStaged(rows.length, { atOnce, step: STEP });
  return <PartRows {...props} part={{ from: 0, to: drawn }} after={(rows.length - drawn) * guessHeight()} />;
}

/** What stands of a long table until it can be windowed. */
function FirstRows<Row>(props: RowsProps<Row>) {
  const to = screenful();
  return <PartRows {...props} part={{ from: 0, to }} after={(props.rows.length - to) * guessHeight()} numbered />;
}

/** Whether most of the rows were not there before, as after a filter, and not as after a change of one of them. */
function areOthers<Row>({ rows: before }: Pick<RowsProps<Row>, 'rows'>, { rows, rowKey }: RowsProps<Row>): boolean {
  const known = new Set(before.map(rowKey));
  return rows.filter((row) => known.has(rowKey(row))).length * 2 < rows.length;
}

/** How often other rows came; a change of a few of them, or one more, does not count. */
function useTurn<Row>(props: RowsProps<Row>): number {
  const { rows } = props;
  const [seen, setSeen] = useState({ rows, turn: 0 });
  if (seen.rows === rows) return seen.turn;
  const next = { rows, turn: seen.turn + (areOthers(seen, props) ? 1 : 0) };
  setSeen(next);
  return next.turn;
}

/** The rows of a table; what windows long ones comes with the first of them. Other rows begin anew. */
export function TableBody<Row>(props: RowsProps<Row>) {
  const turn = useTurn(props);
  if (props.rows.length <= WINDOW_FROM) return <PlainRows key={turn} {...props} />;
  return (
    <Suspense fallback={<FirstRows {...props} />}>
      <WindowedRows key={turn} {...props} />
    </Suspense>
  );
}
