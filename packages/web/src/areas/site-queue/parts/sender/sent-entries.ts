import { createStore } from '#lib/create-store.ts';
import type { UnsentEntry } from '../store/entries.ts';

/** An entry that the server has now. Only its name is left. */
export type SentEntry = Pick<UnsentEntry, 'seq' | 'userId' | 'kind' | 'title' | 'madeAt'> & { sentAt: number };

/** The most that are shown. */
const MOST = 20;

/** What this tab has sent since it was opened, newest first. It is kept in memory alone: the device stores only what is unsent. */
export const sentEntries = createStore<readonly SentEntry[]>([]);

/** Notes that the server has an entry. */
export function noteSent({ seq, userId, kind, title, madeAt }: UnsentEntry): void {
  sentEntries.set([{ seq, userId, kind, title, madeAt, sentAt: Date.now() }, ...sentEntries.get()].slice(0, MOST));
}
