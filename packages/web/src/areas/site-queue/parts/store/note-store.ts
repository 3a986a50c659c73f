import type { PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import { readStores, resultOf, writeStores } from './database.ts';
import type { EntryPlace } from './entries.ts';

/** Where the camera was opened, so that it opens there again when the browser was ended meanwhile. */
export type CameraPlace = EntryPlace & {
  userId: string;
  label: PhotoLabel;
  caption: string;
  /** The entry of the photo of before that the next one belongs to, or ''. */
  pairEntryId: string;
  /** Whether the camera of the system is open, which may end the browser. */
  away: boolean;
  at: number;
};

/** Who may send now over plain http, where browsers have no locks. */
export type Lease = { owner: string; until: number };

/** Notes by name. */
type Notes = {
  camera: CameraPlace;
  lease: Lease;
};

/** The note of that name, if any. */
export const readNote = <Name extends keyof Notes>(name: Name): Promise<Notes[Name] | undefined> =>
  readStores(['notes'], (transaction) => resultOf<Notes[Name] | undefined>(transaction.objectStore('notes').get(name)));

/** Replaces a note by what `change` makes of it, in one transaction. Undefined leaves it as it is. */
export const changeNote = <Name extends keyof Notes>(
  name: Name,
  change: (former: Notes[Name] | undefined) => Notes[Name] | undefined,
): Promise<boolean> =>
  writeStores(['notes'], async (transaction) => {
    const notes = transaction.objectStore('notes');
    const next = change(await resultOf<Notes[Name] | undefined>(notes.get(name)));
    if (next === undefined) return false;
    await resultOf(notes.put(next, name));
    return true;
  });
