import { UNTAKEN_ALARM } from '@portal/contract/areas/alarms/feed';
import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { keysFor } from '@portal/contract/areas/notify/catalogue';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type RawBuilder, sql } from 'kysely';
import { seesProjectSql } from '#lists/sees-project.ts';
import { State } from './states.ts';

const oneOf = (values: readonly string[]): RawBuilder<unknown> => sql`any(${values}::text[])`;

/** SQL: an event (`e`), its project (`p`) or notice (`n`). */
export const eventRecords = sql`
  notify_event e
  left join outsourced_project p on p.id = e.project_id
  left join notice n on n.id = e.notice_id`;

/** SQL: whether a contractor's user (`u`) may see the page of an event: `seesProject` and `seesNotice`. */
export const seesPage = (now: Date): RawBuilder<boolean> => sql<boolean>`(case
  when e.project_id is not null then p.deleted_at is null
    and ${seesProjectSql((statuses) => sql`p.status = ${oneOf(statuses)}`, sql`p.choice_company_id = u.company_id`)}
  when e.key = ${oneOf(keysFor('company'))} then true
  else n.deleted_at is null and n.board = ${sql.lit(NoticeBoard.Partners)}
    and (n.publish_from is null or n.publish_from <= ${now}) and (n.publish_until is null or n.publish_until > ${now})
  end)`;

const offers = keysFor('interested');
/** Messages to one company: about its award, or its own accounts. */
const ofCompany = [...keysFor('winner'), ...keysFor('company')];

/** SQL: whether an event is a new offer. */
export const isOffer: RawBuilder<boolean> = sql<boolean>`(e.key = ${oneOf(offers)})`;

/** SQL: whether a message of the inbox (`d`) is unread. An offer that was taken asks for nothing any more (D-593). */
export const isUnread: RawBuilder<boolean> = sql<boolean>`(d.state = ${State.Sent}
  and not (${isOffer} and p.status <> ${sql.lit(ProjectStatus.Open)}))`;

/** SQL: whether an event is still for a user: an offer that may be taken, or a message to the user's company. */
export const isForUser: RawBuilder<boolean> = sql<boolean>`(case
  when ${isOffer} then p.status = ${sql.lit(ProjectStatus.Open)} and u.company_id is distinct from e.company_id
  when e.key = ${oneOf(ofCompany)} then u.company_id = e.company_id
  else e.key = ${oneOf(keysFor('contractors'))} end)`;

/** SQL: whether a message of the inbox is still for its reader: nobody reads on about a company that they left. */
export const isForReader: RawBuilder<boolean> = sql<boolean>`(
  e.key <> all(${ofCompany}::text[]) or u.company_id = e.company_id)`;

/**
 * SQL: whether the area of an offer fits a user: one that they chose, at first that of their record (D-424). None fits
 * every offer.
 */
const fitsArea = sql<boolean>`(case
  when exists (select from notify_interest i where i.user_id = u.user_id) then
    exists (select from notify_interest_area i where i.user_id = u.user_id and i.area_id = p.area_id)
    or not exists (select from notify_interest_area i where i.user_id = u.user_id)
  else u.area_id is null or u.area_id = p.area_id end)`;

/** SQL: whether the trade of an offer fits a user. An offer without one fits everybody. */
const fitsTrade = sql<boolean>`(p.trade_id is null
  or exists (select from notify_interest_trade i where i.user_id = u.user_id and i.trade_id = p.trade_id)
  or not exists (select from notify_interest_trade i where i.user_id = u.user_id))`;

/** SQL: whether an offer is one that a user looks for. Every other message is. */
export const fitsInterest: RawBuilder<boolean> = sql<boolean>`(not ${isOffer} or (${fitsArea} and ${fitsTrade}))`;

/** SQL: whether an event is a test that a user sent to themselves (D-425). */
export const isForSelf: RawBuilder<boolean> = sql<boolean>`(e.key = ${oneOf(keysFor('self'))})`;

/** SQL: whether an event is told to staff. */
export const isForStaff: RawBuilder<boolean> = sql<boolean>`(e.key = ${oneOf(keysFor('staff'))})`;

/** SQL: whether an alarm (`a`) rings for the event. Each event has a comment, or is an open project at its time. */
export const ringsFor: RawBuilder<boolean> = sql<boolean>`(
  a.comment_id = e.comment_id
  or (e.comment_id is null and a.kind = ${UNTAKEN_ALARM} and a.board = 'project' and a.post_id = e.project_id::text
    and a.created_at = e.created_at))`;
