import { type RefObject, useEffect, useRef } from 'react';

/** Distance from its end at which a list fetches its next page, in px (ALARM-34). */
const NEAR_PX = 30;

/** Calls `onNear` whenever the end of a list, marked by an element after it, comes near while `enabled`. */
export function useNearEnd<Mark extends HTMLElement>(enabled: boolean, onNear: () => unknown): RefObject<Mark | null> {
  const mark = useRef<Mark>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = mark.current;
    if (!enabled || element === null) return;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void latest.current();
      },
      // Within a part that scrolls by itself, the distance is to its end.
      { root: element.closest('[data-scrolls]'), rootMargin: `${NEAR_PX}px` },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [enabled]);
  return mark;
}
