import type { NotifyKey } from '@portal/contract/areas/notify/catalogue';
import { Channel } from '@portal/contract/areas/notify/kinds';
import { sql } from 'kysely';
import { announceAlarms } from '#areas/alarms/public/alarms.ts';
import type { Ctx } from '#context.ts';
import { State } from './states.ts';

type Reader = { userId: string; now: Date };
type Read = { record: { projectId: number } | { noticeId: number }; keys: readonly NotifyKey[] };

/**
 * Marks sent messages of a user about a record as received. Open pages of the user hear of it if the inbox had one. The
 * events are found by the index of their record, the deliveries by event and user.
 */
export async function markRecordRead(db: Ctx['db'], { userId, now }: Reader, { record, keys }: Read): Promise<void> {
  const isOfRecord =
    'projectId' in record ? sql`e.project_id = ${record.projectId}` : sql`e.notice_id = ${record.noticeId}`;
  const { rows } = await sql<{ channel: Channel }>`
    update notify_delivery d set state = ${State.Received}, read_at = ${now}
    from notify_event e
    where ${isOfRecord} and e.key = any(${keys}::text[]) and d.event_id = e.id and d.user_id = ${userId}
      and d.state = ${State.Sent}
    returning d.channel`.execute(db);
  if (rows.some(({ channel }) => channel === Channel.Inbox)) await announceAlarms(db, [userId]);
}
