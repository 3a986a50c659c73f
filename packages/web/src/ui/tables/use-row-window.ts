import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * The drawn rows of a long list, from `from` up to but not including `to`. `before` and `after` are the heights in px
 * of the undrawn rows.
 */
export type RowWindow = { from: number; to: number; before: number; after: number };

type Options<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Estimated height of a row in px, until it is measured. */
  guess: () => number;
  /** Number of rows drawn beyond the screen on each side. */
  overscan: number;
};

/** Computes which rows of a long list to draw, and measures them. */
export function useRowWindow<Row, Box extends HTMLElement, Item extends HTMLElement>(options: Options<Row>) {
  const { rows, rowKey, guess, overscan } = options;
  const box = useRef<Box>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  // A measured height belongs to the row's key, because the row may move to another index.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : String(rowKey(row));
    },
    [rows, rowKey],
  );
  const virtual = useWindowVirtualizer<Item>({
    count: rows.length,
    estimateSize: guess,
    getItemKey,
    overscan,
    scrollMargin: top,
    // Renders after the frame that scrolled, so that neither delays the other.
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const part: RowWindow = {
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    before: (first?.start ?? top) - top,
    after: virtual.getTotalSize() - ((last?.end ?? top) - top),
  };
  return { box, part, measure: virtual.measureElement };
}
