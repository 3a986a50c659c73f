import { isDeepStrictEqual } from 'node:util';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isNarrow, walksOf } from './branches.ts';
import { collectIds, orderOf, type Sort, type Wanted, walkIds } from './hits.ts';
import { totalKeeper } from './known-totals.ts';
import { isMapped, orderedPageByMaps } from './ordered-maps.ts';
import type { TablePage } from './table-page.ts';
import { type Counted, cheapestWay, findTotal, type Total } from './tally.ts';
import { pageByMaps } from './term-maps.ts';

/** Which page a list is asked for, as the wire names it. */
export type PageRequest = TablePage & { OrderType: string };

/** The slice of the hits to read: in which direction, how many to skip and take. */
type Slice = { sort: Sort; offset: number; limit: number };

/** Whether a list goes upwards: from the oldest, the earliest, the lowest. */
const isAscending = ({ OrderType }: Pick<PageRequest, 'OrderType'>): boolean => OrderType.endsWith('_asc');

/** The columns behind the orders of the wire, but for the start, which each kind of project keeps in its own. */
const COLUMNS: Readonly<Record<string, Sort['column']>> = { price: 'price', billDate: 'bill_date' };

/** What a list is ordered by; `start` is where its kind of project keeps the day its work starts (LISTS-22). */
export function sortOf(request: PageRequest, start: Paged<unknown>['start']): Sort {
  const [field = ''] = request.OrderType.split('_');
  const column = field === 'startDate' ? start : (COLUMNS[field] ?? 'id');
  return { column, ascending: isAscending(request) };
}

/**
 * The rows of a page as an answer has them, each with its running number: 1 is the oldest, earliest or lowest one,
 * whatever the direction; without an order, numbers count down (D-49).
 */
export function numbered<Row, View>(
  { OrderType = '', Page, PageSize }: Partial<PageRequest> & TablePage,
  { rows, totalCount }: { rows: readonly Row[]; totalCount: number },
  view: (row: Row, no: number) => View,
): { totalCount: number; rows: View[] } {
  const before = (Page - 1) * PageSize;
  const upwards = isAscending({ OrderType });
  return {
    totalCount,
    rows: rows.map((row, index) => view(row, upwards ? before + index + 1 : totalCount - before - index)),
  };
}

/** Takes a page from the nearer end of the list; null when the page lies behind the last row. */
function sliceOf(request: PageRequest, sort: Sort, total: number): Slice | null {
  const offset = (request.Page - 1) * request.PageSize;
  if (offset >= total) return null;
  const limit = Math.min(request.PageSize, total - offset);
  const after = total - offset - limit;
  return after < offset
    ? { sort: { ...sort, ascending: !sort.ascending }, offset: after, limit }
    : { sort, offset, limit };
}

/**
 * Ids of the page, and whether their plan does not depend on the values. Materialized hits keep the planner from
 * walking the whole table for a rare keyword.
 */
function pageIds({ table, map }: Counted, wanted: Wanted, found: Total, slice: Slice): [RawBuilder<unknown>, boolean] {
  const { sort, offset, limit } = slice;
  const reach = offset + limit;
  const sliced = sql`order by ${orderOf(sort)} limit ${limit} offset ${offset}`;
  const mapped = found.mapped && isMapped(sort);
  // What no index has in this order is read whole and sorted.
  const gaps = found.costs.gaps + (sort.column === 'id' ? 0 : found.costs.won);
  const way = cheapestWay({ costs: { ...found.costs, gaps }, mapped }, reach);
  if (map && way === 'maps') {
    const place = { column: sort.column, offset: sort.ascending ? offset : found.total - reach, limit };
    const byMaps = sort.column === 'id' ? pageByMaps : orderedPageByMaps;
    return [byMaps({ table, map }, wanted, place), true];
  }
  if (way !== 'walk') {
    const hits = sql`hits as materialized (${collectIds(table, wanted, sort)})`;
    return [sql`${hits}, page as materialized (select id from hits ${sliced})`, false];
  }
  const walks = walkIds(found.walks, wanted, { table, sort, reach });
  return [sql`page as materialized (select id from (${walks}) hits ${sliced})`, true];
}

/** Where a kind of project is stored and counted, and the statement that reads projects by id in an order. */
export type Paged<Row> = Counted & {
  /** Where the day the work starts is kept; the id where no work starts. */
  start: 'start_day' | 'start_date' | 'id';
  /** `order` orders the rows of `p`. */
  select: (ids: readonly number[] | RawBuilder<unknown>, order: RawBuilder<unknown>) => RawBuilder<Row>;
};

/** Pages of a list under one total, as they were asked for; a list that hangs on its caller is another kind each time. */
type AskedPages = { kind: object; queries: Map<string, CompiledQuery | null> };

const askedPages = new WeakMap<Total, AskedPages>();

/** Of more pages under one total the statements are put together anew. */
const MOST_PAGES = 20;

/** A total that walks are always the way to. */
const NOTHING_KNOWN = { costs: { passed: 0, gaps: 0, hits: 1, gathered: 1, won: 0 }, mapped: false, snapshot: '' };

/** The statement of a page under a total: put together once, as that is asked for again and again. */
function pageQuery<Row>(
  db: Kysely<Database>,
  kind: Paged<Row>,
  request: PageRequest,
  under: { wanted: Wanted; found: Total },
): CompiledQuery<Row> | null {
  const { Page, PageSize, OrderType } = request;
  const key = [Page, PageSize, OrderType].join(' ');
  const before = askedPages.get(under.found);
  const asked: AskedPages = before?.kind === kind ? before : { kind, queries: new Map() };
  const known = asked.queries.get(key) as CompiledQuery<Row> | null | undefined;
  if (known !== undefined) return known;
  const query = newPageQuery(db, kind, request, under);
  if (asked.queries.size === MOST_PAGES) asked.queries.clear();
  asked.queries.set(key, query);
  askedPages.set(under.found, asked);
  return query;
}

/** The statement of a page once the total is known; null when the page lies behind the last row. */
function newPageQuery<Row>(
  db: Kysely<Database>,
  kind: Paged<Row>,
  request: PageRequest,
  { wanted, found }: { wanted: Wanted; found: Total },
): CompiledQuery<Row> | null {
  const sort = sortOf(request, kind.start);
  const slice = sliceOf(request, sort, found.total);
  if (slice === null) return null;
  const [ids] = pageIds(kind, wanted, found, slice);
  return sql<Row>`
  with ${ids} ${kind.select(sql`array(select id from page)`, orderOf(sort, 'p'))}`.compile(db);
}

const isSame = (one: CompiledQuery | null, other: CompiledQuery | null): boolean =>
  isDeepStrictEqual([one?.sql, one?.parameters], [other?.sql, other?.parameters]);

async function rowsOf<Row>(db: Kysely<Database>, query: CompiledQuery<Row> | null): Promise<Row[]> {
  return query === null ? [] : (await db.executeQuery(query)).rows;
}

/** Rows of one page, how many there are in all, and the edition that names are under; none where nothing was asked. */
type PageRead<Row> = { rows: Row[]; totalCount: number; edition?: number };

/**
 * The first page of a list whose total nobody knows yet, by registration and without a keyword: its rows are the same
 * under every total, and each walk has an index that holds nothing else. undefined for other pages.
 */
function firstPageQuery<Row>(
  db: Kysely<Database>,
  kind: Paged<Row>,
  request: PageRequest,
  wanted: Wanted,
): CompiledQuery<Row> | undefined {
  const walks = walksOf(wanted.branches);
  const isPlain = wanted.match === null && wanted.except === undefined && isNarrow(walks);
  if (!isPlain || request.Page !== 1 || sortOf(request, kind.start).column !== 'id') return undefined;
  const found = { ...NOTHING_KNOWN, total: request.PageSize * 2, walks };
  return newPageQuery(db, kind, request, { wanted, found }) ?? undefined;
}

/**
 * The page that is asked for of the wanted projects, and how many there are in all: two statements. The page is asked
 * for together with the total, supposing it is what it was; when that has changed so that it would be another page,
 * it is read anew.
 */
export async function readPage<Row>(
  db: Kysely<Database>,
  kind: Paged<Row>,
  request: PageRequest,
  wanted: Wanted,
): Promise<PageRead<Row>> {
  if (wanted.branches.length === 0) return { rows: [], totalCount: 0 };
  const { known, keep } = totalKeeper(db, kind, wanted);
  const first = known === undefined ? firstPageQuery(db, kind, request, wanted) : undefined;
  const supposed = known === undefined ? first : pageQuery(db, kind, request, { wanted, found: known });
  const [{ found, edition }, read] = await Promise.all([
    findTotal(db, kind, wanted, known),
    rowsOf(db, supposed ?? null),
  ]);
  keep(found);
  if (found === known) return { rows: read, totalCount: found.total, edition };
  // What was added between both has no number under this total.
  if (first !== undefined) return { rows: read.slice(0, found.total), totalCount: found.total, edition };
  const query = pageQuery(db, kind, request, { wanted, found });
  const rows = supposed !== undefined && isSame(query, supposed) ? read : await rowsOf(db, query);
  return { rows, totalCount: found.total, edition };
}
