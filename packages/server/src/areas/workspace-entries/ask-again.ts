import { seoulDay } from '@portal/contract/core/dates';
import type { AlarmRecipients } from '#areas/workspace/public/room-alarms.ts';
import type { CallCtx } from '#context.ts';
import { moveRecipients } from './people.ts';
import type { EntryRecord } from './queries/entries.ts';
import { deleteAnswers, listAnswersOf, listTimes } from './queries/times.ts';

type Time = Awaited<ReturnType<typeof listTimes>>[number];

const spanOf = ({ start_day, start_time, end_day, end_time, all_day }: Time): string =>
  [start_day, start_time, end_day, end_time, all_day].join(' ');

/** Times of `these` that are not over and that `others` does not have on the same day of the series. */
const onlyIn = (these: readonly Time[], others: readonly Time[], today: string): Time[] =>
  these.filter(
    (time) =>
      !time.left_out &&
      time.end_day >= today &&
      !others.some((other) => other.day === time.day && spanOf(other) === spanOf(time)),
  );

/**
 * Runs `work`, which may move times of a schedule. Answers to a time that moved are deleted, because attendance is asked
 * again (D-238). Answers the recipients of the alarm, none when no time moved.
 */
export async function askAgainAfter(
  ctx: CallCtx,
  entry: EntryRecord,
  work: () => Promise<unknown>,
): Promise<AlarmRecipients[]> {
  const today = seoulDay(ctx.now());
  const before = await listTimes(ctx.db, entry.id);
  const answers = await listAnswersOf(ctx.db, entry.id);
  await work();
  const after = await listTimes(ctx.db, entry.id);
  const moved = onlyIn(after, before, today);
  const movedFrom = new Set(onlyIn(before, after, today).map(({ day }) => day));
  if (moved.length === 0 || movedFrom.size === 0) return [];
  await deleteAnswers(
    ctx.db,
    entry.id,
    moved.map(({ day }) => day),
  );
  const answered = answers.filter(({ day }) => movedFrom.has(day)).map(({ user_id }) => user_id);
  return moveRecipients(ctx, entry, answered);
}
