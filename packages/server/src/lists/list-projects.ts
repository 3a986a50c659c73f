import type { CallCtx } from '#context.ts';
import { type Filter, inStatus } from './filter.ts';
import { byKeyword, type Keyword, looksAtCustomer } from './keyword.ts';
import { findNames, type ListNames, type Referred } from './names.ts';
import { countByStatus, type List, numbered, type PageRequest, readPage } from './page.ts';

/** What leaves projects out of a list, as the wire names it. */
export type ListFilter = Keyword & { SearchActiveStatus: string };

/** What a list of projects is asked with, as the wire names it. */
export type ListRequest = PageRequest & ListFilter;

/** Which projects a list is about before its own filters: those the caller may see, or some among them. */
export type Scope = {
  filters: readonly Filter[];
  /** Those of them whose customer and site the caller may see; undefined for all. */
  customerVisible?: Filter;
};

/** A kind of project, and the names that its rows refer to. */
export type ProjectList<Row> = List<Row> & { refers: (rows: readonly Row[]) => Referred };

/** One project of a page, its running number (D-49), and the names of the whole page. */
export type Listed<Row> = { project: Row; no: number; names: ListNames };

/** A scope under the filters and the keyword of a request. */
export function filtersOf({ actor }: Pick<CallCtx, 'actor'>, request: ListFilter, scope: Scope): Filter[] {
  const { filters, customerVisible } = scope;
  // A hit on a hidden customer would tell its name (D-43).
  const shown = customerVisible && looksAtCustomer(request) ? [customerVisible] : [];
  return [...filters, ...shown, ...inStatus(request.SearchActiveStatus), ...byKeyword(actor, request)];
}

/** The rows of a page with their numbers and names. */
export async function nameRows<Row>(
  { db }: Pick<CallCtx, 'db'>,
  list: ProjectList<Row>,
  request: PageRequest,
  page: { rows: readonly Row[]; totalCount: number },
): Promise<{ listed: Listed<Row>[]; totalCount: number }> {
  const names = await findNames(db, list.refers(page.rows));
  const { rows: listed, totalCount } = numbered(request, page, (project, no) => ({ project, no, names }));
  return { listed, totalCount };
}

/** The page that is asked for of one kind of project, and the exact number of all (LISTS-08). */
export async function listProjects<Row>(
  ctx: CallCtx,
  list: ProjectList<Row>,
  request: ListRequest,
  scope: Scope,
): Promise<{ listed: Listed<Row>[]; totalCount: number }> {
  return nameRows(ctx, list, request, await readPage(ctx.db, list, request, filtersOf(ctx, request, scope)));
}

/** Projects of each state under the filters of a list, whatever state the list itself is asked for. */
export const countStatuses = <Status extends string>(
  ctx: CallCtx,
  { list, statuses }: { list: List<unknown>; statuses: readonly Status[] },
  keyword: Keyword,
  scope: Scope,
): Promise<{ status: Status; count: number }[]> =>
  countByStatus(ctx.db, list, filtersOf(ctx, { ...keyword, SearchActiveStatus: 'A' }, scope), statuses);
