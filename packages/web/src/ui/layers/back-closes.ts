import { useEffect, useRef } from 'react';

type Closer = { close: () => void };

/** The part of the browser's CloseWatcher that is used; not every browser has it. */
type Watcher = { onclose: (() => void) | null; destroy: () => void };
declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/** What lies over the page, the topmost last. */
let layers: readonly Closer[] = [];
const listeners = new Set<() => void>();

function putLayers(next: readonly Closer[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Whether anything lies over the page, for useSyncExternalStore. */
export const openLayers = {
  get: (): boolean => layers.length > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/** Closes what lies topmost; false when nothing lies over the page. */
export function closeTopmost(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}

/**
 * On touch screens also asks the system itself: its Back would otherwise leave a page that is the first of its history.
 * Elsewhere Escape belongs to the layers themselves.
 */
function watchSystemBack(closer: Closer): () => void {
  if (window.CloseWatcher === undefined || !window.matchMedia('(pointer: coarse)').matches) return () => {};
  const watcher = new window.CloseWatcher();
  watcher.onclose = () => closer.close();
  return () => watcher.destroy();
}

/**
 * While `opened`, Back closes this viewer, dialog or drawer instead of leaving the page. Answers whether it is the
 * topmost layer: Escape closes that one alone.
 */
export function useBackCloses(opened: boolean, onClose: () => void): () => boolean {
  const latest = useRef(onClose);
  const own = useRef<Closer>(null);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!opened) return;
    const closer: Closer = { close: () => latest.current() };
    own.current = closer;
    putLayers([...layers, closer]);
    const stopWatching = watchSystemBack(closer);
    return () => {
      stopWatching();
      putLayers(layers.filter((other) => other !== closer));
    };
  }, [opened]);
  return () => own.current === layers.at(-1);
}
