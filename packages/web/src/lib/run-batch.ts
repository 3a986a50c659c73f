import { messageText } from '@portal/contract/messages';
import { logFailure } from './failures.ts';
import { Refusal } from './refusal.ts';

/** A marked row of a list. */
export type BatchItem = { id: number; projectName: string };

/** A row that was refused, and why. */
export type RefusedItem = { id: number; name: string; reason: string };

/** Calls under way at the same time: parallel as stated, without a thousand at once. */
const AT_ONCE = 6;

/** One call per row, some in parallel; answers the refused ones in the list's order (OUT-26, OUT-27, LISTS-15). */
export async function runBatch<Item extends BatchItem>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<RefusedItem[]> {
  const actOn = async (item: Item): Promise<RefusedItem | null> => {
    try {
      await act(item);
      return null;
    } catch (error) {
      logFailure(`row ${item.id}`, error);
      const reason = error instanceof Refusal ? error.message : messageText('common.requestFailed');
      return { id: item.id, name: item.projectName, reason };
    }
  };
  const results: (RefusedItem | null)[] = [];
  const waiting = items.map((item, index) => ({ item, index }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.index] = await actOn(next.item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results.filter((result) => result !== null);
}
