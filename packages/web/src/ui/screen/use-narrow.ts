import { useSyncExternalStore } from 'react';

/** Where lists become cards, as in the style sheets; paper, however narrow, keeps the table. */
const NARROW = 'screen and (max-width: 899.98px)';

const subscribeTo =
  (query: string) =>
  (listener: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };

/** Whether the screen is too narrow for a table now. */
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

const subscribeNarrow = subscribeTo(NARROW);

/** The same, told again when it changes. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribeNarrow, isNarrow);

const MEDIUM = '(max-width: 1199.98px)';
const WIDE = '(max-width: 1399.98px)';
const subscribeMedium = subscribeTo(MEDIUM);
const subscribeWide = subscribeTo(WIDE);

/** How much room a line of filters has: 2 for all of it, 1 without the seldom ones, 0 without more of them. */
export function useRoom(): 0 | 1 | 2 {
  const medium = useSyncExternalStore(subscribeMedium, () => window.matchMedia(MEDIUM).matches);
  const wide = useSyncExternalStore(subscribeWide, () => window.matchMedia(WIDE).matches);
  if (medium) return 0;
  return wide ? 1 : 2;
}
