import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Records of a table that end some time: those not yet dealt with, since when, and by what they are named. */
export type Ending = { table: string; since: RawBuilder<unknown>; open: RawBuilder<unknown>; key: string };

/** What has ended before a moment: how much of it, from when to when, and the first keys. */
export type Ended = { count: number; first: Date | null; last: Date | null; sample: string[] };

const ended = ({ table, since, open }: Ending, before: Date) =>
  sql`from ${sql.table(table)} as record where ${open} and ${since} < ${before}`;

/** Counts what has ended, by the index of its kind, and names the `most` oldest. */
export async function surveyEnded(db: Db, ending: Ending, { before, most }: { before: Date; most: number }) {
  const { key, since } = ending;
  const { rows } = await sql<Ended>`
    select count(*) as count, min(${since}) as first, max(${since}) as last, array(
      select ${sql.ref(key)}::text ${ended(ending, before)} order by ${since}, ${sql.ref(key)} limit ${most}) as sample
    ${ended(ending, before)}`.execute(db);
  return rows[0] ?? { count: 0, first: null, last: null, sample: [] };
}

/**
 * Holds the `most` oldest of them until the transaction ends, and gives their keys; what somebody else holds at this
 * moment is left for another time.
 */
export async function holdEnded<Key extends string | number>(
  db: Db,
  ending: Ending,
  { before, most }: { before: Date; most: number },
): Promise<Key[]> {
  const { key, since } = ending;
  const { rows } = await sql<{ key: Key }>`
    select ${sql.ref(key)} as key ${ended(ending, before)}
    order by ${since}, ${sql.ref(key)} limit ${most} for update skip locked`.execute(db);
  return rows.map((row) => row.key);
}
