import type { CallCtx } from '#context.ts';
import { findNames, type ListNames, type ReferencedKeys } from './display-names.ts';
import { type Filter, inStatus } from './filter.ts';
import { type Keyword, keywordFilters, searchesCustomer } from './keyword.ts';
import type { List, PageRequest } from './list-order.ts';
import { countByStatus, numberRows, readPage } from './page.ts';

/** The filters of a list request, in wire names. */
export type ListFilter = Keyword & { SearchActiveStatus: string };

/** The request for a list of projects, in wire names. */
export type ListRequest = PageRequest & ListFilter;

/** The projects of a list before its own filters: those that the caller may see, or a subset. */
export type Scope = {
  filters: readonly Filter[];
  /** Selects projects whose customer and site the caller may see; undefined for all. */
  customerVisible?: Filter;
};

/** A kind of project, and the names that its rows refer to. */
export type ProjectList<Row> = List<Row> & { referencesOf: (rows: readonly Row[]) => ReferencedKeys };

/** One project of a page, its running number (D-49), and the names for the whole page. */
export type NumberedProject<Row> = { project: Row; no: number; names: ListNames };

/** The conditions of a scope together with the filters and the keyword of a request. */
export function filtersOf({ actor }: Pick<CallCtx, 'actor'>, request: ListFilter, scope: Scope): Filter[] {
  const { filters, customerVisible } = scope;
  // A match on a hidden customer would reveal its name (D-43).
  const visible = customerVisible && searchesCustomer(request) ? [customerVisible] : [];
  return [...filters, ...visible, ...inStatus(request.SearchActiveStatus), ...keywordFilters(actor, request)];
}

/** Adds running numbers and names to the rows of a page. */
export async function withNames<Row>(
  { db }: Pick<CallCtx, 'db'>,
  list: ProjectList<Row>,
  request: PageRequest,
  page: { rows: readonly Row[]; totalCount: number },
): Promise<{ listed: NumberedProject<Row>[]; totalCount: number }> {
  const names = await findNames(db, list.referencesOf(page.rows));
  const { rows: listed, totalCount } = numberRows(request, page, (project, no) => ({ project, no, names }));
  return { listed, totalCount };
}

/** Reads one page of a kind of project, and the exact total (LISTS-08). */
export async function listProjects<Row>(
  ctx: CallCtx,
  list: ProjectList<Row>,
  request: ListRequest,
  scope: Scope,
): Promise<{ listed: NumberedProject<Row>[]; totalCount: number }> {
  return withNames(ctx, list, request, await readPage(ctx.db, list, request, filtersOf(ctx, request, scope)));
}

/** Counts the projects of each status under the filters of a list, whatever status the list itself is filtered by. */
export const countStatuses = <Status extends string>(
  ctx: CallCtx,
  { list, statuses }: { list: List<unknown>; statuses: readonly Status[] },
  keyword: Keyword,
  scope: Scope,
): Promise<{ status: Status; count: number }[]> =>
  countByStatus(ctx.db, list, filtersOf(ctx, { ...keyword, SearchActiveStatus: 'A' }, scope), statuses);
