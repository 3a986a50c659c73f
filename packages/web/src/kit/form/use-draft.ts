import { useRef, useState } from 'react';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is typed into a form for something new; `dirty` while it differs from what the form opened with, until `settle`
 * says that it is stored: a drawer is drawn for a moment after it is closed.
 */
export function useDraft<Draft>(initial: Draft) {
  const first = useRef(initial);
  const [draft, setDraft] = useState(initial);
  const [settled, setSettled] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const dirty = !settled && !isSame(draft, first.current);
  return { draft, change, dirty, settle: () => setSettled(true) };
}

type Options<Stored, Draft> = {
  /** The record as the page shows it now. */
  stored: Stored;
  draftOf: (stored: Stored) => Draft;
  /** The draft of an older version on a newer one. */
  rebase: (loaded: Stored, draft: Draft, fresh: Stored) => Draft;
};

/** The draft of an edit, on the version it started from; a newer version of the record takes it along. */
export function useStoredDraft<Stored extends { version: number }, Draft>(options: Options<Stored, Draft>) {
  const { stored, draftOf, rebase } = options;
  const [held, setHeld] = useState(() => ({ loaded: stored, draft: draftOf(stored) }));
  if (held.loaded.version !== stored.version) {
    setHeld({ loaded: stored, draft: rebase(held.loaded, held.draft, stored) });
  }
  const update = (next: (draft: Draft) => Draft) => setHeld((current) => ({ ...current, draft: next(current.draft) }));
  return { ...held, update };
}
