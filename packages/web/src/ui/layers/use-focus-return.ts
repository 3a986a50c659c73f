import { useState } from 'react';

/** Where the focus should have gone when another dialog was open already: that one gives it back later. */
let owed: Element | null = null;

const isBehindDialog = (target: Element): boolean => {
  const open = [...document.querySelectorAll('[aria-modal="true"]')];
  return open.length > 0 && !open.some((dialog) => dialog.contains(target));
};

/** Somebody has led the focus on already, such as to the field after a search. */
const isLedOn = (): boolean => {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.closest('[aria-modal="true"]') === null;
};

function giveBack(from: Element | null): void {
  if (isLedOn()) return;
  const target = from?.isConnected ? from : owed;
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  owed = isBehindDialog(target) ? target : null;
  if (!owed) target.focus({ preventScroll: true });
}

/**
 * Gives the focus back to where it was when `opened` became true; call the result when the dialog is gone. A dialog
 * that was followed by another leaves it to that one. The library's own return notes the place too late, after the
 * dialog's button took the focus.
 */
export function useFocusReturn(opened: boolean): () => void {
  const [last, setLast] = useState<{ opened: boolean; from: Element | null }>({ opened: false, from: null });
  if (opened !== last.opened) setLast({ opened, from: opened ? document.activeElement : last.from });
  // After the closing dialog has left the page.
  return () => void setTimeout(giveBack, 0, last.from);
}
