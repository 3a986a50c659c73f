import { ENTRY_AGE_MS } from '@portal/contract/areas/site/entry-moment';
import type { CallByPath } from '@portal/contract/calls';
import { readStores, resultOf, writeStores } from './database.ts';

/** What an entry of a site is. */
export type UnsentKind = 'photo' | 'arrive' | 'leave' | 'log' | 'message' | 'report' | 'signature' | 'receipt';

/** The fields of a call as an entry keeps them. */
export type EntryBody = Readonly<Record<string, string | number | readonly (string | object)[]>>;

/** Where an entry belongs. The name is for its owner's eyes while it is unsent. */
export type EntryPlace = { awardId: number; projectId: number; projectName: string };

/** A file of an entry. */
export type StoredFile = { name: string; type: string; bytes: ArrayBuffer };
type FileRow = StoredFile & { entryId: string; index: number };

/** An entry on the device: a call with its body, and what became of it. */
export type UnsentEntry = EntryPlace & {
  /** Its place in the order, given by the database. */
  seq: number;
  /** Made on the device. The server stores no second entry of the same id. */
  entryId: string;
  kind: UnsentKind;
  userId: string;
  path: keyof CallByPath;
  body: EntryBody;
  /** What the list of unsent entries says of it, in a few words. */
  title: string;
  /** Entries that it names. It is not sent as long as one of them is on the device. */
  needs?: readonly string[];
  /** The field of the call that its files go to; '' for none. */
  fileField: string;
  files: number;
  bytes: number;
  /** SHA-256 of the first file, '' without files. */
  sha256: string;
  /** When it was made, in ms of the device's clock. */
  madeAt: number;
  /** By how many ms the server's clock was ahead then. Former versions of the page did not note it. */
  clockOffset?: number;
  /** Until when it is sent by itself. */
  sentUntil: number;
  /** 'open' is not finished: it is kept, and sent once the same entry is stored as finished. */
  state: 'open' | 'waiting' | 'refused';
  tries: number;
  /** Not tried by itself before this time. */
  nextAt: number;
  /** Why the last try failed; '' before. */
  lastError: string;
  /** Whether the last try found nobody signed in. */
  signedOut?: boolean;
  /** The code, the status and the field of the server's refusal. */
  refusal?: string;
  refusalStatus?: number;
  refusalField?: string;
  /** Whether the last try got no answer at all. */
  silent?: boolean;
};

/** How long an entry is sent by itself. Then its owner is asked what to do with it. */
export const SENDING_MS = ENTRY_AGE_MS;

/** Whether an entry is no longer sent by itself. */
export const isOver = ({ sentUntil }: Pick<UnsentEntry, 'sentUntil'>, now: number): boolean => now > sentUntil;

type AddedEntry = Omit<UnsentEntry, 'seq'>;

/** Stores an entry with its files in one transaction. One that is there already stays as it is, unless it is open. */
export async function addEntry(entry: AddedEntry, files: readonly StoredFile[]): Promise<void> {
  await writeStores(['entries', 'files'], async (transaction) => {
    const entries = transaction.objectStore('entries');
    const former = await resultOf<UnsentEntry | undefined>(entries.index('entryId').get(entry.entryId));
    if (former !== undefined && former.state !== 'open') return;
    const rows = files.map((file, index): FileRow => ({ ...file, entryId: entry.entryId, index }));
    await Promise.all([
      resultOf(entries.put(former ? { ...entry, seq: former.seq } : entry)),
      ...rows.map((row) => resultOf(transaction.objectStore('files').put(row))),
    ]);
  });
}

/** All entries on the device, in the order in which they were made. */
export const listEntries = (): Promise<UnsentEntry[]> =>
  readStores(['entries'], (transaction) => resultOf<UnsentEntry[]>(transaction.objectStore('entries').getAll()));

/** The entry of that id, if it is on the device. */
export const findEntry = (entryId: string): Promise<UnsentEntry | undefined> =>
  readStores(['entries'], (transaction) =>
    resultOf<UnsentEntry | undefined>(transaction.objectStore('entries').index('entryId').get(entryId)),
  );

/** The files of an entry. */
export const readFiles = (entryId: string): Promise<StoredFile[]> =>
  readStores(['files'], (transaction) =>
    resultOf<FileRow[]>(
      transaction.objectStore('files').getAll(IDBKeyRange.bound([entryId, 0], [entryId, Number.MAX_SAFE_INTEGER])),
    ),
  );

/** Changes what became of an entry. One that was removed meanwhile stays removed. */
export const changeEntry = (seq: number, part: Partial<AddedEntry>): Promise<void> =>
  writeStores(['entries'], async (transaction) => {
    const entries = transaction.objectStore('entries');
    const entry = await resultOf<UnsentEntry | undefined>(entries.get(seq));
    if (entry !== undefined) await resultOf(entries.put({ ...entry, ...part }));
  });

/** Removes an entry with its files: after the server has it, or after its owner said so. */
export const removeEntry = ({ seq, entryId }: Pick<UnsentEntry, 'seq' | 'entryId'>): Promise<void> =>
  writeStores(['entries', 'files'], async (transaction) => {
    const range = IDBKeyRange.bound([entryId, 0], [entryId, Number.MAX_SAFE_INTEGER]);
    await Promise.all([
      resultOf(transaction.objectStore('entries').delete(seq)),
      resultOf(transaction.objectStore('files').delete(range)),
    ]);
  });
