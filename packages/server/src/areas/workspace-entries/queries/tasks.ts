import { ENTRY_PAGE, PRIORITY_CODES, TASK_STATUS_CODES, type TaskOrder } from '@portal/contract/areas/workspace-entries/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../context.ts';

type Db = Ctx['db'];
type Fragment = RawBuilder<unknown>;

/** One walk of an index: which tasks, in which order, and how their place is compared with the task one stands at. */
type Walk = { among: Fragment; order: Fragment; behind: Fragment };

const PRIORITY = sql`strpos(${sql.lit(PRIORITY_CODES.join(''))}, entry.priority)`;
const STATUS = sql`strpos(${sql.lit(TASK_STATUS_CODES.join(''))}, entry.task_status)`;
const DUE = sql`coalesce(entry.due_day, 'infinity'::date)`;
const newest = (among: Fragment): Walk => ({ among, order: sql`entry.id desc`, behind: sql`entry.id < at.id` });
const places = (column: Fragment, codes: readonly string[]): Walk[] =>
  codes.map((_, index) => newest(sql`${column} = ${sql.lit(index + 1)}`));

/** Open tasks before completed ones; of each those with a due day, then those without. */
const byDue = (direction: Fragment, further: Fragment): Walk[] =>
  [sql`false`, sql`true`].flatMap((isDone) => [
    {
      among: sql`(entry.task_status = 'C') = ${isDone} and ${DUE} < 'infinity'`,
      order: sql`${DUE} ${direction}, entry.id desc`,
      behind: sql`(${DUE} ${further} at.due or (${DUE} = at.due and entry.id < at.id))`,
    },
    newest(sql`(entry.task_status = 'C') = ${isDone} and ${DUE} = 'infinity'`),
  ]);

/** Each order of the table as walks one behind the other, so that no page sorts what it does not show. */
const ORDERS: Readonly<Record<TaskOrder, readonly Walk[]>> = {
  dueDay_asc: byDue(sql`asc`, sql`>`),
  dueDay_desc: byDue(sql`desc`, sql`<`),
  priority_asc: places(PRIORITY, PRIORITY_CODES),
  taskStatus_asc: places(STATUS, TASK_STATUS_CODES),
  entryId_desc: [newest(sql`true`)],
};

/** Tasks of a room to look for; `assigneeId` is '' for anybody's. */
export type WantedTasks = { roomId: number; matches: RawBuilder<boolean>; assigneeId: string };

/** In which walk of the order the task of this id stands, and where; undefined when it is gone. */
async function findStand(db: Db, { roomId }: WantedTasks, walks: readonly Walk[], after: number) {
  const cases = walks.map(({ among }, index) => sql`when ${among} then ${sql.lit(index)}`);
  const { rows } = await sql<{ walk: number; due: string }>`
    select case ${sql.join(cases, sql` `)} end as walk, ${DUE}::text as due
    from room_entry entry where id = ${after}::bigint and room_id = ${roomId}::bigint and kind = 'T'`.execute(db);
  return rows[0];
}

/**
 * Ids of a page of tasks behind the task of this id. Walks are asked one after the other until the page is full. Tasks
 * of one person are few: they are collected first and then put in order.
 */
export async function listTaskIds(db: Db, wanted: WantedTasks, order: TaskOrder, after: number): Promise<number[]> {
  const walks = ORDERS[order];
  const stand = after === 0 ? undefined : await findStand(db, wanted, walks, after);
  if (after !== 0 && stand === undefined) return [];
  const table = wanted.assigneeId === '' ? sql`room_entry` : sql`own`;
  const own = sql`with own as materialized (select task.* from room_assignee assignee
    join room_entry task on task.id = assignee.entry_id and task.room_id = ${wanted.roomId}::bigint
    where assignee.user_id = ${wanted.assigneeId})`;
  const ids: number[] = [];
  for (const [index, { among, order: inOrder, behind }] of walks.entries()) {
    if (ids.length === ENTRY_PAGE) break;
    if (stand && index < stand.walk) continue;
    const at = sql`, (select ${after}::bigint as id, ${stand?.due ?? null}::date as due) at`;
    const isStand = stand?.walk === index;
    const { rows } = await sql<{ id: number }>`${wanted.assigneeId === '' ? sql`` : own}
      select entry.id from ${table} entry ${isStand ? at : sql``}
      where entry.room_id = ${wanted.roomId}::bigint and entry.kind = 'T' and ${among} and ${wanted.matches}
        ${isStand ? sql`and ${behind}` : sql``}
      order by ${inOrder} limit ${ENTRY_PAGE - ids.length}`.execute(db);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
