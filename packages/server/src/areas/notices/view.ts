import { NEW_HOURS, NoticeStage } from '@portal/contract/areas/notices/boards';
import type { LandingNotice, NoticeInfo, NoticeReader, NoticeRow } from '@portal/contract/areas/notices/shapes';
import { isStaff } from '@portal/contract/core/actor';
import { HOUR_MS, seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { CallCtx } from '#context.ts';
import { factsOf } from './access.ts';
import type { ListedNotice } from './queries/list.ts';
import type { ReaderRow } from './queries/readers.ts';
import type { PendingNotice } from './queries/readings.ts';

/** A time as the form has it: 'YYYY-MM-DD HH:mm', '' for none. */
export const formMinute = (moment: Date | null): string => (moment === null ? '' : seoulTime(moment).slice(0, 16));

const timeOrNone = (moment: Date | null): string => (moment === null ? '' : seoulTime(moment));

/** When the notice was published: its registration, or the later start of its period. */
const publishedAt = ({ publish_from, created_at }: Pick<ListedNotice, 'publish_from' | 'created_at'>): Date =>
  publish_from !== null && publish_from > created_at ? publish_from : created_at;

/** Fields that only staff get (NOTICE-60). */
const viewForStaff = (notice: ListedNotice, stage: NoticeStage) => ({
  createdUserId: notice.created_by,
  createdUserName: notice.author_name,
  commentCnt: notice.comments,
  delYN: toYesNo(notice.deleted_at !== null),
  stage,
  publishFrom: formMinute(notice.publish_from),
  publishUntil: formMinute(notice.publish_until),
});

/** A notice as its list row and its own page show it. */
export function viewListed({ actor, now }: CallCtx, notice: ListedNotice): Omit<NoticeRow, 'no'> {
  const { stage } = factsOf(notice, now());
  const published = publishedAt(notice);
  const isNew = stage === NoticeStage.Published && now().getTime() - published.getTime() < NEW_HOURS * HOUR_MS;
  return {
    noticeId: notice.id,
    fixYN: toYesNo(notice.pinned),
    categoryId: notice.category_id,
    categoryName: notice.category_name,
    noticeSubject: notice.subject,
    noticeSubjectColor: notice.subject_color,
    createdDtm: seoulTime(notice.created_at),
    publishedDtm: seoulTime(published),
    newYN: toYesNo(isNew),
    readYN: toYesNo(notice.is_read),
    mustReadYN: toYesNo(notice.must_read_until !== null),
    mustReadUntil: notice.must_read_until ?? '',
    viewCnt: notice.views,
    fileCnt: notice.files,
    ...(isStaff(actor) ? viewForStaff(notice, stage) : {}),
  };
}

/** One row of a list of notices. */
export const viewRow = (ctx: CallCtx, notice: ListedNotice, no: number): NoticeRow => ({
  ...viewListed(ctx, notice),
  no,
});

type NoticeDetails = Pick<NoticeInfo, 'noticeContent' | 'attachments' | 'previous' | 'next' | 'version'> &
  Partial<Pick<NoticeInfo, 'readerCnt' | 'audienceCnt'>>;

/** One notice with its content, attachments and neighbours. */
export const viewNotice = (ctx: CallCtx, notice: ListedNotice, details: NoticeDetails): NoticeInfo => ({
  ...viewListed(ctx, notice),
  ...details,
  attachFiles: details.attachments.map(({ fileName }) => fileName).join(','),
});

/** One user of the audience of a notice. */
export const viewReader = (reader: ReaderRow): NoticeReader => ({
  userId: reader.user_id,
  userName: reader.user_name,
  position: reader.position,
  groupKey: reader.group_key,
  groupName: reader.group_name,
  readDtm: timeOrNone(reader.read_at),
  remindedDtm: timeOrNone(reader.reminded_at),
});

/** One unread notice of the landing page. */
export const viewPendingNotice = (notice: PendingNotice): LandingNotice => ({
  board: notice.board,
  noticeId: notice.id,
  categoryName: notice.category_name,
  noticeSubject: notice.subject,
  noticeSubjectColor: notice.subject_color,
  publishedDtm: seoulTime(publishedAt(notice)),
  mustReadYN: toYesNo(notice.must_read_until !== null),
  mustReadUntil: notice.must_read_until ?? '',
  remindedDtm: timeOrNone(notice.reminded_at),
});
