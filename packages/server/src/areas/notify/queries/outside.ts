import type { Board } from '@portal/contract/areas/comments/boards';
import type { Choice } from '@portal/contract/areas/notify/choices';
import type { DeliveryReason } from '@portal/contract/areas/notify/deliveries';
import {
  type DeliveryState,
  LEASE_MS,
  type NotifyKind,
  type OutsideChannel,
} from '@portal/contract/areas/notify/kinds';
import { NAMED_BOARDS, OUTBOX_NAME } from '@portal/contract/areas/notify/message-page';
import { StaffLetter } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isEmployedStaff } from '#db/employed-staff.ts';
import { type InboxPart, partColumns } from './inbox.ts';
import { eventRecords, isForSelf, isForStaff, isForUser, isOffer, ringsFor, seesPage } from './seen.ts';
import { ARRIVED, PENDING, State } from './states.ts';

type Db = Ctx['db'];

/** The locks under which the messages of each channel are claimed, so that no two workers have parts of one. */
const CLAIM_LOCKS: Readonly<Record<OutsideChannel, number>> = { push: 4_026_019, mail: 4_026_020, talk: 4_026_021 };

/** A claimed delivery, and the message that it goes out in. */
export type ClaimedOutside = { id: number; group_id: number; attempts: number };

/**
 * Takes whole messages of a channel that are due, or whose worker was lost: with each delivery all others of its
 * bundle. A message that was begun before stays as it was. Runs in a short transaction.
 */
export async function claimMessages(db: Db, channel: OutsideChannel, now: Date, most: number) {
  const lease = new Date(now.getTime() + LEASE_MS);
  await sql`select pg_advisory_xact_lock(${CLAIM_LOCKS[channel]})`.execute(db);
  const { rows } = await sql<ClaimedOutside>`
    with due as (
      select user_id, bundle, coalesce(group_id, case when bundle is null then id end) as group_id
      from notify_delivery
      where channel = ${channel}
        and ((state in (${PENDING}) and due_at <= ${now}) or (state = ${State.Sending} and lease_until <= ${now}))
      group by 1, 2, 3 order by min(id) limit ${most}),
    parts as (
      select d.id, coalesce(d.group_id, min(d.id) over (partition by due.user_id, due.bundle, due.group_id)) as group_id
      from due join notify_delivery d on d.channel = ${channel} and d.user_id = due.user_id
        and (d.state in (${PENDING}) or (d.state = ${State.Sending} and d.lease_until <= ${now}))
        and case when due.group_id is null then d.group_id is null and d.bundle = due.bundle
          else coalesce(d.group_id, d.id) = due.group_id end)
    update notify_delivery d set state = ${State.Sending}, lease_until = ${lease}, attempts = d.attempts + 1,
      group_id = parts.group_id
    from parts where d.id = parts.id
    returning d.id, d.group_id, d.attempts`.execute(db);
  return { claimed: rows.sort((a, b) => a.id - b.id), lease };
}

/**
 * A part of a message with the rights that its person has now. `sent_at` is when it happened. Staff have the record of
 * their alarm.
 */
export type OutsidePart = InboxPart & {
  id: number;
  user_id: string;
  bundle: string | null;
  may_see: boolean;
  board: Board | null;
  post_id: string | null;
  record_name: string | null;
};

/** Reads claimed deliveries: what they say, and whether their people may still see it. */
export async function readParts(db: Db, ids: readonly number[], now: Date): Promise<OutsidePart[]> {
  const { rows } = await sql<OutsidePart>`
    select d.id, d.user_id, d.bundle, d.group_id, e.created_at as sent_at, ${partColumns},
      a.board, a.post_id, case when ${isForSelf} then ${OUTBOX_NAME} when a.board = any(${NAMED_BOARDS}::text[]) then a.subject end
        as record_name,
      coalesce(u.deleted_at is null and case
        when ${isForSelf} then ${isEmployedStaff('u')} and u.permission = ${sql.lit(StaffLetter.Manager)}
        when ${isForStaff} then ${isEmployedStaff('u')} and a.id is not null
        else ${seesPage(now)} and ${isForUser} and (c.active or not ${isOffer}) end, false) as may_see
    from ${eventRecords}
      join notify_delivery d on d.event_id = e.id
      join portal_user u on u.user_id = d.user_id
      left join company c on c.id = u.company_id
      left join alarm a on a.user_id = d.user_id and ${isForStaff} and ${ringsFor}
    where d.id = any(${ids}::bigint[])
    order by d.id`.execute(db);
  return rows;
}

/** The settings of a person who changed them. */
export type ReachSetting = {
  user_id: string;
  quiet: boolean;
  quiet_from: string;
  quiet_until: string;
  urgent_passes: boolean;
};

/** The settings and choices of some people, as far as they differ from the usual ones. */
export async function readWishes(db: Db, userIds: readonly string[]) {
  const settings = await db
    .selectFrom('notify_setting')
    .select(['user_id', 'quiet', 'quiet_from', 'quiet_until', 'urgent_passes'])
    .where('user_id', '=', sql<string>`any(${userIds}::text[])`)
    .execute();
  const choices = await db
    .selectFrom('notify_choice')
    .selectAll()
    .where('user_id', '=', sql<string>`any(${userIds}::text[])`)
    .execute();
  return {
    settings: new Map<string, ReachSetting>(settings.map((row) => [row.user_id, row])),
    choices: new Map<string, Choice>(choices.map((row) => [wishKey(row.user_id, row.kind, row.channel), row.choice])),
  };
}

/** The key of a choice in the answer of `readWishes`. */
export const wishKey = (userId: string, kind: NotifyKind, channel: OutsideChannel): string =>
  `${channel} ${kind} ${userId}`;

/** Gives deliveries of the own lease back until a moment. A message that was not begun yet may still gather. */
export const holdUntil = (db: Db, ids: readonly number[], lease: Date, until: Date) =>
  sql`
    update notify_delivery set state = ${State.Held}, due_at = ${until}, lease_until = null, attempts = attempts - 1,
      group_id = case when attempts > 1 then group_id end
    where id = any(${ids}::bigint[]) and state = ${State.Sending} and lease_until = ${lease}`.execute(db);

/** What becomes of one delivery. `dueAt` is for one that waits again. */
export type Ending = { id: number; state: DeliveryState; reason: DeliveryReason; dueAt: Date | null };

/** Stores what became of deliveries that are still under the own lease. */
export async function endDeliveries(db: Db, endings: readonly Ending[], lease: Date, now: Date): Promise<void> {
  if (endings.length === 0) return;
  await sql`
    update notify_delivery d set state = ended.state, reason = ended.reason, lease_until = null,
      due_at = coalesce(ended.due_at, d.due_at),
      sent_at = case when ended.state in (${ARRIVED}) then ${now}::timestamptz end
    from unnest(${endings.map(({ id }) => id)}::bigint[], ${endings.map(({ state }) => state)}::text[],
      ${endings.map(({ reason }) => reason)}::text[], ${endings.map(({ dueAt }) => dueAt)}::timestamptz[])
      as ended (id, state, reason, due_at)
    where d.id = ended.id and d.state = ${State.Sending} and d.lease_until = ${lease}`.execute(db);
}

/** Stores what was learned later of deliveries that were sent. */
export const settleSent = (db: Db, endings: readonly Ending[]) =>
  sql`
    update notify_delivery d set state = ended.state, reason = ended.reason, due_at = coalesce(ended.due_at, d.due_at)
    from unnest(${endings.map(({ id }) => id)}::bigint[], ${endings.map(({ state }) => state)}::text[],
      ${endings.map(({ reason }) => reason)}::text[], ${endings.map(({ dueAt }) => dueAt)}::timestamptz[])
      as ended (id, state, reason, due_at)
    where d.id = ended.id and d.state = ${State.Sent}`.execute(db);

/** How many times some deliveries were begun. */
export const findAttempts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('notify_delivery')
    .select(['id', 'attempts'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
