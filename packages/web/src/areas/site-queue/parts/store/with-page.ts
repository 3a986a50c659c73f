import { announceQueueChange } from './queue-changes.ts';

const entryIds = new Set<string>();

/** Whether a page of this tab is sending an entry. Its form still shows what was typed. */
export const isWithPage = (entryId: string): boolean => entryIds.has(entryId);

/** Runs `send`, and leaves the entry to its page meanwhile: its form is not replaced before the page gives up. */
export async function sendWithPage<T>(entryId: string, send: () => Promise<T>): Promise<T> {
  entryIds.add(entryId);
  try {
    return await send();
  } finally {
    entryIds.delete(entryId);
    announceQueueChange();
  }
}
