import { type RawBuilder, sql } from 'kysely';
import { cheaperWay } from './cheaper-way.ts';
import type { Total } from './find-total.ts';
import { collectIds, type ProjectTable, type Wanted, walkIds } from './list-ids.ts';
import type { ListKind } from './list-kind.ts';
import type { Slice } from './page-slice.ts';

export type PageRequest = { slice: Slice; oldestFirst: boolean };

export const direction = (oldestFirst: boolean): RawBuilder<unknown> => (oldestFirst ? sql`asc` : sql`desc`);

/** Ids of the page. Materialized hits keep the planner from walking the whole table for a rare keyword. */
function pageIds(table: ProjectTable, wanted: Wanted, { walks, costs }: Total, slice: Slice): RawBuilder<unknown> {
  const order = direction(slice.fromOldest);
  const reach = slice.offset + slice.limit;
  const part = sql`order by id ${order} limit ${slice.limit} offset ${slice.offset}`;
  return cheaperWay(costs, reach) === 'walk'
    ? sql`page as materialized (
        select id from (${walkIds(walks, wanted.match, { table, order, reach })}) hits ${part})`
    : sql`hits as materialized (${collectIds(table, wanted)}), page as materialized (select id from hits ${part})`;
}

/** Statement that reads one page of rows in the order asked for. */
export const pageQuery = <Row>(
  kind: ListKind<Row>,
  wanted: Wanted,
  total: Total,
  { slice, oldestFirst }: PageRequest,
) => sql<Row>`
  with ${pageIds(kind.table, wanted, total, slice)} ${kind.rows(sql`array(select id from page)`, oldestFirst)}`;
