import { SITE_DATABASE } from '#lib/device/forget-device.ts';

/** Stores: entries, the bytes of their files, and notes such as the place of the camera. */
type StoreName = 'entries' | 'files' | typeof SITE_DATABASE.notes;

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(SITE_DATABASE.name, SITE_DATABASE.version);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('entryId', 'entryId', {
        unique: true,
      });
      database.createObjectStore('files', { keyPath: ['entryId', 'index'] });
      database.createObjectStore(SITE_DATABASE.notes);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // Another tab removes the database, or the browser closes it. The next use opens it again.
      database.onversionchange = () => database.close();
      database.onclose = () => {
        opened = null;
      };
      resolve(database);
    };
  });
}

/** The open database. A failure is not kept, so that the next use tries again. */
function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Closes the database, so that a test can begin with a new one. */
export async function closeDatabase(): Promise<void> {
  const before = opened;
  opened = null;
  (await before)?.close();
}

/** Resolves to the result of one request. */
export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
    transaction.onerror = () => reject(transaction.error ?? new DOMException('failed', 'UnknownError'));
  });

/** Reads in one transaction. */
export async function readStores<Result>(
  names: readonly StoreName[],
  read: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  return read((await database()).transaction(names, 'readonly'));
}

/**
 * Writes in one transaction. Resolves when it has completed and the browser has handed it to the disk, not before: what
 * is written counts only then.
 */
export async function writeStores<Result>(
  names: readonly StoreName[],
  write: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(names, 'readwrite', { durability: 'strict' });
  const completed = completionOf(transaction);
  // The reason why a transaction was aborted says more than that of the request which it ended.
  const written = write(transaction).catch((error: unknown) => {
    try {
      transaction.abort();
    } catch {
      // The browser has ended it already.
    }
    throw error;
  });
  const [result] = await Promise.all([written, completed]);
  return result;
}
