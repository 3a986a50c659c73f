import type { NotifyKey } from '@portal/contract/areas/notify/catalogue';
import type { NamedChange } from '@portal/contract/areas/notify/changed-parts';
import { Channel, RETENTION_DAYS } from '@portal/contract/areas/notify/kinds';
import type { SendType } from '@portal/contract/areas/outsourced-projects/shipping';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { UserType } from '@portal/contract/core/actor';
import { DAY_MS } from '@portal/contract/core/dates';
import { type RawBuilder, sql } from 'kysely';
import { announceAlarms } from '#areas/alarms/public/alarms.ts';
import type { Ctx } from '#context.ts';
import type { TablePage } from '#lists/table-page.ts';
import { eventRecords, isForReader, isUnread, seesPage } from './seen.ts';
import { ARRIVED, State } from './states.ts';

type Db = Ctx['db'];
type Reader = { userId: string; now: Date };

/** SQL: the messages in the inbox of a user whose pages they may see now. */
const inboxOf = ({ userId, now }: Reader): RawBuilder<unknown> => sql`
  ${eventRecords}
    join notify_delivery d on d.event_id = e.id
    join portal_user u on u.user_id = d.user_id
  where d.user_id = ${userId} and d.channel = ${Channel.Inbox} and d.state in (${ARRIVED})
    and d.sent_at >= ${new Date(now.getTime() - RETENTION_DAYS * DAY_MS)} and ${isForReader} and ${seesPage(now)}`;

export type InboxGroup = { group_id: number; newest_id: number; unread: boolean; total: number };

/** A page of the messages of an inbox, newest first. A message has one or more deliveries. */
export async function pageGroups(db: Db, reader: Reader, unreadOnly: boolean, { Page, PageSize }: TablePage) {
  const { rows } = await sql<InboxGroup>`
    select d.group_id, max(d.id) as newest_id, bool_or(${isUnread}) as unread, count(*) over () as total
    from ${inboxOf(reader)}
    group by d.group_id having ${unreadOnly ? sql`bool_or(${isUnread})` : sql`true`}
    order by max(d.id) desc limit ${PageSize} offset ${(Page - 1) * PageSize}`.execute(db);
  return rows;
}

/** How many messages an inbox has, and how many of them are unread. */
export async function countGroups(db: Db, reader: Reader): Promise<{ unread: number; total: number }> {
  const { rows } = await sql<{ unread: number; total: number }>`
    select count(distinct d.group_id) filter (where ${isUnread}) as unread, count(distinct d.group_id) as total
    from ${inboxOf(reader)}`.execute(db);
  return rows[0] ?? { unread: 0, total: 0 };
}

export type InboxPart = {
  group_id: number;
  key: NotifyKey;
  urgent: boolean;
  sent_at: Date;
  project_id: number | null;
  notice_id: number | null;
  project_name: string | null;
  price: number | null;
  add_price: number | null;
  start_dates: string[] | null;
  area_name: string | null;
  status: ProjectStatus | null;
  is_own_award: boolean;
  is_billed: boolean;
  is_logged: boolean;
  event_at: Date;
  start_day: string | null;
  people: number | null;
  send_type: SendType | '' | null;
  material_kinds: number;
  notice_subject: string | null;
  must_read_until: string | null;
  changes: NamedChange[] | null;
};

/** The history lines of one save have ids within this distance, since they are written together. */
const MAX_LINES_OF_SAVE = 100;

/** SQL: the changes of the save whose last line an event names. */
const changesOfSave = sql`(
  select json_agg(json_build_object('itemName', line.item_name, 'before', line.origin_value, 'after', line.new_value)
    order by line.id)
  from comment last join comment line on line.board = last.board and line.post_id = last.post_id and line.automatic
    and line.id between last.id - ${MAX_LINES_OF_SAVE}::int and last.id
    and line.user_id = last.user_id and line.created_at = last.created_at
  where last.id = e.comment_id)`;

/** SQL: whether the reader may know the award of the project: staff, and the company that has it. */
const isOwnAward = sql`(u.user_type = ${sql.lit(UserType.Staff)} or p.choice_company_id = u.company_id)`;

/** SQL: when an event happened. What staff send again happened when it was first told. */
const eventAt = sql`coalesce((select first.created_at from notify_event first where first.id = e.again_of), e.created_at)`;

/** SQL: whether the winner's log of the day of an event is there. */
const isLogged = sql`(e.key = 'logMissing' and exists (
  select from outsourced_acceptance agreed join site_log log on log.award_id = agreed.id
  where agreed.project_id = e.project_id and agreed.company_id = e.company_id
    and log.day = (${eventAt} at time zone 'Asia/Seoul')::date))`;

/** SQL: what a part of a message says. Facts of an award are those of the reader's company alone. */
export const partColumns = sql`
  e.key, e.urgent, e.project_id, e.notice_id, p.project_name, p.status, ${eventAt} as event_at,
      coalesce(p.choice_company_id = u.company_id, false) as is_own_award,
      p.bill_date is not null as is_billed, ${isLogged} as is_logged,
      p.start_dates, (select name from area where area.id = p.area_id) as area_name,
      case when p.status = ${sql.lit(ProjectStatus.Open)} or ${isOwnAward} then p.price end as price,
      case when p.status = ${sql.lit(ProjectStatus.Open)} or ${isOwnAward} then p.add_price end as add_price,
      case when ${isOwnAward} then p.choice_date::text end as start_day,
      case when ${isOwnAward} then p.total_people end as people,
      case when ${isOwnAward} then p.send_type end as send_type,
      (select count(*) from outsourced_material m where m.project_id = p.id and ${isOwnAward}) as material_kinds,
      n.subject as notice_subject, n.must_read_until::text as must_read_until, ${changesOfSave} as changes`;

/** What the messages of a page say, oldest part first. */
export async function listParts(db: Db, reader: Reader, groupIds: readonly number[]): Promise<InboxPart[]> {
  const { rows } = await sql<InboxPart>`
    select d.group_id, d.sent_at, ${partColumns}
    from ${inboxOf(reader)} and d.group_id = any(${groupIds}::bigint[])
    order by d.id`.execute(db);
  return rows;
}

/**
 * Marks messages of a user as read: all, or that of one delivery up to it. Their open pages hear of it if there were
 * any.
 */
export async function markMessagesRead(db: Db, { userId, now }: Reader, upTo?: number): Promise<void> {
  const which =
    upTo === undefined
      ? sql`true`
      : sql`id <= ${upTo} and group_id = (
          select group_id from notify_delivery where id = ${upTo} and user_id = ${userId})`;
  const { rows } = await sql<{ user_id: string }>`
    update notify_delivery set state = ${State.Received}, read_at = ${now}
    where user_id = ${userId} and channel = ${Channel.Inbox} and state = ${State.Sent} and ${which}
    returning user_id`.execute(db);
  if (rows.length > 0) await announceAlarms(db, [userId]);
}
