import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { listKnownKeys } from '../queries.ts';

/** Bytes are stored before their row: younger ones may still get it. */
const SETTLED_MS = DAY_MS;
const BATCH = 500;

/** Those of the keys that no row names. */
async function unnamed({ db }: Ctx, keys: readonly string[]): Promise<string[]> {
  const known = new Set(await listKnownKeys(db, keys));
  return keys.filter((key) => !known.has(key));
}

/** Keys of stored bytes that no row has named for a day: a process was killed between the two. */
async function* listOrphans(ctx: Ctx): AsyncIterable<string> {
  let batch: string[] = [];
  for await (const key of ctx.files.list(new Date(ctx.now().getTime() - SETTLED_MS))) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield* await unnamed(ctx, batch);
    batch = [];
  }
  if (batch.length > 0) yield* await unnamed(ctx, batch);
}

/**
 * Tells the operator how many there are. It removes none: after a restored backup they may be files whose rows are
 * still to be restored.
 */
export async function reportOrphans(ctx: Ctx): Promise<void> {
  let orphans = 0;
  for await (const _key of listOrphans(ctx)) orphans += 1;
  if (orphans > 0) ctx.log.warn({ orphans }, 'stored bytes without a row: remove-orphans removes them');
}

/** Removes them and gives their number. */
export async function removeOrphans(ctx: Ctx): Promise<number> {
  let removed = 0;
  for await (const key of listOrphans(ctx)) {
    await ctx.files.remove(key);
    removed += 1;
  }
  return removed;
}

/** Removes what broken-off uploads left in the store. */
export const sweepStore = ({ files }: Ctx): Promise<void> => files.sweep();
