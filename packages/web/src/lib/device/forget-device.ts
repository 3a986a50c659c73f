import { PICTURE_CACHE } from './on-device.ts';

/** The database of what waits on the device (D-444). Here, because a session may end on a page without its code. */
export const SITE_DATABASE = { name: 'site-queue', version: 1, notes: 'notes' } as const;

/** Notes that name sites, from the first to the last: 'award 12' for each kept award, and the place of the camera. */
const SITE_NOTES = ['award', 'camera'] as const;

/** Keys of the local storage, or their beginnings, of what a device keeps for the user who is signed in. */
const PERSONAL_KEYS = ['draft ', 'recent', 'calendar', 'menumode', 'firstcalls'] as const;

const DEADLINE_MS = 2000;

/** Removes the notes. A browser without the database gets none by this. */
function removeSiteNotes(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(SITE_DATABASE.name, SITE_DATABASE.version);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve();
    request.onsuccess = () => {
      const database = request.result;
      const end = () => {
        database.close();
        resolve();
      };
      const removal = database.transaction([SITE_DATABASE.notes], 'readwrite');
      removal.oncomplete = end;
      removal.onabort = end;
      removal.objectStore(SITE_DATABASE.notes).delete(IDBKeyRange.bound(...SITE_NOTES));
    };
  });
}

/**
 * Forgets what this device keeps for the user but their unsent entries (D-522). A database that does not answer keeps
 * nobody from signing out.
 */
export function forgetDevice(): Promise<unknown> {
  for (const name of Object.keys(localStorage)) {
    if (PERSONAL_KEYS.some((start) => name.startsWith(start))) localStorage.removeItem(name);
  }
  sessionStorage.clear();
  if ('caches' in globalThis) void caches.delete(PICTURE_CACHE).catch(() => false);
  if (!('indexedDB' in globalThis)) return Promise.resolve();
  const deadline = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS));
  return Promise.race([removeSiteNotes().catch(() => undefined), deadline]);
}
