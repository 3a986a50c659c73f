import { CATALOGUE } from '@portal/contract/areas/notify/catalogue';
import { needsConsent, usualChoice } from '@portal/contract/areas/notify/choices';
import type { DeliveryReason } from '@portal/contract/areas/notify/deliveries';
import {
  DeliveryState,
  NotifyKind,
  OUTSIDE_CHANNELS,
  type OutsideChannel,
  retryAfter,
} from '@portal/contract/areas/notify/kinds';
import { NIGHT, quietUntil } from '@portal/contract/areas/notify/quiet-hours';
import type { Ctx, Sender } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { composeMessage } from '../compose.ts';
import { DIGEST } from '../queries/outbox.ts';
import {
  claimMessages,
  type Ending,
  endDeliveries,
  holdUntil,
  type OutsidePart,
  readParts,
  readWishes,
  wishKey,
} from '../queries/outside.ts';
import { isStillTrue } from '../view.ts';
import type { OutgoingMessage, SendOutcome } from './outgoing-message.ts';

/** Messages per claim: a channel sends so many within its lease. */
const MESSAGES = 25;

type Wishes = Awaited<ReturnType<typeof readWishes>>;

/** A test goes out at once, whatever its sender chose: they ask for it (D-425). */
const isTest = ({ key }: OutsidePart): boolean => CATALOGUE[key].kind === NotifyKind.Test;

/** Until when a message must wait: quiet hours of its person, and the night for offers by 알림톡. */
function deferredUntil(part: OutsidePart, channel: OutsideChannel, { settings }: Wishes, now: Date): Date | undefined {
  if (isTest(part)) return undefined;
  const set = settings.get(part.user_id);
  const passes = part.urgent && set?.urgent_passes !== false;
  const hours = set === undefined ? NIGHT : { from: set.quiet_from, until: set.quiet_until };
  const ends = [
    passes || set?.quiet === false ? undefined : quietUntil(hours, now),
    needsConsent(CATALOGUE[part.key].kind, channel) ? quietUntil(NIGHT, now) : undefined,
  ];
  return ends.reduce((latest, end) => (latest === undefined || (end !== undefined && end > latest) ? end : latest));
}

/** Whether a person switched a message off since it was made. */
function isOff(part: OutsidePart, channel: OutsideChannel, { choices }: Wishes): boolean {
  if (isTest(part)) return false;
  const { kind } = CATALOGUE[part.key];
  const choiceOf = (one: OutsideChannel) => choices.get(wishKey(part.user_id, kind, one)) ?? usualChoice(kind, one);
  return part.bundle === DIGEST
    ? OUTSIDE_CHANNELS.every((one) => choiceOf(one) === 'off')
    : choiceOf(channel) === 'off';
}

/** The parts of each message, by its number. */
function byMessage(parts: readonly OutsidePart[]): [number, OutsidePart[]][] {
  const messages = new Map<number, OutsidePart[]>();
  for (const part of parts) messages.set(part.group_id, [...(messages.get(part.group_id) ?? []), part]);
  return [...messages];
}

type Claim = { messages: OutgoingMessage[]; lease: Date; claimed: number };

/** Why a part does not go out; undefined when it does. */
function endedBy(part: OutsidePart, channel: OutsideChannel, wishes: Wishes, now: Date): DeliveryReason | undefined {
  if (!part.may_see) return 'rights';
  if (isOff(part, channel, wishes)) return 'off';
  return isStillTrue(part, now) ? undefined : 'past';
}

/** Splits the parts of a message into those that go out and those that are canceled. */
function sortOut(parts: readonly OutsidePart[], channel: OutsideChannel, wishes: Wishes, now: Date) {
  const remaining: OutsidePart[] = [];
  const canceled: Ending[] = [];
  for (const part of parts) {
    const reason = endedBy(part, channel, wishes, now);
    if (reason === undefined) remaining.push(part);
    else canceled.push({ id: part.id, state: DeliveryState.Canceled, reason, dueAt: null });
  }
  const [first, ...others] = remaining;
  return { canceled, first, others };
}

/** Claims messages of a channel, with rights, texts and wishes of now. What may not go out now is put aside. */
const claim = (ctx: Ctx, channel: OutsideChannel): Promise<Claim> =>
  inTransaction(ctx, async ({ db, now }) => {
    const at = now();
    const { claimed, lease } = await claimMessages(db, channel, at, MESSAGES);
    const attempts = new Map(claimed.map((one) => [one.id, one.attempts]));
    const parts = await readParts(db, [...attempts.keys()], at);
    const wishes = await readWishes(db, [...new Set(parts.map(({ user_id }) => user_id))]);
    const messages: OutgoingMessage[] = [];
    for (const [id, all] of byMessage(parts)) {
      const { canceled, first, others } = sortOut(all, channel, wishes, at);
      await endDeliveries(db, canceled, lease, at);
      if (first === undefined) continue;
      const message = composeMessage([first, ...others], at);
      const until = deferredUntil(first, channel, wishes, at);
      if (until !== undefined) await holdUntil(db, message.deliveryIds, lease, until);
      else messages.push({ ...message, id, attempt: attempts.get(first.id) ?? 1 });
    }
    return { messages, lease, claimed: claimed.length };
  });

/** What becomes of the deliveries of a message after an attempt. */
export function endingsOf(ids: readonly number[], attempt: number, outcome: SendOutcome, now: Date): Ending[] {
  const end = (state: DeliveryState, rest: Partial<Ending> = {}): Ending[] =>
    ids.map((id) => ({ id, state, reason: '', dueAt: null, ...rest }));
  if (outcome.state === 'sent') return end(DeliveryState.Sent);
  if (outcome.state === 'received') return end(DeliveryState.Received);
  if (outcome.state === 'failed') return end(DeliveryState.Failed, { reason: outcome.reason });
  const wait = retryAfter(attempt);
  return wait === undefined
    ? end(DeliveryState.Failed, { reason: 'failed' })
    : end(DeliveryState.Waiting, { dueAt: new Date(now.getTime() + wait) });
}

/** Sends messages outside any transaction. A failure of the channel as a whole is a failed attempt of each. */
async function send(ctx: Ctx, channel: OutsideChannel, sender: Sender, messages: readonly OutgoingMessage[]) {
  try {
    return await sender.send(ctx, messages);
  } catch (error) {
    ctx.log.warn({ channel, error: error instanceof Error ? error.name : 'unknown' }, 'channel failed');
    return messages.map((): SendOutcome => ({ state: 'retry' }));
  }
}

/** A channel by which nothing leaves is told by log, check, page and metrics until something leaves again (D-565). */
function noteChannel({ observed, log, now }: Ctx, channel: OutsideChannel, outcomes: readonly SendOutcome[]): void {
  const isFailing = outcomes.every(({ state }) => state === 'retry');
  const before = observed.failingChannels.get(channel);
  if (!isFailing) {
    if (observed.failingChannels.delete(channel)) log.info({ channel }, 'messages leave again');
    return;
  }
  const [first] = outcomes;
  const reason = (first?.state === 'retry' ? first.reason : undefined) ?? 'unknown';
  const at = now().toISOString();
  observed.failingChannels.set(channel, { since: before?.since ?? at, at, reason });
  if (before === undefined) log.error({ channel, reason }, '메시지를 보내지 못하고 있습니다.');
}

/** Sends everything that is due by one channel. Any number of processes may run it (D-408). */
export async function deliverOutside(ctx: Ctx, channel: OutsideChannel): Promise<void> {
  const sender = ctx.senders[channel];
  if (sender === undefined) return;
  for (;;) {
    const { messages, lease, claimed } = await claim(ctx, channel);
    if (claimed === 0) return;
    if (messages.length === 0) continue;
    const outcomes = await send(ctx, channel, sender, messages);
    noteChannel(ctx, channel, outcomes);
    const at = ctx.now();
    const endings = messages.flatMap(({ deliveryIds, attempt }, index) =>
      endingsOf(deliveryIds, attempt, outcomes[index] ?? { state: 'retry' }, at),
    );
    await endDeliveries(ctx.db, endings, lease, at);
  }
}

/** Sends everything that is due by every channel that is configured. */
export async function deliverAllOutside(ctx: Ctx): Promise<void> {
  await Promise.all(OUTSIDE_CHANNELS.map((channel) => deliverOutside(ctx, channel)));
}
