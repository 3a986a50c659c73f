import { useEffect, useRef } from 'react';
import { createStore } from './create-store.ts';

type Closer = { close: () => void };

/** The part of the browser's CloseWatcher that is used; not every browser has it. */
type Watcher = { onclose: (() => void) | null; destroy: () => void };
declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/** What lies over the page, the topmost last. */
const layers = createStore<readonly Closer[]>([]);

/** Whether anything lies over the page, for useSyncExternalStore. */
export const openLayers = { get: (): boolean => layers.get().length > 0, subscribe: layers.subscribe } as const;

/** Closes what lies topmost; false when nothing lies over the page. */
export function closeTopmost(): boolean {
  const top = layers.get().at(-1);
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

/** While `opened`, Back closes this viewer, dialog or drawer instead of leaving the page. */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!opened) return;
    const closer: Closer = { close: () => latest.current() };
    layers.set([...layers.get(), closer]);
    const stopWatching = watchSystemBack(closer);
    return () => {
      stopWatching();
      layers.set(layers.get().filter((other) => other !== closer));
    };
  }, [opened]);
}
