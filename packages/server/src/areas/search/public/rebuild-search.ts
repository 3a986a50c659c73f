import type { Ctx } from '#context.ts';
import { recordRun } from '#db/job-runs.ts';
import { inTransaction } from '#db/transaction.ts';
import { analyzeEntries } from '../queries/rebuild.ts';
import { saveSearchEntries } from './search-entries.ts';
import type { SearchSource } from './search-source.ts';

/**
 * The job that fills the index once. A version whose index holds more has another name: a process of the version before
 * may still fill it in its own way.
 */
export const FILL_SEARCH = 'fillSearchFiles';
/** Rows per transaction: their locks stay short, so users can work meanwhile. */
const BATCH = 1000;
/** Rows between two lines of progress in the log. */
const REPORTED = 50_000;

async function rebuildSource(ctx: Ctx, source: SearchSource, isOver: () => boolean): Promise<number> {
  let rows = 0;
  let after: string | null = null;
  do {
    const start: string | null = after;
    after = await inTransaction(ctx, async (tx) => {
      const { records, last } = await source.readBatch(tx.db, start, BATCH);
      await saveSearchEntries(tx.db, records);
      rows += records.length;
      return last;
    });
    if (rows > 0 && rows % REPORTED < BATCH) ctx.log.info({ table: source.table, rows }, 'search index');
    if (isOver()) return rows;
  } while (after !== null);
  await source.removeOrphans(ctx.db);
  return rows;
}

/**
 * Writes the index of every record anew, in small transactions, while the portal serves. The result is the same each
 * time. Answers how many records were looked at. It ends early, and is not recorded as done, once `isOver`.
 */
export async function rebuildSearch(ctx: Ctx, sources: readonly SearchSource[], isOver = () => false): Promise<number> {
  let rows = 0;
  for (const source of sources) {
    rows += await rebuildSource(ctx, source, isOver);
    if (isOver()) return rows;
  }
  await analyzeEntries(ctx.db);
  await recordRun(ctx.db, FILL_SEARCH, ctx.now());
  return rows;
}
