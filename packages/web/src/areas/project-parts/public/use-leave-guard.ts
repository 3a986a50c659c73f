import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../../../lib/confirm.ts';

/** Asks before a page with unsaved input is left, inside the portal and by the browser. */
export function useLeaveGuard(dirty: boolean): void {
  useBlocker({
    shouldBlockFn: async () => !(await confirm('form.leave.confirm')),
    enableBeforeUnload: () => dirty,
    disabled: !dirty,
  });
}
