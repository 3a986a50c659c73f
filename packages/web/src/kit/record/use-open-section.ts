import { useState } from 'react';

/**
 * Which section of a record is being edited: the one that was asked for, and those that hold changes, so that nothing
 * unsaved is out of sight.
 */
export function useOpenSection<Name extends string>(changed: readonly Name[]) {
  const [asked, setAsked] = useState<Name | null>(null);
  return {
    isOpen: (name: Name): boolean => name === asked || changed.includes(name),
    /** Whether any section is open. */
    any: asked !== null || changed.length > 0,
    open: (name: Name) => setAsked(name),
    close: () => setAsked(null),
  };
}
