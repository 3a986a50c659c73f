import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema.ts';
import { allOf, type Filter, inOrder } from './filter.ts';
import type { TablePage } from './table-page.ts';

type Db = Kysely<Database>;

/** The reading of a whole list page by page in one transaction; `total` is known after the first page. */
export type Scan = { total?: number };

/** The requested page and order of a list, in wire names. With a scan, it is the next page of that. */
export type PageRequest = TablePage & { OrderType: string; scan?: Scan };

/** How a list is read: its table, how rows are counted, and the statement that reads rows by id. */
export type List<Row> = {
  table: 'outsourced_project' | 'internal_project' | 'notice';
  /**
   * The tally table with the columns of the filters that are in order, and their `total`. With null, the rows themselves are counted.
   */
  tally: 'outsourced_tally' | null;
  /** The rows that lists show. */
  live: Filter;
  /** The column of the start day; the id for a list without one. */
  start: 'start_day' | 'start_date' | 'id';
  /** Selects rows by id; `order` orders the rows of `p`. */
  select: (ids: RawBuilder<unknown>, order: RawBuilder<unknown>) => RawBuilder<Row>;
};

/** Rows that are not deleted. */
export const NOT_DELETED = inOrder(sql`deleted_at is null`);

/** The column that orders a list; equal rows are ordered by id. */
export type Sort = {
  column: 'id' | 'start_day' | 'start_date' | 'amount' | 'bill_date' | 'company_name';
  ascending: boolean;
};

/** The column of each order of the wire. The start is missing, since each list has its own column for it. */
const ORDER_COLUMNS: Readonly<Record<string, Sort['column']>> = {
  price: 'amount',
  billDate: 'bill_date',
  companyName: 'company_name',
};

const isAscending = ({ OrderType }: Pick<PageRequest, 'OrderType'>): boolean => OrderType.endsWith('_asc');

/** The order that a request asks for (LISTS-22). */
export function sortOf(request: Pick<PageRequest, 'OrderType'>, { start }: Pick<List<unknown>, 'start'>): Sort {
  const [field = ''] = request.OrderType.split('_');
  const column = field === 'startDate' ? start : (ORDER_COLUMNS[field] ?? 'id');
  return { column, ascending: isAscending(request) };
}

/** The SQL of an order; `from` names the table of its columns. */
export function orderOf({ column, ascending }: Sort, from?: string): RawBuilder<unknown> {
  const direction = ascending ? sql`asc` : sql`desc`;
  const ref = (name: string) => sql.ref(from ? `${from}.${name}` : name);
  if (column === 'id') return sql`${ref('id')} ${direction}`;
  return sql`${keyOf(column, ref, from !== undefined)} ${direction}, ${ref('id')} ${direction}`;
}

/** The SQL that a list is ordered by. A page of rows (`isPage`) has no names of companies beside it. */
function keyOf(column: Sort['column'], ref: (name: string) => RawBuilder<unknown>, isPage: boolean) {
  if (column === 'amount') return sql`(${ref('price')} + ${ref('add_price')})`;
  if (column !== 'company_name' || !isPage) return ref(column);
  return sql`(select name from company where id = ${ref('choice_company_id')})`;
}

/** The columns that an order needs, with the id. */
function columnsOf({ column }: Sort): RawBuilder<unknown> {
  if (column === 'id') return sql`id`;
  return column === 'amount' ? sql`id, price, add_price` : sql`id, ${sql.ref(column)}`;
}

/** The rows of a list, beside the names of their companies where these give the order. */
const rowsFrom = ({ table }: List<unknown>, { column }: Sort): RawBuilder<unknown> =>
  column === 'company_name'
    ? sql`${sql.table(table)} left join (select id as company_id, name as company_name from company) as winner
        on company_id = choice_company_id`
    : sql.table(table);

/**
 * Gives the rows of a page their running numbers: 1 is the oldest, earliest or lowest row in either direction. Without
 * an order, numbers count down (D-49).
 */
export function numberRows<Row, View>(
  { OrderType = '', Page, PageSize }: Partial<PageRequest> & TablePage,
  { rows, totalCount }: { rows: readonly Row[]; totalCount: number },
  view: (row: Row, no: number) => View,
): { totalCount: number; rows: View[] } {
  const before = (Page - 1) * PageSize;
  const isUpwards = isAscending({ OrderType });
  return {
    totalCount,
    rows: rows.map((row, index) => view(row, isUpwards ? before + index + 1 : totalCount - before - index)),
  };
}

/** Counts the rows of filters that are in order, with the tally table where the list has one. */
async function countRows(db: Db, { table, tally, live }: List<unknown>, filters: readonly Filter[]): Promise<number> {
  const counted = tally
    ? sql<{ total: number }>`
        select coalesce(sum(total), 0)::bigint as total from ${sql.table(tally)} where ${allOf(filters)}`
    : sql<{ total: number }>`
        select count(*) as total from ${sql.table(table)} where ${allOf([live, ...filters])}`;
  const { rows } = await counted.execute(db);
  return rows[0]?.total ?? 0;
}

/** SQL for the ids of the first page, which needs no total. */
function firstIds(list: List<unknown>, filters: readonly Filter[], request: PageRequest): RawBuilder<unknown> {
  const sort = sortOf(request, list);
  return sql`array(select id from ${rowsFrom(list, sort)} where ${allOf([list.live, ...filters])}
    order by ${orderOf(sort)} limit ${request.PageSize})`;
}

/** SQL for the ids of a page, read along an index from the nearer end of the list. */
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
  const fromEnd = after < before;
  const order = orderOf(fromEnd ? { ...sort, ascending: !sort.ascending } : sort);
  return sql`array(select id from ${rowsFrom(list, sort)} where ${allOf([list.live, ...filters])}
    order by ${order} limit ${limit} offset ${fromEnd ? after : before})`;
}

/** Finds all matching rows once, counts them and takes the ids of a page. */
async function collectPage(db: Db, list: List<unknown>, filters: readonly Filter[], request: PageRequest) {
  const sort = sortOf(request, list);
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with hits as materialized (
      select ${columnsOf(sort)} from ${rowsFrom(list, sort)} where ${allOf([list.live, ...filters])})
    select (select count(*) from hits) as total, array(select id from hits order by ${orderOf(sort)}
      limit ${request.PageSize} offset ${(request.Page - 1) * request.PageSize}) as ids`.execute(db);
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
  const isTallied = list.tally !== null && filters.every((filter) => filter.inOrder);
  return countRows(db, isTallied ? list : { ...list, tally: null }, filters);
}

/** The ids of the next rows of a scan. */
async function fetchIds(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`fetch ${sql.lit(most)} from listed`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads one page of a list, and the exact number of its rows (LISTS-08). */
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
        countRows(db, list, filters),
        rowsOf(firstIds(list, filters, request)),
      ]);
      return { rows, totalCount };
    }
    const totalCount = await countRows(db, list, filters);
    const isBehind = (request.Page - 1) * request.PageSize >= totalCount;
    return { rows: isBehind ? [] : await rowsOf(idsFromNearerEnd(list, filters, request, totalCount)), totalCount };
  }
  const { total, ids } = await collectPage(db, list, filters, request);
  return { rows: ids.length === 0 ? [] : await rowsOf(sql`${ids}::bigint[]`), totalCount: total };
}

/** Counts the rows of each status under the filters. */
export async function countByStatus<Status extends string>(
  db: Db,
  list: List<unknown>,
  filters: readonly Filter[],
  statuses: readonly Status[],
): Promise<{ status: Status; count: number }[]> {
  const isTallied = list.tally !== null && filters.every((filter) => filter.inOrder);
  const from = isTallied
    ? sql`sum(total)::bigint as count from ${sql.table(`${list.tally}`)} where ${allOf(filters)}`
    : sql`count(*) as count from ${sql.table(list.table)} where ${allOf([list.live, ...filters])}`;
  const { rows } = await sql<{ status: string; count: number }>`select status, ${from} group by status`.execute(db);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
