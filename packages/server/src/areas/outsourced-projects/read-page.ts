import type { CallCtx } from '../../context.ts';
import { sliceOf } from './page-slice.ts';
import { findNames, type ListNames } from './queries/list-names.ts';
import { type ListedProject, pageQuery } from './queries/list-page.ts';
import { findTotal, type Wanted } from './queries/list-total.ts';

/** What every list of projects is asked with, as the wire names it. */
export type ListRequest = {
  Page: number;
  PageSize: number;
  SearchActiveStatus: string;
  SearchType: string;
  SearchKey: string;
  OrderType: string;
  CompanyId: number;
};

/** One project of a page with its running number (D-49) and the names of the whole page. */
export type NumberedProject = { project: ListedProject; no: number; names: ListNames };

/** The page that is asked for of the wanted projects, and how many there are in all. */
export async function readPage(
  { db }: CallCtx,
  { Page, PageSize, OrderType }: ListRequest,
  wanted: Wanted,
): Promise<{ projects: NumberedProject[]; totalCount: number }> {
  if (wanted.branches.length === 0) return { projects: [], totalCount: 0 };
  const found = await findTotal(db, wanted);
  const oldestFirst = OrderType === 'createdDtm_asc';
  const slice = sliceOf({ number: Page, size: PageSize, oldestFirst }, found.total);
  if (slice === null) return { projects: [], totalCount: found.total };
  const { rows } = await pageQuery(wanted, found, { slice, oldestFirst }).execute(db);
  const names = await findNames(db, rows);
  const before = (Page - 1) * PageSize;
  const numberOf = (index: number) => (oldestFirst ? before + index + 1 : found.total - before - index);
  return {
    projects: rows.map((project, index) => ({ project, no: numberOf(index), names })),
    totalCount: found.total,
  };
}
