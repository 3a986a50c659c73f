import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { collectIds, type ProjectTable, type Wanted, walkIds } from './hits.ts';
import { type Counted, cheaperWay, findTotal, type Total } from './tally.ts';

/** Which page a list is asked for, as the wire names it. */
export type PageRequest = { Page: number; PageSize: number; OrderType: string };

/** The slice of the hits to read: which end of the list the ids are read from, how many to skip and take. */
type Slice = { fromOldest: boolean; offset: number; limit: number };

/** Whether a list of projects starts with the oldest; all others start with the newest. */
export const isOldestFirst = ({ OrderType }: PageRequest): boolean => OrderType === 'createdDtm_asc';

export const direction = (oldestFirst: boolean): RawBuilder<unknown> => (oldestFirst ? sql`asc` : sql`desc`);

/** Running numbers of a page's rows: 1 is the oldest project of the list, whatever the order (D-49). */
export function numberOfRow(request: PageRequest, total: number): (index: number) => number {
  const before = (request.Page - 1) * request.PageSize;
  return (index) => (isOldestFirst(request) ? before + index + 1 : total - before - index);
}

/** Takes a page from the nearer end of the list; null when the page lies behind the last row. */
function sliceOf(request: PageRequest, total: number): Slice | null {
  const offset = (request.Page - 1) * request.PageSize;
  if (offset >= total) return null;
  const limit = Math.min(request.PageSize, total - offset);
  const after = total - offset - limit;
  const oldestFirst = isOldestFirst(request);
  return after < offset
    ? { fromOldest: !oldestFirst, offset: after, limit }
    : { fromOldest: oldestFirst, offset, limit };
}

/** Ids of the page. Materialized hits keep the planner from walking the whole table for a rare keyword. */
function pageIds(table: ProjectTable, wanted: Wanted, { walks, costs }: Total, slice: Slice): RawBuilder<unknown> {
  const order = direction(slice.fromOldest);
  const reach = slice.offset + slice.limit;
  const sliced = sql`order by id ${order} limit ${slice.limit} offset ${slice.offset}`;
  return cheaperWay(costs, reach) === 'walk'
    ? sql`page as materialized (
        select id from (${walkIds(walks, wanted.match, { table, order, reach })}) hits ${sliced})`
    : sql`hits as materialized (${collectIds(table, wanted)}), page as materialized (select id from hits ${sliced})`;
}

/** Where a kind of project is stored and counted, and the statement that reads projects by id in an order. */
export type Paged<Row> = Counted & {
  select: (ids: readonly number[] | RawBuilder<unknown>, oldestFirst: boolean) => RawBuilder<Row>;
};

/** The page that is asked for of the wanted projects, and how many there are in all: two statements. */
export async function readPage<Row>(
  db: Kysely<Database>,
  kind: Paged<Row>,
  request: PageRequest,
  wanted: Wanted,
): Promise<{ rows: Row[]; totalCount: number }> {
  if (wanted.branches.length === 0) return { rows: [], totalCount: 0 };
  const found = await findTotal(db, kind, wanted);
  const slice = sliceOf(request, found.total);
  if (slice === null) return { rows: [], totalCount: found.total };
  const ids = pageIds(kind.table, wanted, found, slice);
  const { rows } = await sql<Row>`
  with ${ids} ${kind.select(sql`array(select id from page)`, isOldestFirst(request))}`.execute(db);
  return { rows, totalCount: found.total };
}
