import { LIST_END, MORE_THAN_END } from '@portal/contract/core/paging';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema.ts';
import { allOf, type Filter, inOrder } from './filter.ts';
import { columnsOf, isAscending, type List, orderOf, type PageRequest, rowsFrom, sortOf } from './list-order.ts';
import type { TablePage } from './table-page.ts';

type Db = Kysely<Database>;

/** Rows that are not deleted. */
export const NOT_DELETED = inOrder(sql`deleted_at is null`);

/**
 * Gives the rows of a page their running numbers: 1 is the oldest, earliest or lowest row in either direction. Without
 * an order, numbers count down (D-49), from where pages end in a list that has more rows (D-650).
 */
export function numberRows<Row, View>(
  { OrderType = '', Page, PageSize, scan }: Partial<PageRequest> & TablePage,
  { rows, totalCount }: { rows: readonly Row[]; totalCount: number },
  view: (row: Row, no: number) => View,
): { totalCount: number; rows: View[] } {
  const before = (Page - 1) * PageSize;
  const isUpwards = isAscending({ OrderType });
  const first = scan ? totalCount : Math.min(totalCount, LIST_END);
  return {
    totalCount,
    rows: rows.map((row, index) => view(row, isUpwards ? before + index + 1 : first - before - index)),
  };
}

/** Counts all rows of a list. The tally table counts filters that are in order. */
async function countRows(db: Db, { table, tally, live }: List<unknown>, filters: readonly Filter[]): Promise<number> {
  const counted =
    tally && filters.every((filter) => filter.inOrder)
      ? sql<{ total: number }>`
          select coalesce(sum(total), 0)::bigint as total from ${sql.table(tally)} where ${allOf(filters)}`
      : sql<{ total: number }>`
          select count(*) as total from ${sql.table(table)} where ${allOf([live, ...filters])}`;
  const { rows } = await counted.execute(db);
  return rows[0]?.total ?? 0;
}

/** Counts the rows of filters that are in order, as far as lists count (D-650). */
async function countToEnd(db: Db, list: List<unknown>, filters: readonly Filter[]): Promise<number> {
  if (list.tally) return Math.min(await countRows(db, list, filters), MORE_THAN_END);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from ${sql.table(list.table)} where ${allOf([list.live, ...filters])} limit ${MORE_THAN_END}) as counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** SQL for the ids of the first page, which needs no total. */
function firstIds(list: List<unknown>, filters: readonly Filter[], request: PageRequest): RawBuilder<unknown> {
  const sort = sortOf(request, list);
  return sql`array(select id from ${rowsFrom(list, sort)} where ${allOf([list.live, ...filters])}
    order by ${orderOf(sort)} limit ${request.PageSize})`;
}

/** SQL for the ids of a page, read along an index from the nearer known end of the list. */
function idsFromNearerEnd(
  list: List<unknown>,
  filters: readonly Filter[],
  request: PageRequest,
  total: number,
): RawBuilder<unknown> {
  const sort = sortOf(request, list);
  const before = (request.Page - 1) * request.PageSize;
  const limit = Math.min(request.PageSize, total - before);
  const after = total - before - limit;
  const fromEnd = total <= LIST_END && after < before;
  const order = orderOf(fromEnd ? { ...sort, ascending: !sort.ascending } : sort);
  return sql`array(select id from ${rowsFrom(list, sort)} where ${allOf([list.live, ...filters])}
    order by ${order} limit ${limit} offset ${fromEnd ? after : before})`;
}

/**
 * Finds the matching rows once, counts them and takes the ids of a page. At the end of a list it stops, and the ids are
 * null. So many rows match then that an index in the order of the list finds a page of them soon. Only the order by
 * company has no such index: it sorts all that match.
 */
async function collectPage(db: Db, list: List<unknown>, filters: readonly Filter[], request: PageRequest) {
  const sort = sortOf(request, list);
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with hits as materialized (
      select ${columnsOf(sort)} from ${rowsFrom(list, sort)} where ${allOf([list.live, ...filters])}),
    counted as materialized (select count(*) as total from (select from hits limit ${MORE_THAN_END}) as known)
    select total, case when total <= ${LIST_END}::int then array(select id from hits order by ${orderOf(sort)}
      limit ${request.PageSize} offset ${(request.Page - 1) * request.PageSize}) end as ids from counted`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Opens a cursor over the ids of a whole list, which finds and sorts them once. It ends with the transaction. */
async function openScan(
  db: Db,
  list: List<unknown>,
  filters: readonly Filter[],
  request: PageRequest,
): Promise<number> {
  const sort = sortOf(request, list);
  await sql`declare listed no scroll cursor for
    select id from ${rowsFrom(list, sort)} where ${allOf([list.live, ...filters])}
    order by ${orderOf(sort)}`.execute(db);
  return countRows(db, list, filters);
}

/** The ids of the next rows of a scan. */
async function fetchIds(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`fetch ${sql.lit(most)} from listed`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads one page of a list, and the number of its rows as far as lists count (LISTS-08, D-650). */
export async function readPage<Row>(
  db: Db,
  list: List<Row>,
  request: PageRequest,
  filters: readonly Filter[],
): Promise<{ rows: Row[]; totalCount: number }> {
  const rowsOf = async (ids: RawBuilder<unknown>) =>
    (await list.select(ids, orderOf(sortOf(request, list), 'p')).execute(db)).rows;
  if (request.scan) {
    request.scan.total ??= await openScan(db, list, filters, request);
    return {
      rows: await rowsOf(sql`${await fetchIds(db, request.PageSize)}::bigint[]`),
      totalCount: request.scan.total,
    };
  }
  if (filters.every((filter) => filter.inOrder)) {
    if (request.Page === 1) {
      const [totalCount, rows] = await Promise.all([
        countToEnd(db, list, filters),
        rowsOf(firstIds(list, filters, request)),
      ]);
      return { rows, totalCount };
    }
    const totalCount = await countToEnd(db, list, filters);
    const isBehind = (request.Page - 1) * request.PageSize >= totalCount;
    return { rows: isBehind ? [] : await rowsOf(idsFromNearerEnd(list, filters, request, totalCount)), totalCount };
  }
  const { total, ids } = await collectPage(db, list, filters, request);
  if (ids === null) return { rows: await rowsOf(idsFromNearerEnd(list, filters, request, total)), totalCount: total };
  return { rows: ids.length === 0 ? [] : await rowsOf(sql`${ids}::bigint[]`), totalCount: total };
}

type StatusCount = { total: number; status: string; count: number };

/** The same where so many rows match that each status is counted alone, no further than lists count. */
async function countDense(
  db: Db,
  { table, live }: List<unknown>,
  filters: readonly Filter[],
  statuses: readonly string[],
): Promise<Omit<StatusCount, 'total'>[]> {
  const { rows } = await sql<StatusCount>`
    select one as status, (select count(*) from (
      select from ${sql.table(table)} where status = one and ${allOf([live, ...filters])}
      limit ${MORE_THAN_END}) as counted) as count
    from unnest(${statuses}::text[]) as one`.execute(db);
  return rows;
}

/** Counts the rows of each status under the filters, each as far as lists count (D-650). */
export async function countByStatus<Status extends string>(
  db: Db,
  list: List<unknown>,
  filters: readonly Filter[],
  statuses: readonly Status[],
): Promise<{ status: Status; count: number }[]> {
  const isTallied = list.tally !== null && filters.every((filter) => filter.inOrder);
  const { rows } = await (isTallied
    ? sql<StatusCount>`
        select 0 as total, status, sum(total)::bigint as count from ${sql.table(`${list.tally}`)}
        where ${allOf(filters)} group by status`
    : sql<StatusCount>`
        with hits as materialized (
          select status from ${sql.table(list.table)} where ${allOf([list.live, ...filters])}),
        counted as materialized (select count(*) as total from (select from hits limit ${MORE_THAN_END}) as known)
        select total, status, count(status) as count from counted left join hits on total <= ${LIST_END}::int
        group by total, status`
  ).execute(db);
  const isDense = (rows[0]?.total ?? 0) > LIST_END;
  const found = isDense ? await countDense(db, list, filters, statuses) : rows;
  const counts = new Map(found.map(({ status, count }) => [status, count]));
  return statuses.map((status) => ({ status, count: Math.min(counts.get(status) ?? 0, MORE_THAN_END) }));
}
