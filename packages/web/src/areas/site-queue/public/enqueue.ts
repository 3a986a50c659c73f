import type { CallByPath } from '@portal/contract/calls';
import { messageText } from '@portal/contract/messages';
import { Refusal } from '#lib/refusal.ts';
import { readSession } from '#lib/session.ts';
import { sendQueue } from '../parts/sender/send-queue.ts';
import {
  addEntry,
  type EntryBody,
  type EntryKind,
  type EntryPlace,
  SENDING_MS,
  type StoredFile,
} from '../parts/store/entries.ts';
import { announceQueueChange } from '../parts/store/queue-changes.ts';
import { sha256Of } from '../parts/store/sha256.ts';
import { hasUnsent } from '../parts/store/unsent.ts';

export type { Entry, EntryBody, EntryPlace } from '../parts/store/entries.ts';

/** Something that was made on a site and is to reach the server, whenever that can be reached. */
export type NewEntry = {
  /** The UUID that the call's EntryId has too. The server must give a repeat of it the first answer. */
  entryId: string;
  kind: EntryKind;
  place: EntryPlace;
  /** The call and its fields, without the user. Times of the device belong in here: the entry may be sent later. */
  path: keyof CallByPath;
  body: EntryBody;
  /** What the list of unsent entries shows of it, such as its label and caption. */
  title: string;
  /** Entries that the body names. Those that are on the device go first, whatever becomes of them. */
  needs?: readonly string[];
  /** Files of the call, and the field that they go to. */
  files?: readonly { name: string; blob: Blob }[];
  fileField?: string;
};

const NO_ROOM = 'NO_ROOM';

/** The error of an entry for which the device has no room. */
export const noRoom = (): Refusal => new Refusal(0, NO_ROOM, messageText('queue.noRoom'));

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

const readFile = async ({ name, blob }: { name: string; blob: Blob }): Promise<StoredFile> => ({
  name,
  type: blob.type,
  bytes: await blob.arrayBuffer(),
});

/**
 * Stores an entry on the device and sends it in the background. A reload, a lost connection or another sign-in of its
 * user do not stop that. Resolves when the entry is on the disk: only then it counts. The same `entryId` is stored
 * once. Rejects when the device has no room or no store; nothing is kept then, and the caller must say so.
 */
export async function enqueue({ place, files = [], fileField = '', ...entry }: NewEntry): Promise<void> {
  const userId = readSession()?.userId;
  if (userId === undefined) throw new Refusal(401, 'LOGIN_REQUIRED', messageText('LOGIN_REQUIRED'));
  const stored = await Promise.all(files.map(readFile));
  const [first] = stored;
  const now = Date.now();
  const added = {
    ...entry,
    ...place,
    userId,
    fileField,
    files: stored.length,
    bytes: stored.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    sha256: first ? await sha256Of(first.bytes) : '',
    madeAt: now,
    sentUntil: now + SENDING_MS,
    state: 'waiting',
    tries: 0,
    nextAt: 0,
    lastError: '',
  } as const;
  await addEntry(added, stored).catch((error: unknown) => {
    throw isFull(error) ? noRoom() : error;
  });
  announceQueueChange();
  void sendQueue();
}

/** Sends what waits of an award now. Resolves when that was tried. */
export async function sendWaiting(awardId: number): Promise<void> {
  if (await hasUnsent(awardId)) await sendQueue({ atOnce: true });
}

/**
 * Sends at once. Keeps the entry on the device when the server does not answer, or when older ones of its award wait.
 * Resolves to whether it was kept. A refusal of the server is thrown as it is.
 */
export async function sendOrKeep(entry: NewEntry, send: () => Promise<unknown>): Promise<'sent' | 'kept'> {
  if (await hasUnsent(entry.place.awardId)) {
    await enqueue(entry);
    return 'kept';
  }
  try {
    await send();
    return 'sent';
  } catch (error) {
    const isUnanswered = error instanceof Refusal && (error.status === 0 || error.status >= 500);
    if (!isUnanswered) throw error;
    await enqueue(entry).catch((reason: unknown) => {
      // A browser that stores nothing leaves the failure as it was.
      throw reason instanceof Refusal && reason.code === NO_ROOM ? reason : error;
    });
    return 'kept';
  }
}
