import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../context.ts';

/** SQL that keeps rows whose column holds the keyword, in any case of its letters; a blank keyword is in none. */
export const holds = (column: string, keyword: string) =>
  sql<boolean>`${keyword} <> '' and strpos(lower(${sql.ref(column)}), lower(${keyword})) > 0`;

/** Which page of a small table is asked for, as the wire names it. */
export type TablePage = { Page: number; PageSize: number };

/** Ordered rows, of which a page can be taken. */
type Ordered<Row> = { limit: (rows: number) => { offset: (rows: number) => { execute: () => Promise<Row[]> } } };

/** How the rows of a table are counted. */
type Counting = {
  /** A table that grows for ever is counted so far. */
  most?: number;
  /** Tells the total where it is kept: nothing is counted. */
  kept?: RawBuilder<{ total: number }> | undefined;
};

/**
 * One page of a table, and how many rows match in all. `matching` holds the conditions alone, so that counting joins
 * nothing; `read` adds columns, joins and the order. A page that tells the total itself needs no second statement, and a
 * total that is kept is asked for beside the page.
 */
export async function readTablePage<Matching extends Expression<unknown>, Row>(
  db: Ctx['db'],
  matching: Matching,
  read: (matching: Matching) => Ordered<Row>,
  { Page, PageSize, most, kept }: TablePage & Counting,
): Promise<{ rows: Row[]; totalCount: number }> {
  const before = (Page - 1) * PageSize;
  const reading = read(matching).limit(PageSize).offset(before).execute();
  if (kept) {
    const [rows, { rows: totals }] = await Promise.all([reading, kept.execute(db)]);
    return { rows, totalCount: totals[0]?.total ?? 0 };
  }
  const rows = await reading;
  const isLast = rows.length < PageSize && (rows.length > 0 || before === 0);
  if (isLast) return { rows, totalCount: before + rows.length };
  const all = most === undefined ? matching : sql`(select 1 from ${matching} as every_one limit ${most})`;
  const counted = await sql<{ total: number }>`select count(*) as total from ${all} as matching`.execute(db);
  return { rows, totalCount: counted.rows[0]?.total ?? 0 };
}
