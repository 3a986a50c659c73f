import type { ReadingTask } from '@portal/contract/areas/audit/lists';
import { isUnusualTime, READING_TASKS } from '@portal/contract/areas/audit/readings';
import { HOUR_MS, seoulDay } from '@portal/contract/core/dates';
import { readHolidays } from '#areas/lookups/public/holidays.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { countNumberReadings, insertReading, lockReadings } from '../queries/write.ts';

/** How often one user may read full personal numbers in an hour (wire.md, Throttles). */
const NUMBERS_AN_HOUR = 60;

/** The person whose data is read: a user by their id, the customer of a project by its number. */
type Subject = { id: string | number; name: string };

/** A reading of one person's data. `items` replaces the usual items of its task. */
export type Reading = { task: ReadingTask; subject: Subject; items?: readonly string[]; reason?: string };

async function writeReading(
  ctx: CallCtx,
  { task, subject, items, reason = '' }: Reading,
  subjects: number,
): Promise<void> {
  const at = ctx.now();
  const day = seoulDay(at);
  const isHoliday = (await readHolidays(ctx.db, day, day)).length > 0;
  await insertReading(ctx.db, {
    at,
    reader_id: ctx.actor.userId,
    reader_name: ctx.actor.userName,
    subject_id: String(subject.id),
    subject_name: subject.name,
    items: items?.join(', ') ?? READING_TASKS.find(({ value }) => value === task)?.items ?? '',
    reason,
    address: ctx.from.address,
    task,
    subjects,
    odd_time: isUnusualTime(at, isHoliday),
  });
}

/**
 * Logs that the caller reads a person's data. The response waits for it: without a log entry nothing is shown (TH34).
 * It may run in parallel with other reads of the same response.
 */
export const logReading = (ctx: CallCtx, reading: Reading): Promise<void> => writeReading(ctx, reading, 1);

/** Logs a page of a list as one reading of that many people. An empty page is not logged. */
export async function logListReading(ctx: CallCtx, task: ReadingTask, subjects: number): Promise<void> {
  if (subjects > 0) await writeReading(ctx, { task, subject: { id: '', name: '' } }, subjects);
}

/** A list as a workbook: its columns and the reason for personal data. */
type ExportReading = { task: ReadingTask; columns: readonly string[]; reason: string };

/** Logs a workbook of a list as one reading of that many people, with its columns and its reason (D-311). */
export const logExportReading = (ctx: CallCtx, { task, columns, reason }: ExportReading, subjects: number) =>
  writeReading(ctx, { task, subject: { id: '', name: '' }, items: [`Excel: ${columns.join(', ')}`], reason }, subjects);

/** Logs a reading of full personal numbers, in the transaction that reads them. 429 for more than sixty an hour. */
export async function logNumberReading(ctx: CallCtx, reading: Reading): Promise<void> {
  const { db, actor } = ctx;
  const at = ctx.now();
  await lockReadings(db, actor.userId);
  const { readings, first } = await countNumberReadings(db, actor.userId, new Date(at.getTime() - HOUR_MS));
  if (readings >= NUMBERS_AN_HOUR) {
    const untilMs = (first ?? at).getTime() + HOUR_MS - at.getTime();
    refuse('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(untilMs / 1000)) });
  }
  await logReading(ctx, reading);
}
