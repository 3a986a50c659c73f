import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/**
 * Records of a table that end at some time. `since` is when a record ended, `open` selects records that are not yet
 * processed, `key` is the key column.
 */
export type EndedRecords = { table: string; since: RawBuilder<unknown>; open: RawBuilder<unknown>; key: string };

/** A summary of the records that ended before a time: their count, the first and last end, and the first keys. */
export type EndedSummary = { count: number; first: Date | null; last: Date | null; sample: string[] };

const fromEnded = ({ table, since, open }: EndedRecords, before: Date) =>
  sql`from ${sql.table(table)} as record where ${open} and ${since} < ${before}`;

/** Counts the records that ended before a time, with an index, and lists the keys of the `most` oldest. */
export async function summarizeEnded(db: Db, ending: EndedRecords, { before, most }: { before: Date; most: number }) {
  const { key, since } = ending;
  const { rows } = await sql<EndedSummary>`
    select count(*) as count, min(${since}) as first, max(${since}) as last, array(
      select ${sql.ref(key)}::text ${fromEnded(ending, before)} order by ${since}, ${sql.ref(key)} limit ${most}) as sample
    ${fromEnded(ending, before)}`.execute(db);
  return rows[0] ?? { count: 0, first: null, last: null, sample: [] };
}

/**
 * Locks the `most` oldest ended records until the transaction ends and returns their keys. Records that another
 * transaction has locked are skipped.
 */
export async function lockEnded<Key extends string | number>(
  db: Db,
  ending: EndedRecords,
  { before, most }: { before: Date; most: number },
): Promise<Key[]> {
  const { key, since } = ending;
  const { rows } = await sql<{ key: Key }>`
    select ${sql.ref(key)} as key ${fromEnded(ending, before)}
    order by ${since}, ${sql.ref(key)} limit ${most} for update skip locked`.execute(db);
  return rows.map((row) => row.key);
}
