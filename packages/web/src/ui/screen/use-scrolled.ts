import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page is scrolled by more than `px`. */
export const useScrolled = (px: number): boolean => useSyncExternalStore(subscribe, () => window.scrollY > px);
