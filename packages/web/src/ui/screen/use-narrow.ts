import { useSyncExternalStore } from 'react';

/** Width below which lists become cards, the same as in the style sheets. Paper always keeps the table. */
const NARROW = 'screen and (max-width: 56.24875rem)';

const subscribeTo =
  (query: string) =>
  (listener: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };

/** Whether the screen is too narrow for a table. */
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

const subscribeNarrow = subscribeTo(NARROW);

/** Same as `isNarrow`, with a new render when it changes. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribeNarrow, isNarrow);

const MEDIUM = '(max-width: 74.99875rem)';
const WIDE = '(max-width: 87.49875rem)';
const subscribeMedium = subscribeTo(MEDIUM);
const subscribeWide = subscribeTo(WIDE);

/** Room for the filter line: 2 for all chips, 1 without the rare ones, 0 with the fewest. */
export function useFilterSpace(): 0 | 1 | 2 {
  const medium = useSyncExternalStore(subscribeMedium, () => window.matchMedia(MEDIUM).matches);
  const wide = useSyncExternalStore(subscribeWide, () => window.matchMedia(WIDE).matches);
  if (medium) return 0;
  return wide ? 1 : 2;
}
