import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { listKnownKeys } from '../queries.ts';

/** Bytes are stored before their row, so younger ones are not reported: they may still get it. */
const MIN_AGE_MS = DAY_MS;
const BATCH = 500;
const END_OF_TIME = new Date(8.64e15);

/** The keys that no row names. */
async function withoutRow({ db }: Ctx, keys: readonly string[]): Promise<string[]> {
  const known = new Set(await listKnownKeys(db, keys));
  return keys.filter((key) => !known.has(key));
}

/** Lists keys that no row has named for a day, because a process was killed before it inserted the row. */
async function* listOrphans(ctx: Ctx): AsyncIterable<string> {
  let batch: string[] = [];
  for await (const key of ctx.files.list(new Date(ctx.now().getTime() - MIN_AGE_MS))) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield* await withoutRow(ctx, batch);
    batch = [];
  }
  if (batch.length > 0) yield* await withoutRow(ctx, batch);
}

/**
 * Logs the number of stored files without a row for the operator. It removes none: after a restored backup, their rows may
 * still be restored.
 */
export async function reportOrphans(ctx: Ctx): Promise<void> {
  let orphans = 0;
  for await (const _key of listOrphans(ctx)) orphans += 1;
  ctx.observed.orphans = orphans;
  if (orphans > 0) ctx.log.warn({ orphans }, 'stored bytes without a row: remove-orphans removes them');
}

/** Counts the stored files, and those that `removeOrphans` would remove. */
export async function surveyStore(ctx: Ctx): Promise<{ stored: number; orphans: number }> {
  let stored = 0;
  let orphans = 0;
  for await (const _key of ctx.files.list(END_OF_TIME)) stored += 1;
  for await (const _key of listOrphans(ctx)) orphans += 1;
  return { stored, orphans };
}

/** Removes the stored files without a row, and returns their number. */
export async function removeOrphans(ctx: Ctx): Promise<number> {
  let removed = 0;
  for await (const key of listOrphans(ctx)) {
    await ctx.files.remove(key);
    removed += 1;
  }
  return removed;
}

/** Removes the remains of interrupted uploads from the store. */
export const sweepStore = ({ files }: Ctx): Promise<void> => files.sweep();
