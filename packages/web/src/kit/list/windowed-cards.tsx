import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { CardContent, type CardsProps } from './card-content.tsx';
import css from './list.module.css';

/** Pixels of a card until it was measured. */
const GUESS = 108;
const OVERSCAN = 8;

/** A long list of cards: only those near the screen are in the page. */
export function WindowedCards<Row>({ label, rows, stale, ...shared }: CardsProps<Row>) {
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
