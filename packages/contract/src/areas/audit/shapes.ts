import { z } from 'zod';
import { SECURITY_EVENT_CODES } from './lists.ts';

export const accessRow = z.object({
  id: z.number(),
  accessDtm: z.string(),
  readerId: z.string(),
  readerName: z.string(),
  /** The purpose of the reading, a code of READING_TASKS. */
  task: z.string(),
  /** Id of a user or number of a project; '' for a list. */
  subjectId: z.string(),
  subjectName: z.string(),
  /** Number of people whose data was shown. */
  subjectCnt: z.number(),
  /** The items that were read, as text. */
  items: z.string(),
  /** Why personal data was taken into a workbook; else ''. */
  reason: z.string(),
  /** IP address of the reader. */
  address: z.string(),
});
export type AccessRow = z.output<typeof accessRow>;

export const changeRow = z.object({
  id: z.number(),
  changeDtm: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** Kind and name of the changed record, as text. */
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
  /** '' when the event names no known user. */
  userId: z.string(),
  userName: z.string(),
  address: z.string(),
  /** The call or the amount that the event is about. */
  detail: z.string(),
});
export type EventRow = z.output<typeof eventRow>;

const finding = z.object({
  readerId: z.string(),
  readerName: z.string(),
  /** '' when the finding covers all addresses of the reader. */
  address: z.string(),
  /** Number of readings, and of the subjects they showed together. */
  readingCnt: z.number(),
  subjectCnt: z.number(),
});
export type ReviewFinding = z.output<typeof finding>;

/** Summary and findings of one month of readings (D-163). */
export const accessReview = z.object({
  /** 'YYYY.MM'. */
  month: z.string(),
  readerCnt: z.number(),
  readingCnt: z.number(),
  /** Subjects that the median reader saw. */
  medianCnt: z.number(),
  /** Readings at night, at weekends and on holidays. */
  oddTimes: z.array(finding),
  /** Readers who saw far more subjects than the median reader. */
  manyReadings: z.array(finding),
  /** Addresses from which the reader had not read in the twelve months before. */
  newAddresses: z.array(finding),
  reviews: z.array(z.object({ reviewDtm: z.string(), userId: z.string(), userName: z.string(), memo: z.string() })),
});
export type AccessReview = z.output<typeof accessReview>;
