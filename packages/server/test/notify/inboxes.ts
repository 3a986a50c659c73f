import type { InboxRow } from '@portal/contract/areas/notify/calls';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import type { Person } from '#test-kit/people.ts';
import type { TestApp } from '#test-kit/start-app.ts';

/** The messages of a contractor's user, newest first. */
export async function inboxOf(portal: TestApp, as: Person, body: object = {}): Promise<InboxRow[]> {
  const reply = await portal.call('Notify/notify-list', body, { as });
  if (reply.status !== 200) throw new Error(`no inbox: ${reply.raw}`);
  return reply.ok.data;
}

/** Forgets every message. */
export async function emptyInboxes({ ctx }: TestApp): Promise<void> {
  await ctx.db.deleteFrom('notify_event').execute();
}

/** Delivers what is due, and answers who has which key since the inboxes were emptied: 'user key', sorted. */
export async function deliveredKeys(portal: TestApp): Promise<string[]> {
  await deliverMessages(portal.ctx);
  const rows = await portal.ctx.db
    .selectFrom('notify_delivery')
    .innerJoin('notify_event', 'notify_event.id', 'notify_delivery.event_id')
    .select(['user_id', 'key'])
    .where('state', 'in', ['D', 'R'])
    .execute();
  return rows.map(({ user_id, key }) => `${user_id} ${key}`).sort();
}
