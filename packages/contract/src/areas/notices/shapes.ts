import { z } from 'zod';
import { choice, code, day, flag, listOf, markup, minute, text, userId, yesNo } from '../../core/fields.ts';
import { YES_NO } from '../../core/formats.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { BLACK, RICH_LIMIT } from '../../core/rich-text.ts';
import { wireShapes } from '../../core/wire-shapes.ts';
import { FILE_RULES } from '../files/kinds.ts';
import { LONGEST_NAME } from '../files/names.ts';
import { NOTICE_BOARDS, NOTICE_STAGES } from './boards.ts';

/**
 * Request fields of add and edit on both boards (CALLS-111, CALLS-112): those of the form, the publishing period and
 * must-read.
 */
export const noticeFields = {
  FixYN: code(YES_NO),
  CategoryId: choice(),
  NoticeSubject: text(TEXT_LIMIT.name),
  NoticeSubjectColor: text(TEXT_LIMIT.name)
    .transform((value) => value.trim().toLowerCase() || BLACK)
    .pipe(z.string().regex(/^#[0-9a-f]{6}$/))
    .register(wireShapes, { type: 'string', pattern: '^(#[0-9a-fA-F]{6})?$', default: BLACK }),
  /** Long enough for pictures sent as data. The length is checked again without them. */
  NoticeContent: markup(RICH_LIMIT.withPictures),
  /** 'YYYY-MM-DD HH:mm' in Seoul. '' means at once, or without end. */
  PublishFrom: minute(),
  PublishUntil: minute(),
  MustReadYN: yesNo(),
  /** Last day on which the notice stays on top of the landing page of users who have not opened it. */
  MustReadUntil: day(),
  /** Stored names: the attachments that an edit keeps, and those uploaded before. */
  existingFiles: listOf(text(LONGEST_NAME), FILE_RULES.noticeAttachment.files + 1),
  LoginUserId: userId(),
};

/** A row of both lists (NOTICE-15). Fields for staff alone are absent for contractors. */
export const noticeRow = z.object({
  noticeId: z.number(),
  no: z.number(),
  fixYN: flag,
  categoryId: z.number(),
  categoryName: z.string(),
  noticeSubject: z.string(),
  noticeSubjectColor: z.string(),
  createdDtm: z.string(),
  /** When it was or will be published: the start of its publishing period, or its registration. */
  publishedDtm: z.string(),
  /** 'Y' when it was published within NEW_HOURS. */
  newYN: flag,
  /** 'Y' when the caller has opened it. */
  readYN: flag,
  mustReadYN: flag,
  mustReadUntil: z.string(),
  /** Number of views. */
  viewCnt: z.number(),
  fileCnt: z.number(),
  /** The fields from here on are for staff alone (NOTICE-60). */
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
  /** The next older and the next newer notice on this board that the caller may see. */
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
  version: z.number(),
  /** For staff alone: how many of its readers have opened it, and how many readers it has. */
  readerCnt: z.number().optional(),
  audienceCnt: z.number().optional(),
});
export type NoticeInfo = z.output<typeof noticeInfo>;

/** A user that a notice is addressed to. */
export const noticeReader = z.object({
  userId: z.string(),
  userName: z.string(),
  position: z.string(),
  /** Company of a contractor's user, or department of a staff user. */
  groupKey: z.string(),
  groupName: z.string(),
  /** '' while unread. */
  readDtm: z.string(),
  /** '' when never reminded. */
  remindedDtm: z.string(),
});
export type NoticeReader = z.output<typeof noticeReader>;

/** How many users of one company or department have read a notice. */
export const readerGroup = z.object({
  groupKey: z.string(),
  groupName: z.string(),
  readCnt: z.number(),
  totalCnt: z.number(),
});
export type ReaderGroup = z.output<typeof readerGroup>;

/** An unread notice on top of the landing page: a must-read ('필독'), or one with a reminder. */
export const landingNotice = z.object({
  board: z.enum(NOTICE_BOARDS),
  noticeId: z.number(),
  categoryName: z.string(),
  noticeSubject: z.string(),
  noticeSubjectColor: z.string(),
  publishedDtm: z.string(),
  mustReadYN: flag,
  mustReadUntil: z.string(),
  /** '' when the caller was not reminded. */
  remindedDtm: z.string(),
});
export type LandingNotice = z.output<typeof landingNotice>;
