import type { CallByPath } from '@portal/contract/calls';
import { messageText } from '@portal/contract/messages';
import { clockOffset } from '#lib/device/server-clock.ts';
import { Refusal } from '#lib/refusal.ts';
import { readSession } from '#lib/session.ts';
import { type EntryBody, type EntryPlace, SENDING_MS, type StoredFile, type UnsentKind } from './entries.ts';
import { sha256Of } from './sha256.ts';

/** Something that was made on a site and is to reach the server, whenever that can be reached. */
export type NewUnsentEntry = {
  /** The UUID that the call's EntryId has too. The server must give a repeat of it the first answer. */
  entryId: string;
  kind: UnsentKind;
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

const readFile = async ({ name, blob }: { name: string; blob: Blob }): Promise<StoredFile> => ({
  name,
  type: blob.type,
  bytes: await blob.arrayBuffer(),
});

/** The entry as the device stores it, with its files. Throws when nobody is signed in. */
export async function makeEntry({ place, files = [], fileField = '', ...entry }: NewUnsentEntry) {
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
    clockOffset: clockOffset(),
    sentUntil: now + SENDING_MS,
    state: 'waiting',
    tries: 0,
    nextAt: 0,
    lastError: '',
  } as const;
  return { added, stored };
}
