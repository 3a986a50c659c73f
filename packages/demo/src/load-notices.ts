import { Board } from '@portal/contract/areas/comments/boards';
import { isAddressee } from '@portal/contract/areas/notices/policy';
import { addDays, DAY_MS, HOUR_MS, seoulDay } from '@portal/contract/core/dates';
import { BLACK, plainText, RICH_TEXT } from '@portal/contract/core/rich-text';
import { searchedText } from '@portal/server/areas/notices/searched-text';
import type { NewNotice } from '@portal/server/areas/notices/tables';
import type { Ctx } from '@portal/server/context';
import { loadComments } from './load-comments.ts';
import { type NoticeContents, type NoticeFiles, planNoticeFiles } from './notice-files.ts';
import { picture } from './notice-markup.ts';
import { type Days, daysFrom, type NoticePlan } from './notice-plans.ts';
import { PARTNER_NOTICES } from './notices-partners.ts';
import { STAFF_NOTICES } from './notices-staff.ts';
import type { SceneDrawings } from './photos.ts';
import { findId, insertAll, insertNotices, listReaders } from './queries.ts';
import type { Random } from './random.ts';
import { type OnKey, storeFiles } from './store-files.ts';

/** Average views of each reader. */
const VIEWS_EACH = 1.4;
/** An unread must-read gets a reminder this long after it was written. */
const REMINDED_AFTER_MS = DAY_MS;

type Drawn = { scenes: SceneDrawings; contents: NoticeContents };
type Reader = Awaited<ReturnType<typeof listReaders>>[number];
/** A notice with its files, before it has an id. */
type Planned = { plan: NoticePlan; row: NewNotice; writtenAt: Date; files: NoticeFiles };
type Reading = { user_id: string; read_at: Date };

const moved = (now: Date, days: number | undefined): Date | null =>
  days === undefined ? null : new Date(now.getTime() + days * DAY_MS);

/** Plans the notices in the order in which they were written, newest last. */
function planNotices(now: Date, categories: ReadonlyMap<string, number>, drawn: Drawn): Planned[] {
  const days = daysFrom(seoulDay(now));
  return [...PARTNER_NOTICES, ...STAFF_NOTICES]
    .sort((one, other) => other.age - one.age)
    .map((plan) => {
      const writtenAt = new Date(now.getTime() - plan.age * DAY_MS);
      const files = planNoticeFiles(plan, writtenAt, drawn);
      return { plan, row: rowOf(plan, { now, writtenAt, days, categories, files }), writtenAt, files };
    });
}

type RowContext = {
  now: Date;
  writtenAt: Date;
  days: Days;
  categories: ReadonlyMap<string, number>;
  files: NoticeFiles;
};

function rowOf(plan: NoticePlan, { now, writtenAt, days, categories, files }: RowContext): NewNotice {
  const subject = plan.subject(days);
  const content = plan.content(
    days,
    files.pictures.map(({ name, alt }) => picture(name, alt)),
  );
  const publish_from = moved(now, plan.from);
  const publish_until = moved(now, plan.until);
  return {
    board: plan.board,
    pinned: plan.pinned ?? false,
    category_id: findId(categories, plan.category),
    subject,
    subject_color: plan.colour ?? BLACK,
    content,
    content_edition: RICH_TEXT.edition,
    search_text: searchedText(subject, plainText(content)),
    publish_from,
    publish_until,
    must_read_until: plan.mustRead === undefined ? null : addDays(seoulDay(now), plan.mustRead),
    created_by: plan.author,
    created_at: writtenAt,
    deleted_at: plan.deleted ? new Date(writtenAt.getTime() + HOUR_MS) : null,
    deleted_by: plan.deleted ? plan.author : null,
  };
}

/** The readers who opened the notice, and when. */
function readingsOf(random: Random, { plan, writtenAt }: Planned, readers: readonly Reader[], now: Date): Reading[] {
  const { share, by = [], notBy = [] } = plan.read;
  return readers.flatMap(({ user_id }) => {
    const opened = random.chance(share);
    const after = random.fraction() ** 3;
    if (notBy.includes(user_id) || !(opened || by.includes(user_id))) return [];
    return [{ user_id, read_at: new Date(writtenAt.getTime() + after * (now.getTime() - writtenAt.getTime())) }];
  });
}

const addressees = ({ plan }: Planned, readers: readonly Reader[]): Reader[] =>
  readers.filter(({ user_id: userId, user_type: userType }) =>
    isAddressee({ userId, userType }, { board: plan.board, authorId: plan.author }),
  );

type Opened = { id: number; planned: Planned; readers: readonly Reader[]; readings: readonly Reading[] };

/** Inserts the readings, their counts, and reminders of unread must-reads. */
async function insertReadings({ db }: Ctx, random: Random, notices: readonly Opened[]): Promise<void> {
  await insertAll(
    db,
    'notice_reading',
    notices.flatMap(({ id, planned, readings }) => [
      { notice_id: id, user_id: planned.plan.author, read_at: planned.writtenAt },
      ...readings.map((reading) => ({ notice_id: id, ...reading })),
    ]),
  );
  await insertAll(
    db,
    'notice_count',
    notices.map(({ id, readings }) => ({
      notice_id: id,
      views: Math.round(readings.length * VIEWS_EACH) + random.whole(0, 2),
      readers: readings.length,
    })),
  );
  const unread = notices
    .filter(({ planned }) => planned.plan.mustRead !== undefined)
    .flatMap(({ id, planned, readers, readings }) =>
      readers
        .filter(({ user_id }) => !readings.some((reading) => reading.user_id === user_id))
        .map(({ user_id }) => ({
          notice_id: id,
          user_id,
          reminded_at: new Date(planned.writtenAt.getTime() + REMINDED_AFTER_MS),
          reminded_by: planned.plan.author,
        })),
    );
  await insertAll(db, 'notice_reminder', unread);
}

const commentedNotice = (id: number, { plan, row, writtenAt }: Planned) => ({
  board: Board.Notice,
  id,
  subject: row.subject,
  addressees: [plan.author],
  comments: (plan.comments ?? []).map(([author, hours, content]) => ({
    author,
    at: new Date(writtenAt.getTime() + hours * HOUR_MS),
    content,
    // Alarms are listed in the order in which they were raised, so these would come before newer ones.
    raisesAlarm: false,
    replies: [],
  })),
});

/** Loads the notices of both boards with pictures, attachments, comments and readings. */
export async function loadNotices(ctx: Ctx, random: Random, drawn: Drawn, onKey: OnKey): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  const rows = await db.selectFrom('notice_category').select(['id', 'name']).execute();
  const planned = planNotices(now, new Map(rows.map(({ id, name }) => [name, id])), drawn);
  await storeFiles(
    ctx,
    planned.flatMap(({ files }) => files.files),
    onKey,
  );
  const ids = await insertNotices(
    db,
    planned.map(({ row }) => row),
  );
  const placed = planned.map((notice, index) => ({ id: ids[index] ?? 0, notice }));
  const files = placed.flatMap(({ id, notice }) =>
    notice.files.attachments.map((name, position) => ({ notice_id: id, position, name })),
  );
  await insertAll(db, 'notice_file', files);
  const images = placed.flatMap(({ id, notice }) => notice.files.pictures.map(({ name }) => ({ notice_id: id, name })));
  await insertAll(db, 'notice_image', images);
  const people = await listReaders(db);
  const opened = placed.map(({ id, notice }): Opened => {
    const readers = addressees(notice, people);
    return { id, planned: notice, readers, readings: readingsOf(random, notice, readers, now) };
  });
  await insertReadings(ctx, random, opened);
  await loadComments(
    ctx,
    random,
    placed.map(({ id, notice }) => commentedNotice(id, notice)),
  );
}
