import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { closeDatabase } from '#areas/site-queue/parts/store/database.ts';

/** Gives the device an empty database, which goes with the other stubs. Without one it stores nothing of sites. */
export async function stubDatabase(): Promise<void> {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
}
