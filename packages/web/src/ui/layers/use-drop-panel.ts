import { useCallback, useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

/**
 * State of a panel that a button opens. A press outside and Escape close it, and Escape returns the focus to the
 * button. `root` surrounds both. `button` has the props of the button.
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
    /** Focuses the button, before a dialog opens that returns the focus there. */
    focusOpener: () => opener.current?.focus(),
    button: {
      ref: opener,
      'aria-expanded': opened,
      'aria-controls': opened ? id : undefined,
      onClick: () => setOpened(!opened),
    },
  };
}
