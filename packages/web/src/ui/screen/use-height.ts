import { type RefCallback, useCallback, useState } from 'react';

/** The height of an element as it changes, in px; `ref` goes to the element. */
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
