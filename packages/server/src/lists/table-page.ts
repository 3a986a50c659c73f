import { type Expression, sql } from 'kysely';
import type { Ctx } from '#context.ts';

/** SQL that keeps rows whose column holds the keyword, in any case of its letters; a blank keyword is in none. */
export const holds = (column: string, keyword: string) =>
  sql<boolean>`${keyword} <> '' and strpos(lower(${sql.ref(column)}), lower(${keyword})) > 0`;

/** Which page of a small table is asked for, as the wire names it. */
export type TablePage = { Page: number; PageSize: number };

/** Ordered rows, of which a page can be taken. */
type Ordered<Row> = { limit: (rows: number) => { offset: (rows: number) => { execute: () => Promise<Row[]> } } };

/** A table that grows for ever is counted so far. */
type Counting = { most?: number };

/**
 * One page of a table, and how many rows match in all. `matching` holds the conditions alone, so that counting joins
 * nothing; `read` adds columns, joins and the order. A page that tells the total itself needs no second statement.
 */
export async function readTablePage<Matching extends Expression<unknown>, Row>(
  db: Ctx['db'],
  matching: Matching,
  read: (matching: Matching) => Ordered<Row>,
  { Page, PageSize, most }: TablePage & Counting,
): Promise<{ rows: Row[]; totalCount: number }> {
  const before = (Page - 1) * PageSize;
  const rows = await read(matching).limit(PageSize).offset(before).execute();
  const isLast = rows.length < PageSize && (rows.length > 0 || before === 0);
  if (isLast) return { rows, totalCount: before + rows.length };
  const all = most === undefined ? matching : sql`(select 1 from ${matching} as every_one limit ${most})`;
  const counted = await sql<{ total: number }>`select count(*) as total from ${all} as matching`.execute(db);
  return { rows, totalCount: counted.rows[0]?.total ?? 0 };
}
