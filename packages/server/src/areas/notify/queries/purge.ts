import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isOutsideMonths, isOverBefore } from '#db/months.ts';
import { countAllExpired, type Due } from '#db/removal.ts';

type Db = Ctx['db'];

const BATCH = 1000;

const DELIVERIES = { table: 'notify_delivery', column: 'created_at' } as const;

/** How many deliveries and events go when everything before `moment` is over, of how many. */
export const countMessagesBefore = (db: Db, moment: Date): Promise<Due[]> =>
  countAllExpired(db, [
    { table: 'notify_delivery', cap: 'records', where: isOverBefore(DELIVERIES, moment) },
    {
      table: 'notify_event',
      cap: 'records',
      where: sql`created_at < ${moment} and not exists (
        select from notify_delivery d where d.event_id = notify_event.id and not ${isOverBefore(DELIVERIES, moment)})`,
    },
  ]);

/** Drops the months of deliveries that ended before `moment`, with their numbers. Returns how many deliveries. */
export async function dropDeliveryMonths(db: Db, moment: Date): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select drop_delivery_months(${moment}::timestamptz) as removed`.execute(db);
  return rows[0]?.removed ?? 0;
}

/**
 * Deletes one batch of deliveries made before `moment` that lie in no month. The same statement adds them to the
 * numbers of their month. Returns how many, and whether there may be more.
 */
export async function foldDeliveriesBefore(db: Db, moment: Date): Promise<{ removed: number; hasMore: boolean }> {
  const { rows } = await sql<{ removed: number }>`
    with removed as (
      delete from notify_delivery where created_at < ${moment} and id in (
        select id from notify_delivery where created_at < ${moment} and ${isOutsideMonths(DELIVERIES)}
        order by created_at limit ${BATCH})
      returning event_id, channel, state, created_at),
    counted as (
      select date_trunc('month', g.created_at at time zone 'Asia/Seoul')::date as month, e.key, g.channel, g.state,
        count(*) as total
      from removed g join notify_event e on e.id = g.event_id group by 1, 2, 3, 4),
    added as (
      insert into notify_month as m (month, key, channel, state, total) select * from counted
      on conflict (month, key, channel, state) do update set total = m.total + excluded.total)
    select count(*) as removed from removed`.execute(db);
  const removed = Number(rows[0]?.removed ?? 0);
  return { removed, hasMore: removed >= BATCH };
}

/** Deletes one batch of events from before `moment` that have no deliveries. Returns as above. */
export async function deleteEventsBefore(db: Db, moment: Date): Promise<{ removed: number; hasMore: boolean }> {
  const { numAffectedRows } = await sql`
    delete from notify_event where id in (
      select e.id from notify_event e
      where e.created_at < ${moment} and not exists (select from notify_delivery d where d.event_id = e.id)
      order by e.created_at limit ${BATCH})`.execute(db);
  const removed = Number(numAffectedRows ?? 0);
  return { removed, hasMore: removed >= BATCH };
}
