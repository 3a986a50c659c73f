import { z } from 'zod';
import { SECURITY_EVENT_CODES } from './lists.ts';

export const accessRow = z.object({
  id: z.number(),
  accessDtm: z.string(),
  readerId: z.string(),
  readerName: z.string(),
  /** What it was read for, a code of READING_TASKS. */
  task: z.string(),
  /** A user id or the number of a project; '' for a list. */
  subjectId: z.string(),
  subjectName: z.string(),
  /** How many people were shown. */
  subjectCnt: z.number(),
  /** What was read, in words. */
  items: z.string(),
  /** Where it was read from. */
  address: z.string(),
});
export type AccessRow = z.output<typeof accessRow>;

export const changeRow = z.object({
  id: z.number(),
  changeDtm: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** What kind of thing was changed, and which one, in words. */
  subject: z.string(),
  subjectName: z.string(),
  action: z.string(),
  detail: z.string(),
});
export type ChangeRow = z.output<typeof changeRow>;

export const eventRow = z.object({
  id: z.number(),
  eventDtm: z.string(),
  event: z.enum(SECURITY_EVENT_CODES),
  /** '' where nobody known was named. */
  userId: z.string(),
  userName: z.string(),
  address: z.string(),
  /** Which call it was about, or how much. */
  detail: z.string(),
});
export type EventRow = z.output<typeof eventRow>;

const finding = z.object({
  readerId: z.string(),
  readerName: z.string(),
  /** '' where it is about a reader at all his addresses. */
  address: z.string(),
  /** Readings, and how many people they showed together. */
  readingCnt: z.number(),
  subjectCnt: z.number(),
});
export type ReviewFinding = z.output<typeof finding>;

/** One month of readings (D-163). */
export const accessReview = z.object({
  /** 'YYYY.MM'. */
  month: z.string(),
  readerCnt: z.number(),
  readingCnt: z.number(),
  /** People shown to the reader in the middle. */
  medianCnt: z.number(),
  /** At night, at weekends, on holidays. */
  oddTimes: z.array(finding),
  /** Far more people than the reader in the middle. */
  manyReadings: z.array(finding),
  /** Addresses from which the reader had not read in the year before. */
  newAddresses: z.array(finding),
  reviews: z.array(z.object({ reviewDtm: z.string(), userId: z.string(), userName: z.string(), memo: z.string() })),
});
export type AccessReview = z.output<typeof accessReview>;
