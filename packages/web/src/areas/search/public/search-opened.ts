import { createStore } from '#lib/create-store.ts';

/** Whether the dialog '찾기' is open. */
export const searchOpened = createStore(false);
