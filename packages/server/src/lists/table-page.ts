import { MORE_THAN_END } from '@portal/contract/core/paging';
import { foldedText, withoutCompanyForm } from '@portal/contract/core/search-key';
import { type Expression, sql } from 'kysely';
import type { Ctx } from '#context.ts';

/** SQL that is true when the column contains the keyword in any letter case. A blank keyword matches no row. */
export const columnContains = (column: string, keyword: string) =>
  sql<boolean>`${keyword} <> '' and strpos(lower(${sql.ref(column)}), lower(${keyword})) > 0`;

/**
 * `columnContains` for names in small tables, whatever their width and the form of a company in the keyword (D-542).
 * Folding each row costs too much in tables that grow for ever.
 */
export const nameContains = (column: string, keyword: string) => {
  const key = withoutCompanyForm(foldedText(keyword));
  return sql<boolean>`${key} <> '' and strpos(lower(normalize(${sql.ref(column)}, NFKC)), lower(normalize(${key}, NFKC))) > 0`;
};

/** The reading of a whole list page by page in one transaction; `total` is known after the first page. */
export type Scan = { total?: number };

/** The requested page of a small table, in wire names. With a scan, it is a page of a workbook. */
export type TablePage = { Page: number; PageSize: number; scan?: Scan };

/** An ordered query, of which a page can be read. */
type OrderedQuery<Row> = { limit: (rows: number) => { offset: (rows: number) => { execute: () => Promise<Row[]> } } };

/** The highest total that a workbook counts, for tables that grow for ever. */
type CountLimit = { most?: number };

/**
 * Reads one page of a table and the total of matching rows. `matching` has the conditions alone, so that counting
 * needs no joins. `read` adds columns, joins and the order. A page that already implies the total needs no second
 * query. A page counts as far as lists do (D-650).
 */
export async function readTablePage<Matching extends Expression<unknown>, Row>(
  db: Ctx['db'],
  matching: Matching,
  read: (matching: Matching) => OrderedQuery<Row>,
  { Page, PageSize, scan, most }: TablePage & CountLimit,
): Promise<{ rows: Row[]; totalCount: number }> {
  const before = (Page - 1) * PageSize;
  const rows = await read(matching).limit(PageSize).offset(before).execute();
  const isLast = rows.length < PageSize && (rows.length > 0 || before === 0);
  if (isLast) return { rows, totalCount: before + rows.length };
  const limit = scan ? most : MORE_THAN_END;
  const all = limit === undefined ? matching : sql`(select 1 from ${matching} as every_one limit ${limit})`;
  const counted = await sql<{ total: number }>`select count(*) as total from ${all} as matching`.execute(db);
  return { rows, totalCount: counted.rows[0]?.total ?? 0 };
}
