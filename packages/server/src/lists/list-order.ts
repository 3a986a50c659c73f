import { type RawBuilder, sql } from 'kysely';
import type { Filter } from './filter.ts';
import type { TablePage } from './table-page.ts';

/** The requested page and order of a list, in wire names. With a scan, it is the next page of that. */
export type PageRequest = TablePage & { OrderType: string };

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

/** Whether the order of a request goes upwards. */
export const isAscending = ({ OrderType }: Pick<PageRequest, 'OrderType'>): boolean => OrderType.endsWith('_asc');

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
export function columnsOf({ column }: Sort): RawBuilder<unknown> {
  if (column === 'id') return sql`id`;
  return column === 'amount' ? sql`id, price, add_price` : sql`id, ${sql.ref(column)}`;
}

/** The rows of a list, beside the names of their companies where these give the order. */
export const rowsFrom = ({ table }: List<unknown>, { column }: Sort): RawBuilder<unknown> =>
  column === 'company_name'
    ? sql`${sql.table(table)} left join (select id as company_id, name as company_name from company) as winner
        on company_id = choice_company_id`
    : sql.table(table);
