import { createStore } from '#lib/create-store.ts';

/** What the page needs of a service worker. */
export type VersionWorker = Pick<ServiceWorker, 'state' | 'postMessage'>;

/** A new version that was fetched and waits for the user to agree, or null (D-324). */
export const waitingVersion = createStore<VersionWorker | null>(null);
