import { useEffect, useRef } from 'react';
import { addLayer, type Closer, isTopmost, removeLayer } from './open-layers.ts';

/** The used part of the browser's CloseWatcher. Not every browser has it. */
type Watcher = { onclose: (() => void) | null; destroy: () => void };
declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/**
 * On touch screens also uses CloseWatcher, because the system's Back would leave a page that is first in its history.
 * Elsewhere the layers handle Escape themselves.
 */
function watchSystemBack(closer: Closer): () => void {
  if (window.CloseWatcher === undefined || !window.matchMedia('(pointer: coarse)').matches) return () => {};
  const Watcher = window.CloseWatcher;
  let watcher: Watcher | undefined;
  const watch = () => {
    watcher = new Watcher();
    // A watcher ends with the first Back. A layer that stays open needs another.
    watcher.onclose = () => {
      closer.close();
      if (watcher) watch();
    };
  };
  watch();
  return () => {
    watcher?.destroy();
    watcher = undefined;
  };
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
    addLayer(closer);
    const stopWatching = watchSystemBack(closer);
    return () => {
      stopWatching();
      removeLayer(closer);
    };
  }, [opened]);
  return () => isTopmost(own.current);
}
