import type { RawBuilder } from 'kysely';
import type { CallCtx } from '../context.ts';
import { type Branch, withCompanies, withStatus } from './branches.ts';
import type { Wanted } from './hits.ts';
import { type ListNames, namesUnder, readNames } from './names.ts';
import { numbered, type Paged, type PageRequest, readPage } from './page.ts';
import { findSearch, looksAtCustomer, type Narrowing, ownedMatch } from './search.ts';

/** What leaves projects out of a list, as the wire names it. */
export type ListFilter = { SearchActiveStatus: string; SearchType: string; SearchKey: string };

/** What a list of projects is asked with, as the wire names it. */
export type ListRequest = PageRequest & ListFilter;

/** Which projects a list is about before its filters: those the caller may see, or some among them. */
export type Scope = {
  visible: readonly Branch[];
  /** Those of the visible ones whose customer and site the caller may see; all of them unless said. */
  withCustomer?: readonly Branch[];
  /** Only what carries one of these terms. */
  narrowing?: Narrowing;
  /** Leaves out a few that no term tells apart; an index must find them. */
  except?: RawBuilder<unknown>;
};

/** One project of a page, its running number (D-49), and the names of the whole page. */
export type Listed<Row> = { project: Row; no: number; names: ListNames };

/** A scope under the filters and the keyword of a request. */
export async function findWanted({ db, actor }: CallCtx, filter: ListFilter, scope: Scope): Promise<Wanted> {
  const { SearchType: type, SearchKey: key } = filter;
  const { match, companyIds } = await findSearch(db, actor, { type, key });
  const { visible, withCustomer = visible, narrowing, except } = scope;
  // A hit on a hidden customer would tell its name (D-43).
  const known = match !== null && looksAtCustomer(type) ? withCustomer : visible;
  const inStatus = withStatus(known, filter.SearchActiveStatus);
  const branches = companyIds === null ? inStatus : withCompanies(inStatus, companyIds);
  const narrowed = narrowing ? ownedMatch(match, narrowing) : match;
  return except ? { branches, match: narrowed, except } : { branches, match: narrowed };
}

/** The rows of a page with their numbers and names. */
export function nameRows<Row>(
  request: PageRequest,
  page: { rows: readonly Row[]; totalCount: number },
  names: ListNames,
): { listed: Listed<Row>[]; totalCount: number } {
  const { rows: listed, totalCount } = numbered(request, page, (project, no) => ({ project, no, names }));
  return { listed, totalCount };
}

/** The page that is asked for of one kind of project, and the exact number of all (LISTS-08). */
export async function listProjects<Row>(
  ctx: CallCtx,
  kind: Paged<Row>,
  request: ListRequest,
  scope: Scope,
): Promise<{ listed: Listed<Row>[]; totalCount: number }> {
  const wanted = await findWanted(ctx, request, scope);
  const page = await readPage(ctx.db, kind, request, wanted);
  return nameRows(request, page, await namesUnder(ctx.db, page.edition));
}

/** The beginning of one list among several. */
export type Beginning = { request: ListRequest; scope: Scope };

/** The first pages of several lists of one kind of project and their exact numbers; names are read once for all. */
export async function listBeginnings<Row>(
  ctx: CallCtx,
  kind: Paged<Row>,
  lists: readonly Beginning[],
): Promise<{ listed: Listed<Row>[]; totalCount: number }[]> {
  const [names, ...pages] = await Promise.all([
    readNames(ctx.db),
    ...lists.map(async ({ request, scope }) => readPage(ctx.db, kind, request, await findWanted(ctx, request, scope))),
  ]);
  return pages.map(({ rows, totalCount }) => ({
    listed: rows.map((project, index) => ({ project, no: index + 1, names })),
    totalCount,
  }));
}
