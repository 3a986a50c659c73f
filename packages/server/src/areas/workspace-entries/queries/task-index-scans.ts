import { VISIBILITY_CODES, Visibility } from '@portal/contract/areas/workspace/policy';
import {
  PRIORITY_CODES,
  type Priority,
  TASK_STATUS_CODES,
  type TaskOrder,
  TaskStatus,
} from '@portal/contract/areas/workspace-entries/kinds';
import type { entryViewCalls } from '@portal/contract/areas/workspace-entries/view-calls';
import type { CallInput } from '@portal/contract/core/call';
import { type RawBuilder, sql } from 'kysely';
import type { Room } from '#areas/workspace/public/room-access.ts';

export type Fragment = RawBuilder<unknown>;

/** The cursor of a page: the last task before it, the number of its scan (`scan`), and its due day. */
export type TaskCursor = { id: number; scan: number; due: string };

/** States and priorities of tasks. */
type Codes = { statuses: readonly TaskStatus[]; priorities: readonly Priority[] };

/** The states and priorities that a filter allows, and the visibilities that the reader sees. */
export type CellFilter = Codes & { visibilities: readonly Visibility[] };

/**
 * One index scan of tasks in one order. `dated` selects tasks with or without a due day. `condition` is the condition
 * of the scan's own index.
 */
export type IndexScan = Codes & {
  condition: Fragment;
  dated: Fragment;
  /** Over the columns `id` and `due` of the result. */
  order: Fragment;
  after: (cursor: TaskCursor) => Fragment;
};

const PRIORITY = sql`strpos(${sql.lit(PRIORITY_CODES.join(''))}, entry.priority)`;
const STATUS = sql`strpos(${sql.lit(TASK_STATUS_CODES.join(''))}, entry.task_status)`;
/** Written as in the index: the planner rewrites a comparison with false. */
export const DONE = sql`case when entry.task_status = ${sql.lit(TaskStatus.Completed)} then 1 else 0 end`;
/** The due day for sorting; tasks without one come last. */
export const DUE = sql`coalesce(entry.due_day, 'infinity'::date)`;

const ALL: Codes = { statuses: TASK_STATUS_CODES, priorities: PRIORITY_CODES };
const COMPLETED: readonly TaskStatus[] = [TaskStatus.Completed];
const OPEN: readonly TaskStatus[] = TASK_STATUS_CODES.filter((code) => !COMPLETED.includes(code));
/** The statuses of open tasks, for `in (…)`. */
export const OPEN_STATUSES = sql.join(OPEN.map((status) => sql.lit(status)));

const newest = (codes: Codes, condition: Fragment, dated: Fragment = sql`true`): IndexScan => ({
  ...codes,
  condition,
  dated,
  order: sql`id desc`,
  after: ({ id }) => sql`entry.id < ${id}::bigint`,
});
const byPriority = PRIORITY_CODES.map((code, index) =>
  newest({ ...ALL, priorities: [code] }, sql`${PRIORITY} = ${sql.lit(index + 1)}`),
);
const byStatus = TASK_STATUS_CODES.map((code, index) =>
  newest({ ...ALL, statuses: [code] }, sql`${STATUS} = ${sql.lit(index + 1)}`),
);

/** Open tasks before completed ones; of each first those with a due day, then those without. */
const byDue = (direction: Fragment, further: Fragment): IndexScan[] =>
  [OPEN, COMPLETED].flatMap((statuses, isDone): IndexScan[] => {
    const dated = sql`${DUE} < 'infinity'`;
    const undated = sql`${DUE} = 'infinity'`;
    const all = sql`${DONE} = ${sql.lit(isDone)}`;
    const codes = { ...ALL, statuses };
    return [
      {
        ...codes,
        condition: sql`${all} and ${dated}`,
        dated,
        order: sql`due ${direction}, id desc`,
        after: ({ id, due }) => sql`${DUE} ${further}= ${due}::date
          and (${DUE} ${further} ${due}::date or entry.id < ${id}::bigint)`,
      },
      newest(codes, sql`${all} and ${undated}`, undated),
    ];
  });

/** Each order of the table as a sequence of scans, so that no page sorts rows it does not show. */
export const TASK_INDEX_SCANS: Readonly<Record<TaskOrder, readonly IndexScan[]>> = {
  dueDay_asc: byDue(sql`asc`, sql`>`),
  dueDay_desc: byDue(sql`desc`, sql`<`),
  priority_asc: byPriority,
  taskStatus_asc: byStatus,
  entryId_desc: [newest(ALL, sql`true`)],
};

type FilterInput = Pick<CallInput<(typeof entryViewCalls)['readBoard']>, 'SearchStatus' | 'SearchPriority' | 'OpenYn'>;

/** The states and priorities that a filter allows a member of the room. */
export const cellFilter = ({ isAdmin }: Room, { SearchStatus, SearchPriority, OpenYn }: FilterInput): CellFilter => ({
  statuses: (OpenYn === 'Y' ? OPEN : TASK_STATUS_CODES).filter((code) => SearchStatus === '' || code === SearchStatus),
  priorities: PRIORITY_CODES.filter((code) => SearchPriority === '' || code === SearchPriority),
  visibilities: isAdmin ? VISIBILITY_CODES : [Visibility.All],
});

/** Conditions for one visibility, state and priority each, as in the indexes room_entry_cell…. */
const cellConditions = ({ visibilities, statuses, priorities }: CellFilter): Fragment[] =>
  visibilities.flatMap((visibility) =>
    statuses.flatMap((status) =>
      priorities.map(
        (priority) => sql`entry.visibility = ${sql.lit(visibility)} and entry.task_status = ${sql.lit(status)}
          and entry.priority = ${sql.lit(priority)}`,
      ),
    ),
  );

/**
 * The conditions of the queries for one scan. Without a filter this is the scan's own index; with one, a condition for
 * each visibility, state and priority. Each keeps the order of the scan, so merging reads only what is shown. Empty
 * when the filter allows nothing.
 */
export function scanConditions(scan: IndexScan, { visibilities, ...codes }: CellFilter): Fragment[] {
  const statuses = scan.statuses.filter((code) => codes.statuses.includes(code));
  const priorities = scan.priorities.filter((code) => codes.priorities.includes(code));
  if (statuses.length * priorities.length === scan.statuses.length * scan.priorities.length) return [scan.condition];
  return cellConditions({ visibilities, statuses, priorities }).map((cell) => sql`${cell} and ${scan.dated}`);
}

/** The same for a column of the board. */
export const columnConditions = (status: TaskStatus, { visibilities, priorities }: CellFilter): Fragment[] =>
  priorities.length === PRIORITY_CODES.length
    ? [sql`entry.task_status = ${sql.lit(status)}`]
    : cellConditions({ visibilities, statuses: [status], priorities });

/** What to merge: columns, tables, conditions and order of each part, and the number of rows. */
type Merge = { columns: Fragment; from: (condition: Fragment) => Fragment; order: Fragment; most: number };

/** Merges the first rows of several ordered queries. */
export const mergeQueries = (conditions: readonly Fragment[], { columns, from, order, most }: Merge): Fragment => {
  const parts = conditions.map(
    (condition) => sql`(select ${columns} from ${from(condition)} order by ${order} limit ${sql.lit(most)})`,
  );
  return sql`select id from (${sql.join(parts, sql` union all `)}) found order by ${order} limit ${sql.lit(most)}`;
};
