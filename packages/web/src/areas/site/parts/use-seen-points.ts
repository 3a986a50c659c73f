import { type RefObject, useEffect, useState } from 'react';

/** How much of a point must be in view. */
const MOST_OF_IT = 0.9;

/**
 * Whether every point of a list has been in view. The points carry `data-point` with their text. A list that fits is
 * seen at once.
 */
export function useSeenPoints(list: RefObject<HTMLElement | null>, points: readonly string[]): boolean {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (list.current === null || points.length === 0) return;
    // The foot of the sheet lies over its end.
    const foot = list.current.closest('section')?.querySelector<HTMLElement>('[data-foot]');
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        const texts = shown.map((target) => target.getAttribute('data-point') ?? '');
        setSeen((former) => new Set([...former, ...texts]));
      },
      { threshold: MOST_OF_IT, rootMargin: `0px 0px -${foot?.offsetHeight ?? 0}px` },
    );
    for (const point of list.current.querySelectorAll('[data-point]')) observer.observe(point);
    return () => observer.disconnect();
  }, [list, points]);
  return points.every((point) => seen.has(point));
}
