import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePart } from './use-part.ts';

type Options = {
  count: number;
  /** Pixels of an item until it was measured. */
  guess: () => number;
  /** Items beyond the screen on each side, and how many are drawn with one frame. */
  overscan: number;
  step: number;
};

/** Which items of a long list in the page are drawn now, the room of those before and after, and what measures them. */
export function useWindowedPart<Box extends HTMLElement, Item extends HTMLElement>(options: Options) {
  const { count, guess, overscan, step } = options;
  const box = useRef<Box>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  // Drawn after the frame that scrolled, so that neither makes the other longer.
  const virtual = useWindowVirtualizer<Item>({
    count,
    estimateSize: guess,
    overscan,
    scrollMargin: top,
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const wanted = { from, to: from + items.length, first: virtual.range?.startIndex ?? from };
  const part = usePart(wanted, { step, atOnce: Math.ceil(window.innerHeight / guess()) });
  const before = (items[part.from - from]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items[part.to - 1 - from]?.end ?? top) - top);
  return { box, part, before, after, measure: virtual.measureElement };
}
