import {
  ENTRY_PAGE,
  PRIORITY_CODES,
  TASK_STATUS_CODES,
  type TaskOrder,
} from '@portal/contract/areas/workspace-entries/kinds';
import type { entryViewCalls } from '@portal/contract/areas/workspace-entries/view-calls';
import type { CallInput } from '@portal/contract/core/call';
import { seoulDay } from '@portal/contract/core/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../context.ts';
import type { Room } from '../../workspace/public/room-access.ts';
import { sightIn } from '../../workspace/public/sight.ts';

type Db = Ctx['db'];
type Fragment = RawBuilder<unknown>;

/** The task a page begins behind: in which walk of the order it is, and its due day. */
type Stand = { id: number; walk: number; due: string };

/** One walk of an index: which tasks, in which order, and which of them come behind one. */
type Walk = { among: Fragment; order: Fragment; behind: (stand: Stand) => Fragment };

const PRIORITY = sql`strpos(${sql.lit(PRIORITY_CODES.join(''))}, entry.priority)`;
const STATUS = sql`strpos(${sql.lit(TASK_STATUS_CODES.join(''))}, entry.task_status)`;
/** As the index has it: of a comparison with false the planner makes another one. */
const DONE = sql`case when entry.task_status = 'C' then 1 else 0 end`;
const DUE = sql`coalesce(entry.due_day, 'infinity'::date)`;
const newest = (among: Fragment): Walk => ({
  among,
  order: sql`entry.id desc`,
  behind: ({ id }) => sql`entry.id < ${id}::bigint`,
});
const places = (column: Fragment, codes: readonly string[]): Walk[] =>
  codes.map((_, index) => newest(sql`${column} = ${sql.lit(index + 1)}`));

/** Open tasks before completed ones; of each those with a due day, then those without. */
const byDue = (direction: Fragment, further: Fragment): Walk[] =>
  [sql`0`, sql`1`].flatMap((isDone) => [
    {
      among: sql`${DONE} = ${isDone} and ${DUE} < 'infinity'`,
      order: sql`${DUE} ${direction}, entry.id desc`,
      behind: ({ id, due }: Stand) => sql`${DUE} ${further}= ${due}::date
        and (${DUE} ${further} ${due}::date or entry.id < ${id}::bigint)`,
    },
    newest(sql`${DONE} = ${isDone} and ${DUE} = 'infinity'`),
  ]);

/** Each order of the table as walks one behind the other, so that no page sorts what it does not show. */
const ORDERS: Readonly<Record<TaskOrder, readonly Walk[]>> = {
  dueDay_asc: byDue(sql`asc`, sql`>`),
  dueDay_desc: byDue(sql`desc`, sql`<`),
  priority_asc: places(PRIORITY, PRIORITY_CODES),
  taskStatus_asc: places(STATUS, TASK_STATUS_CODES),
  entryId_desc: [newest(sql`true`)],
};

type Filter = Omit<CallInput<(typeof entryViewCalls)['readBoard']>, 'After' | 'TaskStatus'>;

/** SQL of the filter and of what the member sees; `assigneeId` keeps the tasks of one person. */
export function matchingOf(room: Room, filter: Filter, now: Date, assigneeId = ''): RawBuilder<boolean> {
  const conditions: Fragment[] = [sightIn(room, 'entry')];
  if (filter.SearchStatus !== '') conditions.push(sql`entry.task_status = ${filter.SearchStatus}`);
  if (filter.DueFrom !== '') conditions.push(sql`${DUE} between ${filter.DueFrom}::date and '9999-12-31'`);
  if (filter.DueUntil !== '') conditions.push(sql`${DUE} <= ${filter.DueUntil}::date`);
  if (filter.LateYn === 'Y') conditions.push(sql`${DONE} = 0 and ${DUE} < ${seoulDay(now)}::date`);
  if (assigneeId !== '') {
    conditions.push(sql`entry.id in (select entry_id from room_assignee where user_id = ${assigneeId})`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Tasks of a room to look for; `assigneeId` is '' for anybody's. */
export type WantedTasks = { roomId: number; matches: RawBuilder<boolean>; assigneeId: string };

/** Where the task of this id stands; undefined when it is gone. */
async function findStand(
  db: Db,
  { roomId }: WantedTasks,
  walks: readonly Walk[],
  after: number,
): Promise<Stand | undefined> {
  const cases = walks.map(({ among }, index) => sql`when ${among} then ${sql.lit(index)}`);
  const { rows } = await sql<Stand>`
    select entry.id, case ${sql.join(cases, sql` `)} end as walk, ${DUE}::text as due
    from room_entry entry where id = ${after}::bigint and room_id = ${roomId}::bigint and kind = 'T'`.execute(db);
  return rows[0];
}

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
  const { rows } = await sql<{ id: number }>`${before}
    select entry.id from ${table} entry
    where entry.room_id = ${wanted.roomId}::bigint and entry.kind = 'T' and ${among} and ${wanted.matches}
      ${stand ? sql`and ${behind(stand)}` : sql``}
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
    const stand = index === 0 ? found : undefined;
    ids.push(...(await listWalk(db, wanted, walk, { stand, most: ENTRY_PAGE - ids.length })));
    if (ids.length === ENTRY_PAGE) break;
  }
  return ids;
}
