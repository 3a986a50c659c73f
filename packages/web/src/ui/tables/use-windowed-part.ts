import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Rows of a long list that are in the page, `to` not counted, and the room in pixels of those before and after. */
export type Part = { from: number; to: number; before: number; after: number };

type Options<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Pixels of a row until it was measured. */
  guess: () => number;
  /** Rows beyond the screen on each side. */
  overscan: number;
};

/** Which rows of a long list are in the page, and what measures them. */
export function useWindowedPart<Row, Box extends HTMLElement, Item extends HTMLElement>(options: Options<Row>) {
  const { rows, rowKey, guess, overscan } = options;
  const box = useRef<Box>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  // A height belongs to its row, not to its place.
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
    // Drawn after the frame that scrolled, so that neither makes the other longer.
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const part: Part = {
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    before: (first?.start ?? top) - top,
    after: virtual.getTotalSize() - ((last?.end ?? top) - top),
  };
  return { box, part, measure: virtual.measureElement };
}
