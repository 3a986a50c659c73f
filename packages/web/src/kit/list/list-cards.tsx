import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Selection } from '../../ui/data-table.tsx';
import css from './list.module.css';

/** Longer lists draw only the cards near the screen. */
const WINDOW_FROM = 100;
const GUESS = 108;
const OVERSCAN = 8;

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  card: (row: Row) => ReactNode;
  selection: Selection | undefined;
  stale: boolean;
};

type CardProps<Row> = Pick<Props<Row>, 'keyOf' | 'card' | 'selection'> & { row: Row };

function CardContent<Row>({ row, keyOf, card, selection }: CardProps<Row>) {
  return (
    <>
      {selection && (
        <label className={css['tick']}>
          <input
            type="checkbox"
            aria-label="행 선택"
            checked={selection.selected.has(keyOf(row))}
            onChange={() => selection.onToggle(keyOf(row))}
          />
        </label>
      )}
      <div>{card(row)}</div>
    </>
  );
}

function WindowedCards<Row>({ label, rows, stale, ...shared }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => GUESS,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <ul
      ref={list}
      className={css['cards']}
      aria-label={label}
      aria-busy={stale}
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {items.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li key={shared.keyOf(row)} className={css['card']} data-index={index} ref={virtual.measureElement}>
            <CardContent row={row} {...shared} />
          </li>
        );
      })}
    </ul>
  );
}

/** A list as cards that its area draws, each with a box where rows can be marked; windowed above 100. */
export function ListCards<Row>(props: Props<Row>) {
  const { label, rows, stale, ...shared } = props;
  if (rows.length > WINDOW_FROM) return <WindowedCards {...props} />;
  return (
    <ul className={css['cards']} aria-label={label} aria-busy={stale}>
      {rows.map((row) => (
        <li key={shared.keyOf(row)} className={css['card']}>
          <CardContent row={row} {...shared} />
        </li>
      ))}
    </ul>
  );
}
