import { CATALOGUE } from '@portal/contract/areas/notify/catalogue';
import { GATHER_MS, gather, retryAfter } from '@portal/contract/areas/notify/kinds';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  type Checked,
  type Claimed,
  checkRights,
  claimDeliveries,
  listOpenMessages,
  lockInboxes,
  lockUnmade,
  makeDeliveries,
  type OpenMessage,
  putBack,
  storeOutcome,
} from '../queries/outbox.ts';

/** Events per transaction, and deliveries per claim. */
const EVENTS = 20;
const DELIVERIES = 200;

/** Makes the deliveries of all events that have none yet. */
async function makeAll(ctx: Ctx): Promise<void> {
  for (let made = EVENTS; made === EVENTS; ) {
    made = await inTransaction(ctx, async ({ db, now }) => {
      const ids = await lockUnmade(db, EVENTS);
      if (ids.length > 0) await makeDeliveries(db, ids, now(), ctx.senders);
      return ids.length;
    });
  }
}

/** What gathers: the messages of one kind to one person. */
const gatheredBy = ({ user_id, key }: Pick<OpenMessage, 'user_id' | 'key'>): string =>
  `${CATALOGUE[key].kind} ${user_id}`;

/** The message of each delivery. An urgent one stands alone. */
function groupsOf(deliveries: readonly Checked[], open: readonly OpenMessage[], now: Date): Map<number, number> {
  const groups = new Map<number, number>();
  const gathering = new Map<string, Checked[]>();
  for (const delivery of deliveries) {
    if (delivery.urgent) groups.set(delivery.id, delivery.id);
    else gathering.set(gatheredBy(delivery), [...(gathering.get(gatheredBy(delivery)) ?? []), delivery]);
  }
  for (const [name, ones] of gathering) {
    const last = open.findLast((message) => gatheredBy(message) === name);
    const before = last && { id: last.id, at: last.sent_at.getTime() };
    const sent = ones.map(({ id }) => ({ id, at: now.getTime() }));
    for (const [id, group] of gather(sent, before)) groups.set(id, group);
  }
  return groups;
}

/** Puts claimed deliveries into the inboxes of their people, in one transaction. Rights are asked again. */
export function sendToInboxes(ctx: Ctx, claimed: readonly Claimed[]): Promise<void> {
  return inTransaction(ctx, async ({ db, now }) => {
    await lockInboxes(db);
    const at = now();
    const checked = await checkRights(
      db,
      claimed.map(({ id }) => id),
      at,
    );
    const seen = checked.filter(({ may_see }) => may_see);
    const people = [...new Set(seen.map(({ user_id }) => user_id))];
    const open = await listOpenMessages(db, people, new Date(at.getTime() - GATHER_MS));
    const groups = groupsOf(seen, open, at);
    await storeOutcome(
      db,
      {
        sent: seen.map(({ id }) => ({ id, groupId: groups.get(id) ?? id })),
        canceled: checked.filter(({ may_see }) => !may_see).map(({ id }) => id),
      },
      at,
    );
  });
}

/** Gives deliveries back after a failure, each for its next attempt. */
async function putAllBack({ db, now }: Ctx, claimed: readonly Claimed[]): Promise<void> {
  for (const delivery of claimed) {
    const wait = retryAfter(delivery.attempts);
    await putBack(db, delivery, wait === undefined ? null : new Date(now().getTime() + wait));
  }
}

/**
 * Makes all deliveries, and puts what is due into inboxes. Any number of processes may run it: what one has claimed,
 * the others leave alone until its lease is over (D-383).
 */
export async function deliverMessages(ctx: Ctx, send = sendToInboxes): Promise<void> {
  await makeAll(ctx);
  for (let claimed = DELIVERIES; claimed === DELIVERIES; ) {
    const deliveries = await claimDeliveries(ctx.db, ctx.now(), DELIVERIES);
    claimed = deliveries.length;
    if (claimed === 0) return;
    await send(ctx, deliveries).catch(async (error: unknown) => {
      await putAllBack(ctx, deliveries);
      throw error;
    });
  }
}
