import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** A table that is split by month of Seoul, and the column of its moments. */
type MonthTable = { table: string; column: string };

/** Makes the partitions of the month of a moment and of the next three. Returns how many were missing (D-652). */
export async function makeMonths(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ made: number }>`select make_months(${at}::timestamptz) as made`.execute(db);
  return rows[0]?.made ?? 0;
}

/** SQL: whether a row lies in no month: it is older than the months, or its month was not made in time. */
export const isOutsideMonths = ({ table }: Pick<MonthTable, 'table'>): RawBuilder<boolean> => sql<boolean>`
  tableoid = any(array(select oid from pg_class where relnamespace = 'public'::regnamespace
    and relname in (${`${table}_before`}, ${`${table}_beyond`})))`;

/**
 * SQL: whether a row goes when everything before a moment is over. A month goes as a whole, when its last moment is
 * over; other rows go one by one.
 */
export const isOverBefore = (split: MonthTable, before: Date): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(split.column)} < ${before} and (${isOutsideMonths(split)}
    or ${sql.ref(split.column)} < date_trunc('month', ${before}::timestamptz, 'Asia/Seoul')))`;
