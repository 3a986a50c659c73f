import { useEffect, useRef } from 'react';

type Closer = { close: () => void };

/** The used part of the browser's CloseWatcher. Not every browser has it. */
type Watcher = { onclose: (() => void) | null; destroy: () => void };
declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/** The open layers, topmost last. */
let layers: readonly Closer[] = [];
const listeners = new Set<() => void>();

function setLayers(next: readonly Closer[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Whether any layer is open, and how many, for useSyncExternalStore. */
export const openLayers = {
  get: (): boolean => layers.length > 0,
  count: (): number => layers.length,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/** Closes the topmost layer. Returns false when none is open. */
export function closeTopmost(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}

/**
 * On touch screens also uses CloseWatcher, because the system's Back would leave a page that is first in its history.
 * Elsewhere the layers handle Escape themselves.
 */
function watchSystemBack(closer: Closer): () => void {
  if (window.CloseWatcher === undefined || !window.matchMedia('(pointer: coarse)').matches) return () => {};
  const watcher = new window.CloseWatcher();
  watcher.onclose = () => closer.close();
  return () => watcher.destroy();
}

/**
 * While `opened`, Back closes this viewer, dialog or drawer instead of leaving the page. Returns a function that tells
 * whether this layer is topmost, because Escape closes only that one.
 */
export function useCloseOnBack(opened: boolean, onClose: () => void): () => boolean {
  const latest = useRef(onClose);
  const own = useRef<Closer>(null);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!opened) return;
    const closer: Closer = { close: () => latest.current() };
    own.current = closer;
    setLayers([...layers, closer]);
    const stopWatching = watchSystemBack(closer);
    return () => {
      stopWatching();
      setLayers(layers.filter((other) => other !== closer));
    };
  }, [opened]);
  return () => own.current === layers.at(-1);
}
