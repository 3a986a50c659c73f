import { useEffect, useState } from 'react';
import { keepPlace } from './keep-place.ts';

/** A section that was saved, and what brings the user back to it once it is drawn closed. */
type Saved<Name> = { name: Name; restore: () => void };

/**
 * Which sections of a record are being edited: the chosen one, and those with changes. Unsaved changes thus stay
 * visible.
 */
export function useOpenSection<Name extends string>(changed: readonly Name[]) {
  const [chosen, setChosen] = useState<Name | null>(null);
  const [saved, setSaved] = useState<Saved<Name> | null>(null);
  const isOpen = (name: Name): boolean => name === chosen || changed.includes(name);
  const close = () => setChosen(null);
  const isSavedClosed = saved !== null && !isOpen(saved.name);
  // The button 수정 exists only after this render, and a timer may run before it.
  useEffect(() => {
    if (!isSavedClosed) return;
    saved.restore();
    setSaved(null);
  }, [isSavedClosed, saved]);
  return {
    isOpen,
    /** Whether any section is open. */
    any: chosen !== null || changed.length > 0,
    open: (name: Name) => {
      setSaved(null);
      setChosen(name);
    },
    close,
    /** Reloads after a save and closes the sections. The user stays at the section that they changed. */
    closeAfter: async (reload: () => Promise<unknown>): Promise<void> => {
      const isChosenChanged = chosen !== null && changed.includes(chosen);
      const name = isChosenChanged ? chosen : changed.at(-1);
      const restore = name === undefined ? undefined : keepPlace(name);
      await reload();
      close();
      if (name !== undefined && restore) setSaved({ name, restore });
    },
  };
}
