import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { noticeCalls } from '@portal/contract/areas/notices/calls';
import { type NoticeValues, noticeItems } from '@portal/contract/areas/notices/changes';
import { mustReadDayCheck, noticeChecks, noticeHeadChecks } from '@portal/contract/areas/notices/forms';
import { NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import type { CallInput } from '@portal/contract/core/call';
import { seoulDay, seoulInstant } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { changesBetween, firstFailure } from '@portal/contract/core/forms';
import { picturesIn, RICH_TEXT } from '@portal/contract/core/rich-text';
import { findDeletedName } from '#areas/audit/public/deleted-name.ts';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import { prepareFilesWith } from '#areas/files/public/save-files.ts';
import { announceNotice } from '#areas/notify/public/announce.ts';
import type { CallCtx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import type { PreparedWrite, UploadedFile } from '#http/handler-types.ts';
import type { Admission } from '#http/upload/admit-upload.ts';
import { linesWithReasons, refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { refuseChoice } from '#refuse-choice.ts';
import { lockNotice, reachNotice } from './access.ts';
import type { PreparedBoardHandler } from './board-handler.ts';
import { targetOf } from './comment-target.ts';
import { type CleanContent, cleanContent, storePictures } from './content.ts';
import { chooseFiles } from './files.ts';
import { listFiles, replaceFiles, replaceImages } from './queries/files.ts';
import { recordAuthor } from './queries/readings.ts';
import { findCategory, insertNotice, type NoticeRecord, updateNotice } from './queries/record.ts';
import { searchedText } from './searched-text.ts';
import { formMinute } from './view.ts';

type Input = CallInput<typeof noticeCalls.register>;
type SavingCtx = CallCtx & { uploads: readonly UploadedFile[] };

/** The constraint that a file belongs to one notice only. */
const UNIQUE_FILE = 'notice_file_name_key';

/** What a save will store: everything is checked, but no byte is stored yet. */
type Draft = { input: Input; content: CleanContent; categoryName: string; added: UploadedFile[]; names: string[] };

/** The name of a category. A retired category is valid only for a notice that already has it. */
async function nameCategory({ db }: CallCtx, id: number, stored?: NoticeRecord): Promise<string> {
  const category = await findCategory(db, id);
  const isValid = category && (category.active || stored?.category_id === category.id);
  if (isValid) return category.name;
  refuseChoice('CategoryId', category?.name ?? (await findDeletedName(db, NAME_LISTS.category, id)));
}

/**
 * Runs the checks in their order (NOTICE-40 to NOTICE-47). The content is cleaned after the checks before it have
 * passed.
 */
async function checkDraft(ctx: SavingCtx, input: Input, stored?: NoticeRecord): Promise<Draft> {
  refuseFailedCheck(firstFailure(noticeHeadChecks, input));
  const content = await cleanContent(ctx, input.NoticeContent, stored?.id ?? 0);
  const checks = [...noticeChecks, mustReadDayCheck(seoulDay(ctx.now()), stored?.must_read_until ?? null)];
  refuseFailedCheck(firstFailure(checks, { ...input, NoticeContent: content.markup }));
  const categoryName = await nameCategory(ctx, input.CategoryId, stored);
  const storedFiles = stored ? await listFiles(ctx.db, stored.id) : [];
  const files = await chooseFiles(
    ctx,
    input.existingFiles,
    storedFiles.map(({ fileName }) => fileName),
  );
  return { input, content, categoryName, ...files };
}

const toMoment = (minute: string): Date | null => (minute === '' ? null : new Date(seoulInstant(minute)));

/** The columns of a form; `markup` is its content with stored pictures. */
function columnsOf({ input, content }: Draft, markup: string) {
  const publish_from = toMoment(input.PublishFrom);
  const publish_until = toMoment(input.PublishUntil);
  return {
    pinned: input.FixYN === 'Y',
    category_id: input.CategoryId,
    subject: input.NoticeSubject,
    subject_color: input.NoticeSubjectColor,
    content: markup,
    content_edition: RICH_TEXT.edition,
    search_text: searchedText(input.NoticeSubject, content.text),
    publish_from,
    publish_until,
    must_read_until: input.MustReadYN === 'Y' ? input.MustReadUntil : null,
  };
}

async function writeParts({ db }: CallCtx, id: number, { names }: Draft, markup: string): Promise<void> {
  await replaceImages(db, id, picturesIn(markup));
  await replaceFiles(db, id, names).catch((error: unknown) => {
    // Another notice may have claimed a file between the check and the write.
    throw isDuplicate(error, UNIQUE_FILE) ? refuse('BAD_REQUEST', { field: 'existingFiles' }) : error;
  });
}

/** Stores the bytes of pictures and new attachments; `work` then runs in one transaction with their rows. */
async function store<R>(
  ctx: CallCtx,
  draft: Draft,
  work: (tx: CallCtx, markup: string) => Promise<R>,
): Promise<PreparedWrite<R>> {
  const markup = await storePictures(ctx, draft.content);
  // A picture that cannot be decoded was removed.
  refuseFailedCheck(firstFailure(noticeChecks, { ...draft.input, NoticeContent: markup }));
  const added = { rule: FILE_RULES.noticeAttachment, files: draft.added };
  return prepareFilesWith(ctx, [added], (tx) => work(tx, markup));
}

/** Registers a notice with its pictures and attachments (NOTICE-44, NOTICE-55). */
export const registerNotice = (board: NoticeBoard): PreparedBoardHandler<'register'> => ({
  prepare: async (ctx, input) => {
    const draft = await checkDraft(ctx, input);
    return store(ctx, draft, async (tx, markup) => {
      const { userId } = tx.actor;
      const columns = { ...columnsOf(draft, markup), board, created_by: userId, created_at: tx.now() };
      const noticeId = await insertNotice(tx.db, columns);
      await writeParts(tx, noticeId, draft, markup);
      await recordAuthor(tx.db, noticeId, userId, tx.now());
      await announceNotice(tx, noticeId);
      return { noticeId };
    });
  },
});

/** Only callers who may see the notice may upload files for an edit of it. */
export const editAdmission = (board: NoticeBoard): Admission => ({
  field: 'NoticeId',
  admit: (ctx, id) => reachNotice(ctx, board, id),
});

async function storedValues({ db }: CallCtx, notice: NoticeRecord): Promise<NoticeValues> {
  return {
    FixYN: toYesNo(notice.pinned),
    CategoryId: notice.category_id,
    categoryName: notice.category_name,
    NoticeSubject: notice.subject,
    NoticeSubjectColor: notice.subject_color,
    NoticeContent: notice.content,
    PublishFrom: formMinute(notice.publish_from),
    PublishUntil: formMinute(notice.publish_until),
    MustReadYN: toYesNo(notice.must_read_until !== null),
    MustReadUntil: notice.must_read_until ?? '',
    files: (await listFiles(db, notice.id)).map(({ fileName }) => fileName),
  };
}

const sentValues = ({ input, content, categoryName, names }: Draft): NoticeValues => ({
  ...input,
  categoryName,
  NoticeContent: content.markup,
  files: names,
});

/**
 * Saves an edit with one reason per changed item and its history (NOTICE-35, CHG-04). Without changes it writes
 * nothing.
 */
export const editNotice = (board: NoticeBoard): PreparedBoardHandler<'edit'> => ({
  prepare: async (ctx, input) => {
    const notice = await reachNotice(ctx, board, input.NoticeId);
    const draft = await checkDraft(ctx, input, notice);
    refuseStale(input.Version, notice);
    if (notice.deleted_at !== null) refuse('BAD_STATE');
    const changes = changesBetween(noticeItems, await storedValues(ctx, notice), sentValues(draft));
    if (changes.length === 0) return { work: async () => undefined };
    const given = { field: 'NoticeChangeReasons', reasons: input.NoticeChangeReasons };
    const lines = linesWithReasons(changes, given);
    return store(ctx, draft, async (tx, markup): Promise<void> => {
      const locked = await lockNotice(tx, board, notice.id);
      // Another user may have saved meanwhile, also when the request names no version.
      refuseStale(notice.version, locked);
      await updateNotice(tx.db, locked.id, columnsOf(draft, markup));
      await writeParts(tx, locked.id, draft, markup);
      await writeHistory(tx, targetOf(tx, { ...locked, subject: input.NoticeSubject }), lines);
      await announceNotice(tx, locked.id);
    });
  },
});
