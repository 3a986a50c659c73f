import { useBlocker } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { confirmLeave, markUnsaved, unsavedWork } from '#lib/unsaved.ts';
import { closeTopmost, openLayers } from '#ui/layers/open-layers.ts';

/** While `dirty`, leaving the page asks first, because typed text would be lost. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => (dirty ? markUnsaved() : undefined), [dirty]);
}

/**
 * Guards navigation: Back first closes an open layer. Leaving unsaved work asks once, in the portal and in the browser
 * (D-158).
 */
export function LeaveGuard() {
  const dirty = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.get);
  const covered = useSyncExternalStore(openLayers.subscribe, openLayers.get);
  useBlocker({
    shouldBlockFn: async ({ action }) => (action === 'BACK' && closeTopmost()) || !(await confirmLeave()),
    enableBeforeUnload: () => dirty,
    disabled: !dirty && !covered,
  });
  return null;
}
