import {
  ENTRY_PAGE,
  PRIORITY_CODES,
  TASK_STATUS_CODES,
  type TaskOrder,
} from '@portal/contract/areas/workspace-entries/kinds';
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

type Stand = NonNullable<Awaited<ReturnType<typeof findStand>>> & { after: number };

/** Where the tasks are taken from: the room's index, or those of one person, which are few and collected first. */
const sourceOf = ({ roomId, assigneeId }: WantedTasks): { before: Fragment; table: Fragment } =>
  assigneeId === ''
    ? { before: sql``, table: sql`room_entry` }
    : {
        before: sql`with own as materialized (select task.* from room_assignee assignee
          join room_entry task on task.id = assignee.entry_id and task.room_id = ${roomId}::bigint
          where assignee.user_id = ${assigneeId})`,
        table: sql`own`,
      };

/** The first tasks of one walk, or those behind the task at which it stands. */
async function listWalk(
  db: Db,
  wanted: WantedTasks,
  { among, order, behind }: Walk,
  { stand, most }: { stand: Stand | undefined; most: number },
): Promise<number[]> {
  const { before, table } = sourceOf(wanted);
  const at = stand ? sql`, (select ${stand.after}::bigint as id, ${stand.due}::date as due) at` : sql``;
  const { rows } = await sql<{ id: number }>`${before}
    select entry.id from ${table} entry ${at}
    where entry.room_id = ${wanted.roomId}::bigint and entry.kind = 'T' and ${among} and ${wanted.matches}
      ${stand ? sql`and ${behind}` : sql``}
    order by ${order} limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of a page of tasks behind the task of this id: walks are asked one after the other until the page is full. */
export async function listTaskIds(db: Db, wanted: WantedTasks, order: TaskOrder, after: number): Promise<number[]> {
  const walks = ORDERS[order];
  const found = after === 0 ? undefined : await findStand(db, wanted, walks, after);
  if (after !== 0 && found === undefined) return [];
  const first = found?.walk ?? 0;
  const ids: number[] = [];
  for (const [index, walk] of walks.slice(first).entries()) {
    const stand = found && index === 0 ? { ...found, after } : undefined;
    ids.push(...(await listWalk(db, wanted, walk, { stand, most: ENTRY_PAGE - ids.length })));
    if (ids.length === ENTRY_PAGE) break;
  }
  return ids;
}
