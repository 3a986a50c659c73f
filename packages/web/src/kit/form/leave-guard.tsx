import { useBlocker } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { holdUnsaved, mayLeave, unsavedWork } from '../../lib/unsaved.ts';

/** Says while `dirty` that leaving would lose something typed here. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
}

/** The one question before a page with unsaved work is left, inside the portal and by the browser (D-158). */
export function LeaveGuard() {
  const dirty = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.get);
  useBlocker({
    shouldBlockFn: async () => !(await mayLeave()),
    enableBeforeUnload: () => dirty,
    disabled: !dirty,
  });
  return null;
}
