import type { CallCtx } from '../context.ts';
import { type Branch, withCompanies, withStatus } from './branches.ts';
import type { Wanted } from './hits.ts';
import { findNames, type ListNames, type Referred } from './names.ts';
import { numberOfRow, type Paged, type PageRequest, readPage } from './page.ts';
import { findSearch, ownedMatch } from './search.ts';

/** One kind of project, as lists read it. */
export type ListKind<Row> = Paged<Row> & {
  /** What the rows of a page name. */
  refersTo: (rows: readonly Row[]) => Referred;
};

/** What a list of projects is asked with, as the wire names it. */
export type ListRequest = PageRequest & { SearchActiveStatus: string; SearchType: string; SearchKey: string };

/** Which projects a list is about before its filters: those the caller may see, or those of one owner among them. */
export type Scope = {
  visible: readonly Branch[];
  /** Only what carries one of these terms. */
  ownerTerms?: readonly string[];
};

/** One project of a page, its running number (D-49), and the names of the whole page. */
export type Listed<Row> = { project: Row; no: number; names: ListNames };

/** A scope under the filters and the keyword of a request. */
export async function findWanted({ db, actor }: CallCtx, request: ListRequest, scope: Scope): Promise<Wanted> {
  const { match, companyIds } = await findSearch(db, actor, { type: request.SearchType, key: request.SearchKey });
  const inStatus = withStatus(scope.visible, request.SearchActiveStatus);
  const branches = companyIds === null ? inStatus : withCompanies(inStatus, companyIds);
  return { branches, match: scope.ownerTerms ? ownedMatch(match, scope.ownerTerms) : match };
}

/** The rows of a page with their numbers and names. */
export async function nameRows<Row>(
  { db }: CallCtx,
  kind: ListKind<Row>,
  request: PageRequest,
  { rows, totalCount }: { rows: readonly Row[]; totalCount: number },
): Promise<{ listed: Listed<Row>[]; totalCount: number }> {
  if (rows.length === 0) return { listed: [], totalCount };
  const names = await findNames(db, kind.refersTo(rows));
  const numberOf = numberOfRow(request, totalCount);
  return { listed: rows.map((project, index) => ({ project, no: numberOf(index), names })), totalCount };
}

/** The page that is asked for of one kind of project, and the exact number of all (LISTS-08). */
export async function listProjects<Row>(
  ctx: CallCtx,
  kind: ListKind<Row>,
  request: ListRequest,
  scope: Scope,
): Promise<{ listed: Listed<Row>[]; totalCount: number }> {
  const wanted = await findWanted(ctx, request, scope);
  return nameRows(ctx, kind, request, await readPage(ctx.db, kind, request, wanted));
}
