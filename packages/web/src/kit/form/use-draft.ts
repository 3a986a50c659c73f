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
  /**
   * Whether the draft has values of this user that are not stored. Then it keeps its version until `follow`. Without
   * this function every newer version rebases the draft.
   */
  hasUnsaved?: (loaded: Stored, draft: Draft, stored: Stored) => boolean;
};

/**
 * The draft of an edit and the version it started from. A newer version of the record rebases it. On a page that follows
 * other users, a draft with unsaved values waits for `follow`. Its save is then refused as stale (D-212).
 */
export function useEditDraft<Stored extends { version: number }, Draft>(options: Options<Stored, Draft>) {
  const { stored, draftOf, rebase, hasUnsaved = () => false } = options;
  const [edit, setEdit] = useState(() => ({ loaded: stored, draft: draftOf(stored), follows: false }));
  const waits = () => !edit.follows && hasUnsaved(edit.loaded, edit.draft, stored);
  if (edit.loaded.version !== stored.version && !waits()) {
    setEdit({ loaded: stored, draft: rebase(edit.loaded, edit.draft, stored), follows: false });
  }
  const update = (next: (draft: Draft) => Draft) => setEdit((current) => ({ ...current, draft: next(current.draft) }));
  const follow = () => setEdit((current) => ({ ...current, follows: true }));
  /** After an action of this user: the draft follows, unless another user changed the record meanwhile. */
  const followOwn = () => {
    if (edit.loaded.version === stored.version) follow();
  };
  return { loaded: edit.loaded, draft: edit.draft, update, follow, followOwn };
}
