import { type RefCallback, useCallback, useState } from 'react';

/** The current height of an element in px. Pass `ref` to the element. */
export function useHeight<E extends HTMLElement>(): { ref: RefCallback<E>; height: number } {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: E | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, height };
}
