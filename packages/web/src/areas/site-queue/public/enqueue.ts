import { messageText } from '@portal/contract/messages';
import { Refusal } from '#lib/refusal.ts';
import { sendQueue } from '../parts/sender/send-queue.ts';
import { addEntry } from '../parts/store/entries.ts';
import { makeEntry, type NewUnsentEntry } from '../parts/store/make-entry.ts';
import { announceQueueChange } from '../parts/store/queue-changes.ts';

export type { EntryPlace, UnsentEntry } from '../parts/store/entries.ts';
export type { NewUnsentEntry } from '../parts/store/make-entry.ts';

const NO_ROOM = 'NO_ROOM';

/** The error of an entry for which the device has no room. */
export const noRoom = (): Refusal => new Refusal(0, NO_ROOM, messageText('queue.noRoom'));

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

const storeOnDevice = (...[entry, files]: Parameters<typeof addEntry>): Promise<void> =>
  addEntry(entry, files).catch((error: unknown) => {
    throw isFull(error) ? noRoom() : error;
  });

/**
 * Keeps an entry that is not finished, such as the customer's signature while the contractor's is missing. Stored again,
 * or finished by `enqueue`, it is replaced.
 */
export async function keepOpen(entry: NewUnsentEntry): Promise<void> {
  const { added, stored } = await makeEntry(entry);
  await storeOnDevice({ ...added, state: 'open' }, stored);
  announceQueueChange();
}

/**
 * Stores an entry on the device and sends it in the background. A reload, a lost connection or another sign-in of its
 * user do not stop that. Resolves when the entry is on the disk: only then it counts. The same `entryId` is stored
 * once. Rejects when the device has no room or no store; nothing is kept then, and the caller must say so.
 */
export async function enqueue(entry: NewUnsentEntry): Promise<void> {
  const { added, stored } = await makeEntry(entry);
  await storeOnDevice(added, stored);
  announceQueueChange();
  void sendQueue();
}
