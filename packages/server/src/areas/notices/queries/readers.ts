import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { ReadState } from '@portal/contract/areas/notices/lists';
import { UserType } from '@portal/contract/core/actor';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isEmployedStaff } from '#db/employed-staff.ts';
import type { NoticeRecord } from './record.ts';

type Db = Ctx['db'];
export type AudienceNotice = Pick<NoticeRecord, 'id' | 'board' | 'created_by'>;

/**
 * The audience of a notice: users of contractors, or employed staff without its author. They are grouped by company or
 * department. A plain count is enough, because they are some thousands at most.
 */
const audienceOf = ({ board, created_by }: AudienceNotice): RawBuilder<unknown> =>
  board === NoticeBoard.Partners
    ? sql`select u.user_id, u.user_name, u.position, u.company_id::text as group_key, c.name as group_name
        from portal_user u join company c on c.id = u.company_id
        where u.user_type = ${sql.lit(UserType.Partner)} and u.deleted_at is null`
    : sql`select user_id, user_name, position, dept_name as group_key, dept_name as group_name
        from portal_user
        where ${isEmployedStaff()} and user_id <> ${created_by}`;

export type ReaderFilter = { state: ReadState; groupKey: string; keyword: string };
type Page = { Page: number; PageSize: number };

const STATES = { A: sql`true`, Y: sql`r.read_at is not null`, N: sql`r.read_at is null` } as const;

const inGroup = (groupKey: string): RawBuilder<unknown> =>
  groupKey === '' ? sql`true` : sql`a.group_key = ${groupKey}`;

export type ReaderRow = {
  user_id: string;
  user_name: string;
  position: string;
  group_key: string;
  group_name: string;
  read_at: Date | null;
  reminded_at: Date | null;
};

const readersOf = (notice: AudienceNotice, { groupKey, keyword }: ReaderFilter): RawBuilder<unknown> => sql`
  (${audienceOf(notice)}) a
  left join notice_reading r on r.notice_id = ${notice.id} and r.user_id = a.user_id
  left join notice_reminder m on m.notice_id = ${notice.id} and m.user_id = a.user_id
  where ${inGroup(groupKey)} and strpos(lower(a.user_name), lower(${keyword})) > 0`;

/** A page of the audience of a notice, unread ones first, and how many of them have read it. */
export async function pageReaders(db: Db, notice: AudienceNotice, filter: ReaderFilter, { Page, PageSize }: Page) {
  const { rows } = await sql<ReaderRow>`
    select a.*, r.read_at, m.reminded_at from ${readersOf(notice, filter)} and ${STATES[filter.state]}
    order by r.read_at is not null, a.group_name collate "C", a.user_name collate "C", a.user_id
    limit ${PageSize} offset ${(Page - 1) * PageSize}`.execute(db);
  const counted = await sql<{ read: number; total: number }>`
    select count(r.read_at)::int as read, count(*)::int as total from ${readersOf(notice, filter)}`.execute(db);
  const { read, total } = counted.rows[0] ?? { read: 0, total: 0 };
  return { rows, readCount: read, unreadCount: total - read };
}

/** How many users of each company or department have read a notice. */
export async function listReaderGroups(db: Db, notice: AudienceNotice) {
  const { rows } = await sql<{ group_key: string; group_name: string; read: number; total: number }>`
    select a.group_key, a.group_name, count(r.read_at)::int as read, count(*)::int as total
    from (${audienceOf(notice)}) a
    left join notice_reading r on r.notice_id = ${notice.id} and r.user_id = a.user_id
    group by a.group_key, a.group_name order by a.group_name collate "C", a.group_key`.execute(db);
  return rows;
}

/** How many users are in the audience of a notice. */
export async function countAudience(db: Db, notice: AudienceNotice): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${audienceOf(notice)}) audience`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many users of its audience have read a notice. */
export const findReaderCount = async (db: Db, noticeId: number): Promise<number> =>
  (await db.selectFrom('notice_count').select('readers').where('notice_id', '=', noticeId).executeTakeFirst())
    ?.readers ?? 0;

type Reminder = { groupKey: string; by: string; at: Date; remindedBefore: Date };

/**
 * Reminds all users who have not read a notice and were not reminded after `remindedBefore`. Runs in one statement and
 * answers their ids.
 */
export async function remindUnread(db: Db, notice: AudienceNotice, { groupKey, by, at, remindedBefore }: Reminder) {
  const { rows } = await sql<{ user_id: string }>`
    insert into notice_reminder as m (notice_id, user_id, reminded_at, reminded_by)
    select ${notice.id}::bigint, a.user_id, ${at}::timestamptz, ${by} from (${audienceOf(notice)}) a
    where ${inGroup(groupKey)}
      and not exists (select from notice_reading r where r.notice_id = ${notice.id} and r.user_id = a.user_id)
    order by a.user_id
    on conflict (notice_id, user_id) do update set reminded_at = excluded.reminded_at, reminded_by = excluded.reminded_by
      where m.reminded_at <= ${remindedBefore}
    returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
