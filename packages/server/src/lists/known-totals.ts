import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Wanted } from './hits.ts';
import type { Counted, Total } from './tally.ts';

/** Lists of which a process knows the total; of more it forgets those that were not asked for the longest. */
const KNOWN = 1000;

/** By database, as one process may open several. */
const totals = new WeakMap<Kysely<Database>, Map<string, Total>>();

/**
 * Where the last total of such a list is kept. None of what only a transaction sees, and none where something is left
 * out that its terms do not name.
 */
export function totalKeeper(db: Kysely<Database>, { table }: Counted, { branches, match, except }: Wanted) {
  if (db.isTransaction || except) return { known: undefined, keep: () => {} };
  const kept = totals.get(db) ?? new Map<string, Total>();
  totals.set(db, kept);
  const key = JSON.stringify([table, branches, match]);
  return {
    known: kept.get(key),
    keep: (total: Total): void => {
      kept.delete(key);
      kept.set(key, total);
      const [oldest] = kept.size > KNOWN ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}
