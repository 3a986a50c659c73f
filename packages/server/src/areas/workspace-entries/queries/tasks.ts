import { ENTRY_PAGE, EntryKind, type TaskOrder } from '@portal/contract/areas/workspace-entries/kinds';
import type { entryViewCalls } from '@portal/contract/areas/workspace-entries/view-calls';
import type { CallInput } from '@portal/contract/core/call';
import { seoulDay } from '@portal/contract/core/dates';
import { type RawBuilder, sql } from 'kysely';
import { visibleToMember } from '#areas/workspace/public/entry-visibility.ts';
import type { Room } from '#areas/workspace/public/room-access.ts';
import type { Ctx } from '#context.ts';
import {
  type CellFilter,
  DONE,
  DUE,
  type Fragment,
  type IndexScan,
  mergeQueries,
  scanConditions,
  TASK_INDEX_SCANS,
  type TaskCursor,
} from './task-index-scans.ts';

type Db = Ctx['db'];
type FilterInput = Pick<CallInput<(typeof entryViewCalls)['readBoard']>, 'DueFrom' | 'DueUntil' | 'LateYn'>;

/** SQL condition of a task filter and of what the member sees; `assigneeId` selects the tasks of one user. */
export function matchCondition(room: Room, filter: FilterInput, now: Date, assigneeId = ''): RawBuilder<boolean> {
  const conditions: Fragment[] = [visibleToMember(room, 'entry')];
  if (filter.DueFrom !== '') conditions.push(sql`${DUE} between ${filter.DueFrom}::date and '9999-12-31'`);
  if (filter.DueUntil !== '') conditions.push(sql`${DUE} <= ${filter.DueUntil}::date`);
  if (filter.LateYn === 'Y') conditions.push(sql`${DONE} = 0 and ${DUE} < ${seoulDay(now)}::date`);
  if (assigneeId !== '') {
    conditions.push(sql`entry.id in (select entry_id from room_assignee where user_id = ${assigneeId})`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A query of tasks of a room; `assigneeId` is '' for all users. */
export type TaskQuery = { roomId: number; matches: RawBuilder<boolean>; cells: CellFilter; assigneeId: string };

/** The cursor for the task with this id; undefined when it was deleted. */
async function findCursor(
  db: Db,
  { roomId }: TaskQuery,
  scans: readonly IndexScan[],
  after: number,
): Promise<TaskCursor | undefined> {
  const cases = scans.map(({ condition }, index) => sql`when ${condition} then ${sql.lit(index)}`);
  const { rows } = await sql<TaskCursor>`
    select entry.id, case ${sql.join(cases, sql` `)} end as scan, ${DUE}::text as due
    from room_entry entry where id = ${after}::bigint and room_id = ${roomId}::bigint
      and kind = ${sql.lit(EntryKind.Task)}`.execute(db);
  return rows[0];
}

/** The source of the tasks: the indexes of the room, or the few tasks of one user, collected first. */
const sourceOf = ({ roomId, assigneeId }: TaskQuery): { before: Fragment; table: Fragment } =>
  assigneeId === ''
    ? { before: sql``, table: sql`room_entry` }
    : {
        before: sql`with own as materialized (select task.* from room_assignee assignee
          join room_entry task on task.id = assignee.entry_id and task.room_id = ${roomId}::bigint
          where assignee.user_id = ${assigneeId})`,
        table: sql`own`,
      };

/** The first tasks of one scan, or those after the cursor. */
async function listScan(
  db: Db,
  query: TaskQuery,
  scan: IndexScan,
  { cursor, most }: { cursor: TaskCursor | undefined; most: number },
): Promise<number[]> {
  const conditions = scanConditions(scan, query.cells);
  if (conditions.length === 0) return [];
  const { before, table } = sourceOf(query);
  const found = mergeQueries(conditions, {
    columns: sql`entry.id, ${DUE} as due`,
    from: (condition) => sql`${table} entry
      where entry.room_id = ${query.roomId}::bigint and entry.kind = ${sql.lit(EntryKind.Task)}
        and ${condition} and ${query.matches}
        ${cursor ? sql`and ${scan.after(cursor)}` : sql``}`,
    order: scan.order,
    most,
  });
  const { rows } = await sql<{ id: number }>`${before} ${found}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A page of task ids after the task with this id. Scans run one after another until the page is full. */
export async function listTaskIds(db: Db, query: TaskQuery, order: TaskOrder, after: number): Promise<number[]> {
  const scans = TASK_INDEX_SCANS[order];
  const found = after === 0 ? undefined : await findCursor(db, query, scans, after);
  if (after !== 0 && found === undefined) return [];
  const first = found?.scan ?? 0;
  const ids: number[] = [];
  for (const [index, scan] of scans.slice(first).entries()) {
    const cursor = index === 0 ? found : undefined;
    ids.push(...(await listScan(db, query, scan, { cursor, most: ENTRY_PAGE - ids.length })));
    if (ids.length === ENTRY_PAGE) break;
  }
  return ids;
}
