import { useState } from 'react';

/**
 * Gives the focus back to where it was when `opened` became true; call the result when the dialog is gone.
 * The library's own return notes the place too late, after the dialog's button took the focus.
 */
export function useFocusReturn(opened: boolean): () => void {
  const [last, setLast] = useState<{ opened: boolean; from: Element | null }>({ opened: false, from: null });
  if (opened !== last.opened) setLast({ opened, from: opened ? document.activeElement : last.from });
  return () => {
    if (last.from instanceof HTMLElement && last.from.isConnected) last.from.focus({ preventScroll: true });
  };
}
