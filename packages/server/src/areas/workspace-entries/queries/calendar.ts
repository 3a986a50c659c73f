import { Attendance, EntryKind } from '@portal/contract/areas/workspace-entries/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { ListedEntry, TimeRecord } from './parts.ts';
import type { VisibilityGroup } from './visibility-groups.ts';

type Db = Ctx['db'];
/** The most bars of one response; no user sees more in two months. */
const MAX_BARS = 3000;

/** The requested days and the user. */
type CalendarQuery = { from: string; to: string; userId: string };
type Bar = Pick<
  ListedEntry,
  'id' | 'room_id' | 'kind' | 'author_id' | 'visibility' | 'title' | 'place' | 'version' | 'task_status' | 'repeat'
>;
/** `mine`: a task of the user, or a schedule that they created or attend. */
export type CalendarBar = Bar & Omit<TimeRecord, 'entry_id'> & { mine: boolean };

const bar = sql`entry.id, entry.room_id, entry.kind, entry.author_id, entry.visibility, entry.title, entry.place,
  entry.version, entry.task_status, entry.repeat`;
const own = sql`int8range(own.room_id, own.room_id, '[]')`;
const START = sql`coalesce(entry.start_day, entry.due_day)`;
const END = sql`coalesce(entry.due_day, entry.start_day)`;

function barsOf({ roomIds, sees }: VisibilityGroup, { from, to, userId }: CalendarQuery): RawBuilder<unknown> {
  const requested = sql`daterange(${from}::date, ${to}::date, '[]')`;
  return sql`
    select ${bar}, ${START}::text as day, ${START}::text as start_day, '' as start_time, ${END}::text as end_day,
      '' as end_time, true as all_day,
      exists (select from room_assignee where entry_id = entry.id and user_id = ${userId}) as mine
    from unnest(${roomIds}::bigint[]) as own(room_id)
      join room_entry entry on int8range(entry.room_id, entry.room_id, '[]') && ${own}
    where entry.kind = ${sql.lit(EntryKind.Task)} and ${START} is not null
      and daterange(${START}, ${END}, '[]') && ${requested} and ${sees}
    union all
    select ${bar}, time.day::text, time.start_day::text, time.start_time, time.end_day::text, time.end_time, time.all_day,
      entry.author_id = ${userId} or exists (select from room_attendance answer where answer.entry_id = entry.id
        and answer.day = time.day and answer.user_id = ${userId}
        and answer.attendance = ${sql.lit(Attendance.Yes)}) as mine
    from unnest(${roomIds}::bigint[]) as own(room_id)
      join room_occurrence time on int8range(time.room_id, time.room_id, '[]') && ${own}
      join room_entry entry on entry.id = time.entry_id
    where not time.left_out and daterange(time.start_day, time.end_day, '[]') && ${requested} and ${sees}`;
}

/** Visible tasks and times of schedules on these days, earliest first. */
export async function listBars(
  db: Db,
  groups: readonly VisibilityGroup[],
  requested: CalendarQuery,
): Promise<CalendarBar[]> {
  if (groups.length === 0) return [];
  const parts = groups.map((group) => barsOf(group, requested));
  const { rows } = await sql<CalendarBar>`select * from (${sql.join(parts, sql` union all `)}) bars
    order by start_day, start_time, id, day limit ${sql.lit(MAX_BARS)}`.execute(db);
  return rows;
}
