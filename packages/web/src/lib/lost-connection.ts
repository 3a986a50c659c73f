import { createStore } from './create-store.ts';

/** Since when the open page has no connection, or null. The strip that says so keeps it (D-356). */
export const lostConnection = createStore<Date | null>(null);
