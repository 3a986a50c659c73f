import { ENTRY_PAGE, EntryKind, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { type CellFilter, columnConditions, mergeQueries } from './task-index-scans.ts';

type Db = Ctx['db'];
type Column = { roomId: number; status: TaskStatus };

/** The ranks above and below the new position of a card: below another card, or on top with 0. */
export async function findNeighbourRanks(
  db: Db,
  { roomId, status }: Column,
  { cardId, aboveId }: { cardId: number; aboveId: number },
): Promise<{ above: string | null; below: string | null }> {
  const { rows } = await sql<{ above: string | null; below: string | null }>`
    with place as (select (select board_rank from room_entry
      where id = ${aboveId}::bigint and room_id = ${roomId}::bigint and task_status = ${status}
        and kind = ${sql.lit(EntryKind.Task)}) as above)
    select above, (select board_rank from room_entry
      where room_id = ${roomId}::bigint and kind = ${sql.lit(EntryKind.Task)} and task_status = ${status}
        and id <> ${cardId}::bigint
        and board_rank > coalesce(place.above, '')
      order by board_rank, id limit 1) as below
    from place`.execute(db);
  return rows[0] ?? { above: null, below: null };
}

/** The cards of a column; `after` is the last card of the former page, 0 for the first page. */
type Cards = { matches: RawBuilder<boolean>; cells: CellFilter; after: number };

/** Ids of a column from the top, one more than a page to detect a next page. */
export async function listColumnIds(
  db: Db,
  { roomId, status }: Column,
  { matches, cells, after }: Cards,
): Promise<number[]> {
  const afterCursor =
    after === 0
      ? sql``
      : sql`and (entry.board_rank, entry.id) > (select board_rank, id from room_entry where id = ${after}::bigint)`;
  const found = mergeQueries(columnConditions(status, cells), {
    columns: sql`entry.id, entry.board_rank`,
    from: (condition) => sql`room_entry entry
      where entry.room_id = ${roomId}::bigint and entry.kind = ${sql.lit(EntryKind.Task)}
        and ${condition} and ${matches} ${afterCursor}`,
    order: sql`board_rank, id`,
    most: ENTRY_PAGE + 1,
  });
  const { rows } = await sql<{ id: number }>`${found}`.execute(db);
  return rows.map(({ id }) => id);
}
