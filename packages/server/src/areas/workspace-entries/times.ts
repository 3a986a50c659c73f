import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { ALL_DAY_START, REMINDERS, type Reminder } from '@portal/contract/areas/workspace-entries/kinds';
import { daysOfSeries } from '@portal/contract/areas/workspace-entries/series';
import type { CallInput } from '@portal/contract/core/call';
import { addDays, daysBetween, seoulDay, seoulInstant, seoulTime } from '@portal/contract/core/dates';
import type { CallCtx } from '#context.ts';
import type { EntryRecord } from './queries/entries.ts';
import { listNextTimes } from './queries/parts.ts';
import { deleteTimes, listTimes, type NewTime, putTimes, updateTime } from './queries/times.ts';

type Calls = typeof workspaceEntryCalls;
export type ScheduleInput = Omit<CallInput<Calls['addSchedule']>, 'ProjectId' | 'LoginUserId'>;
type Times = Pick<CallInput<Calls['editTime']>, 'StartDay' | 'StartTime' | 'EndDay' | 'EndTime' | 'AllDayYn'>;
type Entry = Pick<EntryRecord, 'id' | 'room_id'>;

/** When the reminder of a time is due; null without a reminder, or when that moment has passed. */
function remindAt(time: { start_day: string; start_time: string }, reminder: Reminder, now: Date): Date | null {
  const { minutes } = REMINDERS[reminder];
  if (minutes === null) return null;
  const start = Date.parse(seoulInstant(`${time.start_day} ${time.start_time || ALL_DAY_START}`));
  const moment = new Date(start - minutes * 60_000);
  return moment > now ? moment : null;
}

/** The columns of one time with these days and hours. */
export function timeColumns({ now }: CallCtx, input: Times, reminder: Reminder) {
  const isAllDay = input.AllDayYn === 'Y';
  const columns = {
    start_day: input.StartDay,
    start_time: isAllDay ? '' : input.StartTime,
    end_day: input.EndDay,
    end_time: isAllDay ? '' : input.EndTime,
    all_day: isAllDay,
  };
  return { ...columns, remind_at: remindAt(columns, reminder, now()) };
}

/** All times of a form, each on its day of the series. */
function timesOf(ctx: CallCtx, entry: Entry, input: ScheduleInput): NewTime[] {
  const length = daysBetween(input.StartDay, input.EndDay);
  return daysOfSeries(input.StartDay, input.Repeat, input.RepeatUntil).map((day) => ({
    ...timeColumns(ctx, { ...input, StartDay: day, EndDay: addDays(day, length) }, input.Reminder),
    entry_id: entry.id,
    room_id: entry.room_id,
    day,
    left_out: false,
    changed: false,
  }));
}

/** Writes the times of a new schedule. */
export const addTimes = (ctx: CallCtx, entry: Entry, input: ScheduleInput): Promise<void> =>
  putTimes(ctx.db, timesOf(ctx, entry, input));

type Stored = Awaited<ReturnType<typeof listTimes>>;

/** Whether the form has the same times as when it was opened: the next time and the series. */
async function hasSameTimes(ctx: CallCtx, entry: EntryRecord, input: ScheduleInput): Promise<boolean> {
  const [shown] = await listNextTimes(ctx.db, [entry.id], seoulTime(ctx.now()).slice(0, 16));
  const { remind_at: _, ...sent } = timeColumns(ctx, input, 'N');
  const isSameTime = shown && Object.entries(sent).every(([name, value]) => shown[name as keyof typeof sent] === value);
  const until = input.Repeat === 'N' ? '' : input.RepeatUntil;
  return isSameTime === true && input.Repeat === entry.repeat && until === (entry.repeat_until ?? '');
}

async function setReminders(ctx: CallCtx, stored: Stored, reminder: Reminder): Promise<void> {
  for (const time of stored) {
    const remind_at = time.left_out ? null : remindAt(time, reminder, ctx.now());
    await updateTime(ctx.db, time.entry_id, time.day, { remind_at });
  }
}

/**
 * Writes the times of an edited schedule. Past times stay, and so do changed or left-out times on days that the series
 * keeps.
 */
export async function saveTimes(ctx: CallCtx, entry: EntryRecord, input: ScheduleInput): Promise<void> {
  const stored = await listTimes(ctx.db, entry.id);
  if (await hasSameTimes(ctx, entry, input)) {
    if (input.Reminder !== entry.reminder) await setReminders(ctx, stored, input.Reminder);
    return;
  }
  const [only] = stored;
  if (only && stored.length === 1 && input.Repeat === 'N') {
    await updateTime(ctx.db, entry.id, only.day, { ...timeColumns(ctx, input, input.Reminder), day: input.StartDay });
    return;
  }
  const times = timesOf(ctx, entry, input);
  const days = new Set(times.map(({ day }) => day));
  const today = seoulDay(ctx.now());
  const unchanged = stored.filter(
    ({ day, end_day, changed, left_out }) => end_day < today || ((changed || left_out) && days.has(day)),
  );
  const unchangedDays = new Set(unchanged.map(({ day }) => day));
  const removed = stored.filter(({ day }) => !unchangedDays.has(day) && !days.has(day));
  await deleteTimes(
    ctx.db,
    entry.id,
    removed.map(({ day }) => day),
  );
  await putTimes(
    ctx.db,
    times.filter(({ day }) => !unchangedDays.has(day)),
  );
  await setReminders(ctx, unchanged, input.Reminder);
}
