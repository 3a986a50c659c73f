import { z } from 'zod';
import { choice, code, day, flag, listOf, markup, minute, text, userId, yesNo } from '../../core/fields.ts';
import { YES_NO } from '../../core/formats.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { BLACK, RICH_LIMIT } from '../../core/rich-text.ts';
import { FILE_RULES } from '../files/kinds.ts';
import { LONGEST_NAME } from '../files/names.ts';
import { NOTICE_BOARDS, NOTICE_STAGES } from './boards.ts';

/** What add and edit take (CALLS-111), and the times and the '필독' that are ours. */
export const noticeFields = {
  FixYN: code(YES_NO),
  CategoryId: choice(),
  NoticeSubject: text(TEXT_LIMIT.name),
  NoticeSubjectColor: text(TEXT_LIMIT.name)
    .transform((value) => value.trim().toLowerCase() || BLACK)
    .pipe(z.string().regex(/^#[0-9a-f]{6}$/)),
  /** Pictures that come as data may make it long; without them it is looked at again. */
  NoticeContent: markup(RICH_LIMIT.withPictures),
  /** 'YYYY-MM-DD HH:mm' in Seoul, or '' for at once and for ever. */
  PublishFrom: minute(),
  PublishUntil: minute(),
  MustReadYN: yesNo(),
  /** Last day on which it stays on top of the landing page until it is opened. */
  MustReadUntil: day(),
  /** Stored names: kept ones on an edit, and what the caller uploaded beforehand. */
  existingFiles: listOf(text(LONGEST_NAME), FILE_RULES.noticeAttachment.files + 1),
  LoginUserId: userId(),
};

/** A row of both lists (NOTICE-15). What contractors must not know is absent for them. */
export const noticeRow = z.object({
  noticeId: z.number(),
  no: z.number(),
  fixYN: flag,
  categoryId: z.number(),
  categoryName: z.string(),
  noticeSubject: z.string(),
  noticeSubjectColor: z.string(),
  createdDtm: z.string(),
  /** When it was, or will be, published: its own time or that of its registration. */
  publishedDtm: z.string(),
  /** Published within NEW_HOURS. */
  newYN: flag,
  /** The caller has opened it. */
  readYN: flag,
  mustReadYN: flag,
  mustReadUntil: z.string(),
  /** How often it was opened. */
  viewCnt: z.number(),
  fileCnt: z.number(),
  /** Staff alone (NOTICE-60). */
  createdUserId: z.string().optional(),
  createdUserName: z.string().optional(),
  commentCnt: z.number().optional(),
  delYN: flag.optional(),
  stage: z.enum(NOTICE_STAGES).optional(),
  /** 'YYYY-MM-DD HH:mm', or ''. */
  publishFrom: z.string().optional(),
  publishUntil: z.string().optional(),
});
export type NoticeRow = z.output<typeof noticeRow>;

const neighbour = z.object({ noticeId: z.number(), noticeSubject: z.string() });

/** One notice (DATA-44). */
export const noticeInfo = noticeRow.omit({ no: true }).extend({
  noticeContent: z.string(),
  /** Stored names joined by a comma (D-123). */
  attachFiles: z.string(),
  attachments: z.array(z.object({ fileName: z.string(), bytes: z.number() })),
  /** The next older and the next newer one that the caller sees on this board. */
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
  version: z.number(),
  /** Staff alone: how many of those it is written to have opened it. */
  readerCnt: z.number().optional(),
  audienceCnt: z.number().optional(),
});
export type NoticeInfo = z.output<typeof noticeInfo>;

/** Somebody a notice is written to. */
export const noticeReader = z.object({
  userId: z.string(),
  userName: z.string(),
  position: z.string(),
  /** Company of a contractor's user, department of a member of staff. */
  groupKey: z.string(),
  groupName: z.string(),
  /** '' while unread. */
  readDtm: z.string(),
  /** '' when never reminded. */
  remindedDtm: z.string(),
});
export type NoticeReader = z.output<typeof noticeReader>;

/** How far a notice was read in one company or department. */
export const readerGroup = z.object({
  groupKey: z.string(),
  groupName: z.string(),
  readCnt: z.number(),
  totalCnt: z.number(),
});
export type ReaderGroup = z.output<typeof readerGroup>;

/** A notice that waits on the landing page to be opened: '필독', or reminded of. */
export const landingNotice = z.object({
  board: z.enum(NOTICE_BOARDS),
  noticeId: z.number(),
  categoryName: z.string(),
  noticeSubject: z.string(),
  noticeSubjectColor: z.string(),
  publishedDtm: z.string(),
  mustReadYN: flag,
  mustReadUntil: z.string(),
  /** '' when nobody reminded the caller. */
  remindedDtm: z.string(),
});
export type LandingNotice = z.output<typeof landingNotice>;
