import { type RefObject, useEffect, useRef } from 'react';

/** Distance from its end at which a list fetches its next page, in px (ALARM-34). */
const NEAR_PX = 30;

/**
 * Calls `onNear` when the end of a list scrolls near, while `enabled`. Put the returned ref on an element after the
 * list.
 */
export function useNearEnd<Mark extends HTMLElement>(enabled: boolean, onNear: () => unknown): RefObject<Mark | null> {
  const mark = useRef<Mark>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = mark.current;
    if (!enabled || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void latest.current();
      },
      // Inside an element that scrolls by itself, the distance to its end counts.
      { root: element.closest('[data-scrolls]'), rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled]);
  return mark;
}
