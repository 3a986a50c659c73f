import type { NotifyKey } from '@portal/contract/areas/notify/catalogue';
import { channelsOfKeys } from '@portal/contract/areas/notify/choices';
import {
  Channel,
  DeliveryState,
  GATHER_MS,
  LEASE_MS,
  OUTSIDE_CHANNELS,
  type OutsideChannel,
} from '@portal/contract/areas/notify/kinds';
import { nextDigest } from '@portal/contract/areas/notify/quiet-hours';
import { UserType } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { announceAlarms } from '#areas/alarms/public/alarms.ts';
import type { Ctx, Senders } from '#context.ts';
import { eventRecords, fitsInterest, isForStaff, isForUser, isOffer, ringsFor, seesPage } from './seen.ts';
import { ARRIVED, PENDING, State } from './states.ts';

type Db = Ctx['db'];

/** The bundle of deliveries that wait for the digest. */
export const DIGEST = 'digest';

/** Locks events whose deliveries are not made yet, and answers their ids. Other workers skip them. */
export async function lockUnmade(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from notify_event where made_at is null order by id limit ${most} for update skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

/** SQL: the people of events, as `recipients`. Contractors see the page; staff have the alarm. */
const recipientsOf = (eventIds: readonly number[], now: Date) => sql`
  select e.id as event_id, e.key, e.urgent, u.user_id, true as has_inbox
  from ${eventRecords}
    join portal_user u on u.user_type = ${sql.lit(UserType.Partner)} and u.deleted_at is null
    join company c on c.id = u.company_id
  where e.id = any(${eventIds}::bigint[]) and ${isForUser} and ${seesPage(now)}
    and (not ${isOffer} or (c.active and ${fitsInterest}))
  union all
  select e.id, e.key, e.urgent, a.user_id, false
  from notify_event e join alarm a on a.comment_id = e.comment_id
  where e.id = any(${eventIds}::bigint[]) and ${isForStaff}
  union all
  select e.id, e.key, e.urgent, a.user_id, false
  from notify_event e join alarm a on a.board = 'project' and a.post_id = e.project_id::text and ${ringsFor}
  where e.id = any(${eventIds}::bigint[]) and e.comment_id is null and ${isForStaff}`;

/** SQL: what each of `recipients` chose for each channel, as `chosen`, with the channel of their digest. */
function chosenChannels(senders: Senders) {
  const channels = channelsOfKeys(OUTSIDE_CHANNELS.filter((channel) => senders[channel] !== undefined));
  const reached = (channel: OutsideChannel) => senders[channel]?.reaches ?? sql<boolean>`false`;
  return sql`
    select t.event_id, t.urgent and coalesce(s.urgent_passes, true) as at_once, t.urgent, t.user_id, w.kind, w.channel,
      coalesce(c.choice, w.usual) as choice, coalesce(s.digest_on_mondays, false) as on_mondays,
      case w.channel when 'push' then ${reached('push')} when 'mail' then ${reached('mail')} else ${reached('talk')} end
        as reached,
      case when ${reached('mail')} then 'mail' when ${reached('push')} then 'push' end as digest_channel
    from recipients t
      join unnest(${channels.map(({ key }) => key)}::text[], ${channels.map(({ kind }) => kind)}::text[],
        ${channels.map(({ channel }) => channel)}::text[], ${channels.map(({ usual }) => usual)}::text[])
        as w (key, kind, channel, usual) on w.key = t.key
      join portal_user u on u.user_id = t.user_id
      left join notify_choice c on c.user_id = t.user_id and c.kind = w.kind and c.channel = w.channel
      left join notify_setting s on s.user_id = t.user_id
    where w.channel <> 'talk' or w.kind <> 'offer' or s.talk_offer_at is not null`;
}

/**
 * Makes the deliveries of some events, by one statement, and marks the events as made: one for the inbox, and one for
 * each channel that the person chose. Other channels wait for what gathers with them; a digest waits for its time.
 */
export async function makeDeliveries(db: Db, eventIds: readonly number[], now: Date, senders: Senders): Promise<void> {
  const gathered = new Date(now.getTime() + GATHER_MS);
  await sql`
    with made as (update notify_event set made_at = ${now} where id = any(${eventIds}::bigint[])),
    recipients as (${recipientsOf(eventIds, now)}),
    chosen as (${chosenChannels(senders)})
    insert into notify_delivery (event_id, user_id, channel, state, due_at, bundle, created_at)
    select event_id, user_id, channel, state, due_at, bundle, ${now}::timestamptz from (
      select event_id, user_id, ${Channel.Inbox} as channel, ${State.Waiting} as state, ${now}::timestamptz as due_at,
        null as bundle, 0 as rank
      from recipients where has_inbox
      union all
      select event_id, user_id, channel, ${State.Waiting},
        case when urgent then ${now}::timestamptz else ${gathered} end,
        case when urgent then null else kind end, 1
      from chosen where reached and (choice = 'now' or (choice = 'digest' and at_once))
      union all
      select event_id, user_id, digest_channel, ${State.Held},
        case when on_mondays then ${nextDigest(now, true)}::timestamptz else ${nextDigest(now, false)} end, ${DIGEST}, 2
      from chosen where choice = 'digest' and not at_once and digest_channel is not null) as delivery
    order by event_id, user_id, rank
    on conflict do nothing`.execute(db);
}

/** Cancels the offers of a project that still wait. Open pages of people who have not read theirs hear of it. */
export async function cancelOffers(db: Db, projectId: number): Promise<void> {
  const ofOffers = sql`event_id in (select e.id from notify_event e where e.project_id = ${projectId} and ${isOffer})`;
  await sql`
    update notify_delivery set state = ${State.Canceled}, reason = 'taken'
    where state in (${PENDING}) and ${ofOffers}`.execute(db);
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from notify_delivery
    where state = ${State.Sent} and channel = ${Channel.Inbox} and ${ofOffers}`.execute(db);
  await announceAlarms(
    db,
    rows.map(({ user_id }) => user_id),
  );
}

export type Claimed = { id: number; attempts: number };

/**
 * Takes deliveries of the inbox that are due, or whose worker was lost. Until the lease ends no other worker takes
 * them. Answers them in the order in which they were made.
 */
export async function claimDeliveries(db: Db, now: Date, most: number): Promise<Claimed[]> {
  const lease = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<Claimed>`
    update notify_delivery set state = ${State.Sending}, lease_until = ${lease}, attempts = attempts + 1
    where id in (
      select id from notify_delivery
      where channel = ${Channel.Inbox}
        and ((state in (${PENDING}) and due_at <= ${now}) or (state = ${State.Sending} and lease_until <= ${now}))
      order by id limit ${most} for update skip locked)
    returning id, attempts`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Gives a failed attempt back: to be tried again at this time, or failed for good. */
export const putBack = (db: Db, { id }: Claimed, dueAt: Date | null) =>
  db
    .updateTable('notify_delivery')
    .set({
      lease_until: null,
      state: dueAt === null ? DeliveryState.Failed : DeliveryState.Waiting,
      reason: dueAt === null ? 'failed' : '',
      ...(dueAt && { due_at: dueAt }),
    })
    .where('id', '=', id)
    .where('state', '=', DeliveryState.Sending)
    .execute();

/** The lock under which messages are put into inboxes, so that two workers gather as one. */
const GATHER_LOCK = 4_026_018;

/** Waits until no other worker puts messages into inboxes, until the transaction ends. */
export const lockInboxes = (db: Db) => sql`select pg_advisory_xact_lock(${GATHER_LOCK})`.execute(db);

export type Checked = { id: number; user_id: string; key: NotifyKey; urgent: boolean; may_see: boolean };

/** Reads claimed deliveries with the rights that their people have now. */
export async function checkRights(db: Db, ids: readonly number[], now: Date): Promise<Checked[]> {
  const { rows } = await sql<Checked>`
    select d.id, d.user_id, e.key, e.urgent,
      coalesce(u.deleted_at is null and ${seesPage(now)} and ${isForUser} and (c.active or not ${isOffer}), false)
        as may_see
    from ${eventRecords}
      join notify_delivery d on d.event_id = e.id
      join portal_user u on u.user_id = d.user_id
      join company c on c.id = u.company_id
    where d.id = any(${ids}::bigint[]) and d.state = ${State.Sending}
    order by d.id`.execute(db);
  return rows;
}

export type OpenMessage = { user_id: string; key: NotifyKey; id: number; sent_at: Date };

/** The messages of some users that were begun after this moment, oldest first. Urgent ones gather nothing. */
export async function listOpenMessages(db: Db, userIds: readonly string[], after: Date): Promise<OpenMessage[]> {
  const { rows } = await sql<OpenMessage>`
    select d.user_id, e.key, d.id, d.sent_at from notify_delivery d join notify_event e on e.id = d.event_id
    where d.user_id = any(${userIds}::text[]) and d.channel = ${Channel.Inbox} and d.state in (${ARRIVED})
      and d.group_id = d.id and d.sent_at >= ${after}
      and not e.urgent
    order by d.id`.execute(db);
  return rows;
}

type Outcome = { sent: readonly { id: number; groupId: number }[]; canceled: readonly number[] };

/** Stores what became of claimed deliveries, and tells the open pages of their people. */
export async function storeOutcome(db: Db, { sent, canceled }: Outcome, now: Date): Promise<void> {
  await sql`
    update notify_delivery set state = ${State.Canceled}, reason = 'rights', lease_until = null
    where id = any(${canceled}::bigint[])`.execute(db);
  const { rows } = await sql<{ user_id: string }>`
    update notify_delivery d set state = ${State.Sent}, lease_until = null, group_id = s.group_id, sent_at = ${now}
    from unnest(${sent.map(({ id }) => id)}::bigint[], ${sent.map(({ groupId }) => groupId)}::bigint[])
      as s (id, group_id)
    where d.id = s.id
    returning d.user_id`.execute(db);
  await announceAlarms(
    db,
    rows.map(({ user_id }) => user_id),
  );
}
