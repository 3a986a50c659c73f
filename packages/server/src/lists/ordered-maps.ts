import { type RawBuilder, sql } from 'kysely';
import type { Sort, Wanted } from './hits.ts';
import { BLOCK, both, either, lookedRows, type Mapped, mapsOf, placeOf } from './term-maps.ts';

type Fragment = RawBuilder<unknown>;

/** Orders of which maps know every binary digit (migration 0028): prefix of their terms. */
const DIGITS: Readonly<Partial<Record<Sort['column'], string>>> = { price: '$', start_day: '^', start_date: '^' };

/** Of so many hits at most values are read and sorted, instead of asking for further digits. */
const NEAREST = 1000;

/** Whether maps find a page in this order; they know the order of ids by themselves. */
export const isMapped = ({ column }: Sort): boolean => column === 'id' || DIGITS[column] !== undefined;

/** Which ids of an order: `limit` behind the first `offset`; `nearest` is how many hits may be read for them. */
type Place = { column: Sort['column']; offset: number; limit: number; nearest?: number };

/**
 * Definition of `page`: ids counted from the smallest value of a column and, where that is the same, from the smallest
 * id. The digits of the value lead to the hits around the page; only of these, and of projects that have changed, values
 * are read and sorted.
 */
export function orderedPageByMaps(
  kind: Mapped,
  { match, branches }: Wanted,
  { column, offset, limit, nearest = NEAREST }: Place,
): Fragment {
  const { parts, places, found } = mapsOf(kind, match, branches);
  const value = sql`map_value(${sql.ref(`project.${column}`)}) as value`;
  return sql`${parts},
    other as materialized (
      select hit.value, hit.id from ${lookedRows(kind, match, { columns: sql`project.id, ${value}`, place: placeOf(branches) })}),
    known as (select block, ${both([found, either(places)])} as bits from piece),
    near as materialized (
      select blocks, reached.*
      from (select coalesce(array_agg(block order by block), '{}') as blocks,
          coalesce(array_agg(bits::varbit order by block), '{}') as bits from known where bit_count(bits) > 0) as hits,
        (select coalesce(array_agg(value), '{}') as other_values, coalesce(array_agg(id), '{}') as other_ids
          from other) as others,
        lateral ${sql.ref(`${kind.map}_map_window`)}(
          ${DIGITS[column]}::text, blocks, bits, other_values, other_ids, ${offset}::bigint, ${limit}::bigint, ${sql.lit(nearest)}) as reached),
    reached as materialized (
      select block * ${BLOCK}::bigint + sum(length(gap) + 1) over (partition by block order by place) - 1 as id,
        place = count(*) over (partition by block) as is_end
      from near, unnest(near.blocks, near.near) as piece (block, bits),
        string_to_table(bits::text, '1') with ordinality as ones (gap, place)
      where bit_count(bits) > 0),
    page as materialized (
      select id from (
        select hit.value, hit.id from reached cross join lateral (
          select project.id, ${value} from ${sql.table(kind.table)} as project where project.id = reached.id offset 0) as hit
        where not is_end
        union all
        select other.value, other.id from other, near where (other.value, other.id) >= (near.at_value, near.at_id)
      ) as hit
      order by value, id limit ${limit} offset ${offset} - (select before from near))`;
}
