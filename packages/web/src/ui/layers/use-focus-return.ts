import { useEffect, useRef, useState } from 'react';

/** The element to focus later: another dialog was open already, and returns the focus when it closes. */
let pendingTarget: Element | null = null;
/** Set after an action that was done in a dialog: the focus then goes to this title instead of the opener. */
let nextTitle: string | null = null;

/** Whether a dialog is open in front of the element. One that is closing does not count. */
export const isBehindDialog = (target: Element): boolean => {
  const open = [...document.querySelectorAll('[aria-modal="true"]:not([data-closed])')];
  return open.length > 0 && !open.some((dialog) => dialog.contains(target));
};

/** Whether the focus was moved on purpose already, such as to a field after a search. */
const isFocusMoved = (): boolean => {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.closest('[aria-modal="true"]') === null;
};

const TYPED_IN =
  ':is(input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"])';

/** Whether the user has begun to type in a field of the page, which keeps the focus then. */
export const isTyping = (): boolean =>
  document.activeElement?.matches(TYPED_IN) === true && document.activeElement.closest('[aria-modal="true"]') === null;

/**
 * Focuses the title of the page, or the one that matches `selector`, after an action. A screen reader then reads where
 * the user is. With a dialog open, that happens when it closes. Without such a title, or in a field, nothing happens.
 */
export function focusTitle(selector = 'main h1'): void {
  const title = document.querySelector<HTMLElement>(selector);
  if (title === null) return;
  if (document.querySelector('[aria-modal="true"]') !== null) {
    nextTitle = selector;
    return;
  }
  nextTitle = null;
  pendingTarget = null;
  if (isTyping()) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

function restoreFocus(from: Element | null): void {
  if (nextTitle !== null) focusTitle(nextTitle);
  if (isFocusMoved()) return;
  const target = from?.isConnected ? from : pendingTarget;
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  pendingTarget = isBehindDialog(target) ? target : null;
  if (!pendingTarget) target.focus({ preventScroll: true });
}

/**
 * Returns the focus to the element that had it when `opened` became true. Call the result after the dialog has closed.
 * If another dialog followed, that one returns the focus. The library's own return is too late: it remembers the
 * dialog's button. A dialog that leaves the page while it is open or closing returns the focus, too.
 */
export function useFocusReturn(opened: boolean): () => void {
  const [last, setLast] = useState<{ opened: boolean; from: Element | null }>({ opened: false, from: null });
  /** Of a dialog that is open or closing. */
  const owed = useRef<{ from: Element | null } | null>(null);
  if (opened !== last.opened) setLast({ opened, from: opened ? document.activeElement : last.from });
  useEffect(() => {
    if (last.opened) owed.current = last;
  }, [last]);
  // After the closing dialog has left the page.
  useEffect(
    () => () => {
      if (owed.current) setTimeout(restoreFocus, 0, owed.current.from);
    },
    [],
  );
  return () => {
    owed.current = null;
    setTimeout(restoreFocus, 0, last.from);
  };
}
