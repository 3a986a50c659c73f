import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { findTotal } from './find-total.ts';
import type { Wanted } from './list-ids.ts';
import type { ListKind } from './list-kind.ts';
import { pageQuery } from './page-query.ts';
import { sliceOf } from './page-slice.ts';

/** Which page a list is asked for, as the wire names it. */
export type PageFields = { Page: number; PageSize: number; OrderType: string };

/** One page: its projects with their running numbers (D-49), and how many there are in all. */
export type PageOf<Row> = { projects: { project: Row; no: number }[]; totalCount: number };

/** The page that is asked for of the wanted projects of one kind. */
export async function readPage<Row>(
  db: Kysely<Database>,
  kind: ListKind<Row>,
  { Page, PageSize, OrderType }: PageFields,
  wanted: Wanted,
): Promise<PageOf<Row>> {
  if (wanted.branches.length === 0) return { projects: [], totalCount: 0 };
  const found = await findTotal(db, kind, wanted);
  const oldestFirst = OrderType === 'createdDtm_asc';
  const slice = sliceOf({ number: Page, size: PageSize, oldestFirst }, found.total);
  if (slice === null) return { projects: [], totalCount: found.total };
  const { rows } = await pageQuery(kind, wanted, found, { slice, oldestFirst }).execute(db);
  const before = (Page - 1) * PageSize;
  const numberOf = (index: number) => (oldestFirst ? before + index + 1 : found.total - before - index);
  return { projects: rows.map((project, index) => ({ project, no: numberOf(index) })), totalCount: found.total };
}
