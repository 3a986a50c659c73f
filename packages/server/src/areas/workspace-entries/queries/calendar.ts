import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../context.ts';
import type { ListedEntry, TimeRecord } from './parts.ts';
import type { Sight } from './sights.ts';

type Db = Ctx['db'];
/** Bars of one answer; nobody sees more in two months. */
const MOST = 3000;

type Days = { from: string; to: string };
type Bar = Pick<
  ListedEntry,
  'id' | 'room_id' | 'kind' | 'author_id' | 'visibility' | 'title' | 'place' | 'version' | 'task_status' | 'repeat'
>;
export type CalendarBar = Bar & Omit<TimeRecord, 'entry_id'>;

const bar = sql`entry.id, entry.room_id, entry.kind, entry.author_id, entry.visibility, entry.title, entry.place,
  entry.version, entry.task_status, entry.repeat`;
const own = sql`int8range(own.room_id, own.room_id, '[]')`;
const START = sql`coalesce(entry.start_day, entry.due_day)`;
const END = sql`coalesce(entry.due_day, entry.start_day)`;

function barsOf({ roomIds, sees }: Sight, { from, to }: Days): RawBuilder<unknown> {
  const asked = sql`daterange(${from}::date, ${to}::date, '[]')`;
  return sql`
    select ${bar}, ${START}::text as day, ${START}::text as start_day, '' as start_time, ${END}::text as end_day,
      '' as end_time, true as all_day
    from unnest(${roomIds}::bigint[]) as own(room_id)
      join room_entry entry on int8range(entry.room_id, entry.room_id, '[]') && ${own}
    where entry.kind = 'T' and ${START} is not null and daterange(${START}, ${END}, '[]') && ${asked} and ${sees}
    union all
    select ${bar}, time.day::text, time.start_day::text, time.start_time, time.end_day::text, time.end_time, time.all_day
    from unnest(${roomIds}::bigint[]) as own(room_id)
      join room_occurrence time on int8range(time.room_id, time.room_id, '[]') && ${own}
      join room_entry entry on entry.id = time.entry_id
    where not time.left_out and daterange(time.start_day, time.end_day, '[]') && ${asked} and ${sees}`;
}

/** Tasks and times of schedules that are seen and lie on these days, the earliest first. */
export async function listBars(db: Db, sights: readonly Sight[], days: Days): Promise<CalendarBar[]> {
  if (sights.length === 0) return [];
  const parts = sights.map((sight) => barsOf(sight, days));
  const { rows } = await sql<CalendarBar>`select * from (${sql.join(parts, sql` union all `)}) bars
    order by start_day, start_time, id, day limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}
