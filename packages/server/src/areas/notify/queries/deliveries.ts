import type { NotifyKey } from '@portal/contract/areas/notify/catalogue';
import type { DeliveryReason } from '@portal/contract/areas/notify/deliveries';
import type { Channel, DeliveryState } from '@portal/contract/areas/notify/kinds';
import { UserType } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { TablePage } from '#lists/table-page.ts';
import { State } from './states.ts';

type Db = Ctx['db'];

export type Delivery = {
  id: number;
  key: NotifyKey;
  is_again: boolean;
  user_id: string;
  user_name: string;
  company_name: string;
  channel: Channel;
  state: DeliveryState;
  reason: DeliveryReason;
  /** When it was opened, sent or made. */
  at: Date;
  /** The event that it was first told by. */
  first_event_id: number;
};

/** SQL: the deliveries of a project to contractors, with their people. Found by the index of the events of a project. */
const deliveriesOf = (projectId: number) => sql`
  select d.id, e.key, e.again_of is not null as is_again, d.user_id, u.user_name, coalesce(c.name, '') as company_name, d.channel,
    d.state, d.reason, coalesce(d.read_at, d.sent_at, d.created_at) as at, coalesce(e.again_of, e.id) as first_event_id
  from notify_event e
    join notify_delivery d on d.event_id = e.id
    join portal_user u on u.user_id = d.user_id and u.user_type = ${sql.lit(UserType.Partner)}
    left join company c on c.id = u.company_id
  where e.project_id = ${projectId}`;

type Listed = { projectId: number; failedOnly: boolean };

/** A page of the deliveries of a project: the newest message first, and its failures before the rest. */
export async function pageDeliveries(db: Db, { projectId, failedOnly }: Listed, { Page, PageSize }: TablePage) {
  const { rows } = await sql<Delivery>`
    ${deliveriesOf(projectId)} and ${failedOnly ? sql`d.state = ${State.Failed}` : sql`true`}
    order by e.id desc, d.state = ${State.Failed} desc, d.id limit ${PageSize} offset ${(Page - 1) * PageSize}`.execute(
    db,
  );
  return rows;
}

/** How many deliveries a project has in each state. */
export async function countDeliveries(db: Db, projectId: number): Promise<Map<DeliveryState, number>> {
  const { rows } = await sql<{ state: DeliveryState; total: number }>`
    select d.state, count(*) as total
    from notify_event e
      join notify_delivery d on d.event_id = e.id
      join portal_user u on u.user_id = d.user_id and u.user_type = ${sql.lit(UserType.Partner)}
    where e.project_id = ${projectId} group by d.state`.execute(db);
  return new Map(rows.map(({ state, total }) => [state, total]));
}

/** One delivery of a project. */
export async function findDelivery(db: Db, projectId: number, id: number): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`${deliveriesOf(projectId)} and d.id = ${id}`.execute(db);
  return rows[0];
}

type Again = Pick<Delivery, 'first_event_id' | 'user_id' | 'channel'>;

/** Whether a message was sent to the same person by the same channel again after this moment. */
export async function wasSentAgain(db: Db, { first_event_id, user_id, channel }: Again, after: Date): Promise<boolean> {
  const { rows } = await sql`
    select from notify_event e join notify_delivery d on d.event_id = e.id
    where e.again_of = ${first_event_id} and e.created_at > ${after} and d.user_id = ${user_id}
      and d.channel = ${channel}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Adds the event again for one person and one channel. Its delivery waits for the next worker. */
export async function insertAgain(db: Db, { first_event_id, user_id, channel }: Again, now: Date): Promise<void> {
  await sql`
    with again as (
      insert into notify_event (key, project_id, notice_id, company_id, comment_id, urgent, again_of, created_at, made_at)
      select key, project_id, notice_id, company_id, comment_id, urgent, id, ${now}::timestamptz, ${now}::timestamptz
      from notify_event where id = ${first_event_id}
      returning id)
    insert into notify_delivery (event_id, user_id, channel, due_at, created_at)
    select id, ${user_id}::text, ${channel}::text, ${now}::timestamptz, ${now}::timestamptz from again`.execute(db);
}
