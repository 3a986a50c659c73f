import { useSyncExternalStore } from 'react';
import { closeToast, holdToasts, toasts } from '../lib/toast.ts';
import { Toaster } from '../ui/toaster.tsx';

/** Draws the toasts, whoever asked for them. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  return <Toaster toasts={shown} onClose={closeToast} onHold={holdToasts} />;
}
