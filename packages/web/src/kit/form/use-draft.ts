import { useRef, useState } from 'react';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The draft of a form for something new. `dirty` is true while it differs from the initial draft, until `markSaved`. A
 * drawer is still drawn for a moment after it closes and must not ask.
 */
export function useDraft<Draft>(initial: Draft) {
  const first = useRef(initial);
  const [draft, setDraft] = useState(initial);
  const [isSaved, setIsSaved] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const dirty = !isSaved && !isSame(draft, first.current);
  return { draft, change, dirty, markSaved: () => setIsSaved(true) };
}

type Options<Stored, Draft> = {
  /** The record as the page shows it now. */
  stored: Stored;
  draftOf: (stored: Stored) => Draft;
  /** Moves the draft of an older version onto a newer one. */
  rebase: (loaded: Stored, draft: Draft, fresh: Stored) => Draft;
};

/** The draft of an edit and the version it started from. A newer version of the record rebases it. */
export function useEditDraft<Stored extends { version: number }, Draft>(options: Options<Stored, Draft>) {
  const { stored, draftOf, rebase } = options;
  const [edit, setEdit] = useState(() => ({ loaded: stored, draft: draftOf(stored) }));
  if (edit.loaded.version !== stored.version) {
    setEdit({ loaded: stored, draft: rebase(edit.loaded, edit.draft, stored) });
  }
  const update = (next: (draft: Draft) => Draft) => setEdit((current) => ({ ...current, draft: next(current.draft) }));
  return { ...edit, update };
}
