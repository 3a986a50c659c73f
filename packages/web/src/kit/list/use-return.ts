import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where a list was left: its address, how far it was scrolled, and the row that was opened. */
type Place = { address: string; top: number };

const placeName = (path: string): string => `place ${path}`;

function placeOf(path: string): Place | null {
  const kept = sessionStorage.getItem(placeName(path));
  return kept === null ? null : JSON.parse(kept);
}

/**
 * Keeps how far a list was scrolled when it is left, and takes the reader back there when the same address is shown
 * again, with 목록 as with the browser's button. Waits for the rows, without which there is nothing to scroll.
 */
export function useReturn(path: string, address: QueryKey | object, ready: boolean): void {
  const text = JSON.stringify(address);
  const latest = useRef(text);
  const waiting = useRef(true);
  useLayoutEffect(() => {
    latest.current = text;
  });
  useLayoutEffect(() => {
    return () => {
      const place: Place = { address: latest.current, top: window.scrollY };
      sessionStorage.setItem(placeName(path), JSON.stringify(place));
    };
  }, [path]);
  useEffect(() => {
    if (!ready || !waiting.current) return;
    waiting.current = false;
    const place = placeOf(path);
    sessionStorage.removeItem(placeName(path));
    if (place?.address !== text || place.top === 0) return;
    // After the router has put the page to its top.
    const frame = requestAnimationFrame(() => window.scrollTo({ top: place.top, behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [path, text, ready]);
}
