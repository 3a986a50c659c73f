import type { MessageKey } from '@portal/contract/messages';
import { useState } from 'react';
import { confirm } from './confirm.ts';
import { type BatchItem, type RefusedItem, runBatch } from './run-batch.ts';
import { toast } from './toast.ts';

/** What came of it: how many rows went through, and which were refused. */
export type BatchResult = { done: number; refused: RefusedItem[] };

/** An action on marked rows and what it says (LISTS-16). */
export type Batch<Item extends BatchItem> = {
  noneSelected: MessageKey;
  /** Says why nothing may be sent; null lets it pass. */
  blocked?: (items: readonly Item[]) => MessageKey | null;
  confirm: MessageKey;
  done: MessageKey;
  act: (item: Item) => Promise<unknown>;
};

/** Runs an action on marked rows: asked first, the list reloads, refusals are summed up in `result`. */
export function useBatch<Item extends BatchItem>(batch: Batch<Item>, reload: () => Promise<unknown>) {
  const [result, setResult] = useState<BatchResult | null>(null);
  const run = async (items: readonly Item[]) => {
    const blocked = items.length === 0 ? batch.noneSelected : (batch.blocked?.(items) ?? null);
    if (blocked !== null) {
      toast.error(blocked);
      return;
    }
    if (!(await confirm(batch.confirm))) return;
    const refused = await runBatch(items, batch.act);
    await reload();
    if (refused.length === 0) toast.success(batch.done);
    else setResult({ done: items.length - refused.length, refused });
  };
  return { run, result, dismiss: () => setResult(null) };
}
