import type { auditCalls } from '@portal/contract/areas/audit/calls';
import { reviewChecks } from '@portal/contract/areas/audit/forms';
import { isReviewable, isUnusuallyMany, KNOWN_MONTHS, median, REVIEW_LINES } from '@portal/contract/areas/audit/review';
import type { ReviewFinding } from '@portal/contract/areas/audit/shapes';
import { seoulDay, seoulInstant, seoulTime } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { monthOf, monthRange, moveMonth, readMonth } from '@portal/contract/core/months';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { logChange } from './public/log.ts';
import { listReviews, REVIEW_SUBJECT, type ReaderAtAddress, sumReadings } from './queries/review.ts';

type Calls = typeof auditCalls;

/** The current month in Seoul. */
const currentMonth = ({ now }: CallCtx): string => monthOf(seoulDay(now()));

/** The requested month, or the last complete month when the text is not a month. */
const requestedMonth = (ctx: CallCtx, text: string): string => readMonth(text) ?? moveMonth(currentMonth(ctx), -1);

const startOf = (day: string): Date => new Date(seoulInstant(day));

const momentsOf = (month: string) => {
  const { from, before } = monthRange(month);
  const knownSince = monthRange(moveMonth(month, -KNOWN_MONTHS)).from;
  return { from: startOf(from), before: startOf(before), knownSince: startOf(knownSince) };
};

const findingOf = (row: ReaderAtAddress): ReviewFinding => ({
  readerId: row.reader_id,
  readerName: row.reader_name,
  address: row.address,
  readingCnt: row.readings,
  subjectCnt: row.subjects,
});

/** Sums the readings of each reader over all addresses, the one with the most subjects first. */
function byReader(rows: readonly ReviewFinding[]): ReviewFinding[] {
  const readers = new Map<string, ReviewFinding>();
  for (const row of rows) {
    const sum = readers.get(row.readerId);
    readers.set(row.readerId, {
      ...row,
      address: '',
      readingCnt: row.readingCnt + (sum?.readingCnt ?? 0),
      subjectCnt: row.subjectCnt + (sum?.subjectCnt ?? 0),
    });
  }
  return [...readers.values()].sort((one, other) => other.subjectCnt - one.subjectCnt);
}

/** The readings of a row at odd times, if there are any. */
const oddOf = (row: ReaderAtAddress): ReviewFinding[] =>
  row.odd_readings === 0 ? [] : [{ ...findingOf(row), readingCnt: row.odd_readings, subjectCnt: row.odd_subjects }];

/** The notable readings of a month, and its reviews so far (D-163). */
export const readReview: Handler<Calls['readReview']> = async (ctx, input) => {
  const month = requestedMonth(ctx, input.Month);
  const rows = await sumReadings(ctx.db, momentsOf(month));
  const readers = byReader(rows.map(findingOf));
  const medianCnt = median(readers.map(({ subjectCnt }) => subjectCnt));
  const reviews = await listReviews(ctx.db, month);
  return {
    month,
    readerCnt: readers.length,
    readingCnt: readers.reduce((sum, { readingCnt }) => sum + readingCnt, 0),
    medianCnt,
    oddTimes: byReader(rows.flatMap(oddOf)).slice(0, REVIEW_LINES),
    manyReadings: readers.filter(({ subjectCnt }) => isUnusuallyMany(subjectCnt, medianCnt)).slice(0, REVIEW_LINES),
    newAddresses: rows
      .filter((row) => row.is_new)
      .map(findingOf)
      .slice(0, REVIEW_LINES),
    reviews: reviews.map((row) => ({
      reviewDtm: seoulTime(row.at),
      userId: row.user_id,
      userName: row.user_name,
      memo: row.detail,
    })),
  };
};

/** Records that a month was reviewed, as a row of the change log, which cannot be removed. */
export const finishReview: Handler<Calls['finishReview']> = async (ctx, input) => {
  const month = readMonth(input.Month) ?? refuse('BAD_REQUEST', { field: 'Month' });
  refuseFailedCheck(firstFailure(reviewChecks, input));
  if (!isReviewable(month, currentMonth(ctx))) refuse('REVIEW_EARLY', { field: 'Month' });
  await logChange(ctx, {
    subject: REVIEW_SUBJECT,
    key: month,
    name: month,
    action: '점검 완료',
    detail: input.Memo.trim(),
  });
};
