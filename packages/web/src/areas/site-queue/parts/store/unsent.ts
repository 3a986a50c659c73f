import { readSession } from '#lib/session.ts';
import { listEntries, type UnsentEntry } from './entries.ts';
import { isWithPage } from './with-page.ts';

/**
 * What is unsent on the device: the entries of the signed-in user, and how many others have. `idle` are the own ones that
 * no page of this tab is sending.
 */
export type Unsent = { own: readonly UnsentEntry[]; idle: readonly UnsentEntry[]; others: number };
export const NOTHING: Unsent = { own: [], idle: [], others: 0 };

/** Reads what is unsent. Of other people's entries nothing but their number leaves this function. */
export async function readUnsent(): Promise<Unsent> {
  // A browser without a store keeps nothing.
  if (!('indexedDB' in globalThis)) return NOTHING;
  const userId = readSession()?.userId;
  const entries = await listEntries();
  const own = entries.filter((entry) => entry.userId === userId);
  const idle = own.filter(({ entryId }) => !isWithPage(entryId));
  return { own, idle, others: entries.length - own.length };
}

/** Whether entries of the signed-in user for this award wait. A device without a store has none. */
export async function hasUnsent(awardId: number): Promise<boolean> {
  try {
    const { own } = await readUnsent();
    return own.some((entry) => entry.awardId === awardId && entry.state === 'waiting');
  } catch {
    return false;
  }
}
