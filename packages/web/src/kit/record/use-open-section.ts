import { useState } from 'react';

/**
 * Which sections of a record are being edited: the chosen one, and those with changes. Unsaved changes thus stay
 * visible.
 */
export function useOpenSection<Name extends string>(changed: readonly Name[]) {
  const [chosen, setChosen] = useState<Name | null>(null);
  return {
    isOpen: (name: Name): boolean => name === chosen || changed.includes(name),
    /** Whether any section is open. */
    any: chosen !== null || changed.length > 0,
    open: (name: Name) => setChosen(name),
    close: () => setChosen(null),
  };
}
