import { CATALOGUE, NOTIFY_KEYS, type NotifyKey } from '@portal/contract/areas/notify/catalogue';
import type { Channel, DeliveryState, NotifyKind } from '@portal/contract/areas/notify/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { TablePage } from '#lists/table-page.ts';
import type { Delivery } from './deliveries.ts';
import { ARRIVED, PENDING, State } from './states.ts';

type Db = Ctx['db'];

/** Most deliveries that are counted. Pages and numbers end there; filtering by days reaches older ones. */
export const OUTBOX_COUNT_LIMIT = 50_000;

/** The filters of the list. Empty ones do not filter. */
export type OutboxFilter = {
  from: Date;
  before: Date;
  state: DeliveryState | null;
  channel: Channel | '';
  kind: NotifyKind | '';
  keyword: string;
};

export type OutboxDelivery = Delivery & { subject: string; attempts: number };

const keysOf = (kind: NotifyKind): NotifyKey[] => NOTIFY_KEYS.filter((key) => CATALOGUE[key].kind === kind);

/** SQL: the deliveries of the filters but that of the state, with their people and records. */
function matching({ from, before, channel, kind, keyword }: OutboxFilter): RawBuilder<unknown> {
  const words = sql`lower(concat_ws(' ', u.user_name, c.name, p.project_name, n.subject))`;
  return sql`
    from notify_delivery d
      join notify_event e on e.id = d.event_id
      join portal_user u on u.user_id = d.user_id
      left join company c on c.id = u.company_id
      left join outsourced_project p on p.id = e.project_id
      left join notice n on n.id = e.notice_id
    where d.created_at >= ${from} and d.created_at < ${before}
      and ${channel === '' ? sql`true` : sql`d.channel = ${channel}`}
      and ${kind === '' ? sql`true` : sql`e.key = any(${keysOf(kind)}::text[])`}
      and ${keyword === '' ? sql`true` : sql`strpos(${words}, lower(${keyword})) > 0`}`;
}

/** A page of deliveries: failures first, then the newest. */
export async function pageOutbox(
  db: Db,
  filter: OutboxFilter,
  { Page, PageSize }: TablePage,
): Promise<OutboxDelivery[]> {
  const { state } = filter;
  const { rows } = await sql<OutboxDelivery>`
    select d.id, e.key, e.again_of is not null as is_again, d.user_id, u.user_name, coalesce(c.name, '') as company_name,
      d.channel, d.state, d.reason, d.attempts, coalesce(d.read_at, d.sent_at, d.created_at) as at,
      coalesce(e.again_of, e.id) as first_event_id, coalesce(p.project_name, n.subject, '') as subject
    ${matching(filter)} and ${state === null ? sql`true` : sql`d.state = ${state}`}
    order by d.state = ${State.Failed} desc, d.created_at desc, d.id desc
    limit ${PageSize} offset ${(Page - 1) * PageSize}`.execute(db);
  return rows;
}

type Counted<Of> = Of & { count: number };

/** How many deliveries of the filters are in each state. */
export async function countOutbox(db: Db, filter: OutboxFilter): Promise<Counted<{ state: DeliveryState }>[]> {
  const { rows } = await sql<Counted<{ state: DeliveryState }>>`
    select state, count(*) as count from (select d.state ${matching(filter)} limit ${OUTBOX_COUNT_LIMIT}) as found
    group by state`.execute(db);
  return rows;
}

/** How many messages were sent in a month, by channel: those that are kept, and those of which the numbers are. */
export async function countMonth(db: Db, month: { from: Date; before: Date; first: string }) {
  const { rows } = await sql<Counted<{ channel: Channel }>>`
    select channel, sum(total)::bigint as count from (
      select channel, count(*) as total from notify_delivery
      where created_at >= ${month.from} and created_at < ${month.before} and state in (${ARRIVED}) group by channel
      union all
      select channel, sum(total) from notify_month
      where month = ${month.first}::date and state in (${ARRIVED}) group by channel) as sent
    group by channel`.execute(db);
  return rows;
}

/** How many messages made since this moment failed, by channel. */
export async function countFailedSince(db: Db, from: Date): Promise<Counted<{ channel: Channel }>[]> {
  const { rows } = await sql<Counted<{ channel: Channel }>>`
    select channel, count(*) as count from notify_delivery where state = ${State.Failed} and created_at >= ${from}
    group by channel`.execute(db);
  return rows;
}

export type LockedDelivery = Delivery & { project_id: number | null; user_type: string };

/** One delivery, locked until the transaction ends, with what it is about. */
export async function lockDelivery(db: Db, id: number): Promise<LockedDelivery | undefined> {
  const { rows } = await sql<LockedDelivery>`
    select d.id, e.key, e.again_of is not null as is_again, d.user_id, u.user_name, '' as company_name, d.channel, d.state,
      d.reason, d.created_at as at, coalesce(e.again_of, e.id) as first_event_id, e.project_id, u.user_type
    from notify_delivery d join notify_event e on e.id = d.event_id join portal_user u on u.user_id = d.user_id
    where d.id = ${id} for update of d`.execute(db);
  return rows[0];
}

/** Cancels a delivery that waits. Answers whether it still did. */
export async function cancelWaiting(db: Db, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notify_delivery set state = ${State.Canceled}, reason = 'staff'
    where id = ${id} and state in (${PENDING})`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}
