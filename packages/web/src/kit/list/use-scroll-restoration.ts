import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where the list was left: its address and scroll position in px. */
type ScrollPosition = { address: string; top: number };

const storageKey = (path: string): string => `place ${path}`;

function storedPosition(path: string): ScrollPosition | null {
  const stored = sessionStorage.getItem(storageKey(path));
  return stored === null ? null : JSON.parse(stored);
}

/**
 * Stores the scroll position when a list is left and restores it when the same address is shown again. It waits for the
 * rows, without which the page cannot scroll.
 */
export function useScrollRestoration(path: string, address: QueryKey | object, ready: boolean): void {
  const text = JSON.stringify(address);
  const latest = useRef(text);
  const waiting = useRef(true);
  useLayoutEffect(() => {
    latest.current = text;
  });
  useLayoutEffect(() => {
    return () => {
      const position: ScrollPosition = { address: latest.current, top: window.scrollY };
      sessionStorage.setItem(storageKey(path), JSON.stringify(position));
    };
  }, [path]);
  useEffect(() => {
    if (!ready || !waiting.current) return;
    waiting.current = false;
    const position = storedPosition(path);
    sessionStorage.removeItem(storageKey(path));
    if (position?.address !== text || position.top === 0) return;
    // After the router has scrolled to the top.
    const frame = requestAnimationFrame(() => window.scrollTo({ top: position.top, behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [path, text, ready]);
}
