import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import css from './data-table.module.css';
import { type RowsProps, TableRow } from './table-rows.tsx';

/** Guesses in pixels until a row was measured: a line of the table, a card of the phone, and the space between cards. */
const GUESS = { row: 56, card: 280, gap: 8 };
/** Where rows become cards, as in the style sheet. */
const CARDS = '(max-width: 640px)';
const OVERSCAN = 12;

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className={css['gap']}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

/** The body of a long table: only the rows near the screen are in the page. */
export function WindowedRows<Row>(props: RowsProps<Row>) {
  const { columns, rows, rowKey, isPinned, selected, byRow, onToggle } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const cards = window.matchMedia(CARDS).matches;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (cards ? GUESS.card : GUESS.row),
    gap: cards ? GUESS.gap : 0,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  const width = columns.length + (selected && !byRow ? 1 : 0);
  return (
    <tbody ref={body}>
      <Gap height={before} columns={width} />
      {items.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = rowKey(row);
        return (
          <TableRow
            key={id}
            {...{ row, id, columns, byRow, onToggle, index }}
            pinned={isPinned?.(row) ?? false}
            marked={selected?.has(id)}
            measure={virtual.measureElement}
          />
        );
      })}
      <Gap height={after} columns={width} />
    </tbody>
  );
}
