import { useState } from 'react';

/** The element to focus later: another dialog was open already, and returns the focus when it closes. */
let pendingTarget: Element | null = null;

const isBehindDialog = (target: Element): boolean => {
  const open = [...document.querySelectorAll('[aria-modal="true"]')];
  return open.length > 0 && !open.some((dialog) => dialog.contains(target));
};

/** Whether the focus was moved on purpose already, such as to a field after a search. */
const isFocusMoved = (): boolean => {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.closest('[aria-modal="true"]') === null;
};

function restoreFocus(from: Element | null): void {
  if (isFocusMoved()) return;
  const target = from?.isConnected ? from : pendingTarget;
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  pendingTarget = isBehindDialog(target) ? target : null;
  if (!pendingTarget) target.focus({ preventScroll: true });
}

/**
 * Returns the focus to the element that had it when `opened` became true. Call the result after the dialog has closed.
 * If another dialog followed, that one returns the focus. The library's own return is too late: it remembers the
 * dialog's button.
 */
export function useFocusReturn(opened: boolean): () => void {
  const [last, setLast] = useState<{ opened: boolean; from: Element | null }>({ opened: false, from: null });
  if (opened !== last.opened) setLast({ opened, from: opened ? document.activeElement : last.from });
  // After the closing dialog has left the page.
  return () => void setTimeout(restoreFocus, 0, last.from);
}
