import { useBlocker } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { holdUnsaved, mayLeave, unsavedWork } from '#lib/unsaved.ts';
import { closeTopmost, openLayers } from '#ui/layers/back-closes.ts';

/** Says while `dirty` that leaving would lose something typed here. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
}

/**
 * Holds the page: Back first closes what lies over it, and before unsaved work is left there is the one question, inside
 * the portal and by the browser (D-158).
 */
export function LeaveGuard() {
  const dirty = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.get);
  const covered = useSyncExternalStore(openLayers.subscribe, openLayers.get);
  useBlocker({
    shouldBlockFn: async ({ action }) => (action === 'BACK' && closeTopmost()) || !(await mayLeave()),
    enableBeforeUnload: () => dirty,
    disabled: !dirty && !covered,
  });
  return null;
}
