import { isOddTime, READING_TASKS, type ReadingTask } from '@portal/contract/areas/audit/readings';
import { HOUR_MS, seoulDay } from '@portal/contract/core/dates';
import { holidaysBetween } from '@portal/contract/core/holidays';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { countNumbers, insertReading, takeTurn } from '../queries/write.ts';

/** Readings of full personal numbers by one person (wire.md, Throttles). */
const NUMBERS_AN_HOUR = 60;

/** Whose data: a person by his user id, the customer of a project by its number. */
type Subject = { id: string | number; name: string };

/** What is read of one; `items` where the reading shows other things than its task says. */
export type Reading = { task: ReadingTask; subject: Subject; items?: readonly string[] };

async function writeReading(ctx: CallCtx, { task, subject, items }: Reading, subjects: number): Promise<void> {
  const at = ctx.now();
  const day = seoulDay(at);
  const free = holidaysBetween(day, day).length > 0;
  await insertReading(ctx.db, {
    at,
    reader_id: ctx.actor.userId,
    reader_name: ctx.actor.userName,
    subject_id: String(subject.id),
    subject_name: subject.name,
    items: items?.join(', ') ?? READING_TASKS.find(({ value }) => value === task)?.items ?? '',
    address: ctx.from.address,
    task,
    subjects,
    odd_time: isOddTime(at, free),
  });
}

/**
 * Notes that the caller reads somebody's data. Whoever answers waits for it: what cannot be noted is not shown (TH34).
 * It may run beside other reads of the same answer.
 */
export const logReading = (ctx: CallCtx, reading: Reading): Promise<void> => writeReading(ctx, reading, 1);

/** Notes a page of a list as one reading of so many people; an empty one shows nobody. */
export async function logListReading(ctx: CallCtx, task: ReadingTask, subjects: number): Promise<void> {
  if (subjects > 0) await writeReading(ctx, { task, subject: { id: '', name: '' } }, subjects);
}

/** Notes a reading of personal numbers in full, in the transaction that reads them. More than sixty an hour are refused with 429. */
export async function logNumbers(ctx: CallCtx, subject: Subject, items: readonly string[]): Promise<void> {
  const { db, actor } = ctx;
  const at = ctx.now();
  await takeTurn(db, actor.userId);
  const { readings, first } = await countNumbers(db, actor.userId, new Date(at.getTime() - HOUR_MS));
  if (readings >= NUMBERS_AN_HOUR) {
    const untilMs = (first ?? at).getTime() + HOUR_MS - at.getTime();
    refuse('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(untilMs / 1000)) });
  }
  await logReading(ctx, { task: 'numbers', subject, items });
}
