import { useCallback, useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

/**
 * A panel that a button opens: a press outside closes it, and so does Escape, which gives the focus back to the button.
 * `root` surrounds both; `button` is what the button takes.
 */
export function useDropPanel() {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const dismiss = useCallback((byKey: boolean) => {
    setOpened(false);
    if (byKey) opener.current?.focus();
  }, []);
  useDismiss(root, opened, dismiss);
  return {
    id,
    root,
    opened,
    close: () => setOpened(false),
    /** Where the focus is to return to from a dialog that the panel opens. */
    focusOpener: () => opener.current?.focus(),
    button: {
      ref: opener,
      'aria-expanded': opened,
      'aria-controls': opened ? id : undefined,
      onClick: () => setOpened(!opened),
    },
  };
}
