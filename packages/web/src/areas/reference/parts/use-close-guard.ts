import { useCallback, useRef } from 'react';
import { confirm } from '../../../lib/confirm.ts';

/** Asks before a sheet is closed while something in it is not saved: the guard, and how it hears of the form. */
export function useCloseGuard(): [(close: () => void) => Promise<void>, (dirty: boolean) => void] {
  const dirty = useRef(false);
  const guard = useCallback(async (close: () => void) => {
    if (dirty.current && !(await confirm({ title: '나가기', question: 'form.leave.confirm', loses: true }))) return;
    close();
  }, []);
  const setDirty = useCallback((now: boolean) => {
    dirty.current = now;
  }, []);
  return [guard, setDirty];
}
