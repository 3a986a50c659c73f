import type { OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Whether a user has sent a test to themselves since a moment. */
export async function wasTested(db: Db, userId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from notify_delivery d join notify_event e on e.id = d.event_id
    where d.user_id = ${userId} and e.key = 'test' and e.created_at > ${since} limit 1`.execute(db);
  return rows.length > 0;
}

/** Adds a test with its deliveries. They are sent like every other message. */
export async function insertTest(db: Db, userId: string, channels: readonly OutsideChannel[], now: Date) {
  await sql`
    with test as (
      insert into notify_event (key, created_at, made_at) values ('test', ${now}, ${now}) returning id)
    insert into notify_delivery (event_id, user_id, channel, due_at, created_at)
    select test.id, ${userId}, channel, ${now}::timestamptz, ${now}::timestamptz
    from test, unnest(${channels}::text[]) as channel`.execute(db);
}
