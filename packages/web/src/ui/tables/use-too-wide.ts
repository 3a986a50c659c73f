import { type RefObject, useLayoutEffect, useState } from 'react';

const ROOT_SIZE = 16;

/** Whether an element is narrower than a width in pixels of the usual text size. Only measured while `enabled`. */
export function useTooWide(element: RefObject<HTMLElement | null>, width: number, enabled: boolean): boolean {
  const [isTooWide, setTooWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!enabled || !current) return setTooWide(false);
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_SIZE || 1;
    const observer = new ResizeObserver(() => setTooWide(current.clientWidth < width * scale));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, width, enabled]);
  return isTooWide;
}
