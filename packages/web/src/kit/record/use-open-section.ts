import { useState } from 'react';
import { keepPlace } from './keep-place.ts';

/**
 * Which sections of a record are being edited: the chosen one, and those with changes. Unsaved changes thus stay
 * visible.
 */
export function useOpenSection<Name extends string>(changed: readonly Name[]) {
  const [chosen, setChosen] = useState<Name | null>(null);
  const close = () => setChosen(null);
  return {
    isOpen: (name: Name): boolean => name === chosen || changed.includes(name),
    /** Whether any section is open. */
    any: chosen !== null || changed.length > 0,
    open: (name: Name) => setChosen(name),
    close,
    /** Reloads after a save and closes the sections. The user stays at the section that they changed. */
    closeAfter: async (reload: () => Promise<unknown>): Promise<void> => {
      const isChosenChanged = chosen !== null && changed.includes(chosen);
      const restore = keepPlace(isChosenChanged ? chosen : changed.at(-1));
      await reload();
      close();
      restore();
    },
  };
}
