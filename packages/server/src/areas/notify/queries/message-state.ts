import type { Channel } from '@portal/contract/areas/notify/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { State } from './states.ts';

type Db = Ctx['db'];

/** Since when the oldest delivery that is due waits, if one does. */
export async function findOldestWaiting(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(due_at) as oldest from notify_delivery where state = ${State.Waiting} and due_at <= ${now}`.execute(db);
  return rows[0]?.oldest ?? null;
}

/** How many deliveries failed for good, by channel. */
export async function countFailures(db: Db): Promise<Map<Channel, number>> {
  const { rows } = await sql<{ channel: Channel; total: number }>`
    select channel, count(*) as total from notify_delivery where state = ${State.Failed} group by channel`.execute(db);
  return new Map(rows.map(({ channel, total }) => [channel, total]));
}
