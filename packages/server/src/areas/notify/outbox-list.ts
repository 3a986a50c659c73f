import { CATALOGUE, titleOfKey } from '@portal/contract/areas/notify/catalogue';
import { isResendable, RESEND_AFTER_MS, resendChecks } from '@portal/contract/areas/notify/deliveries';
import type { deliveryCalls } from '@portal/contract/areas/notify/delivery-calls';
import type { DeliveryState } from '@portal/contract/areas/notify/kinds';
import type { OutboxRow, outboxCalls } from '@portal/contract/areas/notify/outbox-calls';
import type { CallInput } from '@portal/contract/core/call';
import { addDays, seoulDay, seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { ALL } from '@portal/contract/core/list-request';
import { monthOf, monthRange } from '@portal/contract/core/months';
import { logChange } from '#areas/audit/public/log.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { readMessageState } from './public/message-state.ts';
import { listReaching } from './queries/choices.ts';
import { insertAgain, wasSentAgain } from './queries/deliveries.ts';
import {
  cancelWaiting,
  countFailedSince,
  countMonth,
  countOutbox,
  type LockedDelivery,
  lockDelivery,
  type OutboxDelivery,
  type OutboxFilter,
  pageOutbox,
} from './queries/outbox-list.ts';
import { insertTest, wasTested } from './queries/outbox-test.ts';

type Calls = typeof outboxCalls;

const midnight = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

const filterOf = (input: CallInput<Calls['listOutbox']>): OutboxFilter => ({
  from: input.FromDate === '' ? new Date(0) : midnight(input.FromDate),
  before: input.ToDate === '' ? new Date('9999-01-01') : midnight(addDays(input.ToDate, 1)),
  state: input.SearchActiveStatus === ALL ? null : input.SearchActiveStatus,
  channel: input.SearchChannel,
  kind: input.SearchKind,
  keyword: input.SearchKey.trim(),
});

const viewRow = (delivery: OutboxDelivery): OutboxRow => ({
  deliveryId: delivery.id,
  kind: CATALOGUE[delivery.key].kind,
  title: titleOfKey(delivery.key),
  againYn: toYesNo(delivery.is_again),
  subject: delivery.subject,
  userName: delivery.user_name,
  companyName: delivery.company_name,
  channel: delivery.channel,
  state: delivery.state,
  reason: delivery.reason,
  attempts: delivery.attempts,
  createdDtm: seoulTime(delivery.at),
});

/** A page of '발송 현황', with the numbers per state under the other filters (D-425). */
export const listOutbox: Handler<Calls['listOutbox']> = async ({ db }, input) => {
  const filter = filterOf(input);
  const [deliveries, counts] = await Promise.all([pageOutbox(db, filter, input), countOutbox(db, filter)]);
  const countOf = (state: DeliveryState) => counts.find((one) => one.state === state)?.count ?? 0;
  const totalCount = filter.state === null ? counts.reduce((sum, { count }) => sum + count, 0) : countOf(filter.state);
  return { rows: deliveries.map(viewRow), totalCount, meta: { stateCounts: counts } };
};

/** The figures above the list: what waits, this month's messages and today's failures by channel. */
export const readOutboxFigures: Handler<Calls['readOutboxFigures']> = async (ctx) => {
  const today = seoulDay(ctx.now());
  const range = monthRange(monthOf(today));
  const span = { from: midnight(range.from), before: midnight(range.before), first: range.from };
  const [{ oldestSeconds }, month, failedToday, talk] = await Promise.all([
    readMessageState(ctx),
    countMonth(ctx.db, span),
    countFailedSince(ctx.db, midnight(today)),
    ctx.senders.talk?.month?.(ctx),
  ]);
  return {
    oldestSeconds: Math.max(0, Math.round(oldestSeconds)),
    month,
    failedToday,
    talkCount: talk?.count ?? 0,
    talkLimit: talk?.limit ?? 0,
  };
};

const log = (ctx: CallCtx, delivery: LockedDelivery, action: string, detail?: string) => {
  const name = `${titleOfKey(delivery.key)} (${delivery.user_name})`;
  return logChange(ctx, {
    subject: '알림',
    key: delivery.id,
    name,
    action,
    ...(detail === undefined ? {} : { detail }),
  });
};

/** Sends a message again that is about no project, or was to staff. The reason stays in the log of changes. */
async function sendOtherAgain(ctx: CallCtx, delivery: LockedDelivery, reason: string): Promise<void> {
  const at = ctx.now();
  if (await wasSentAgain(ctx.db, delivery, new Date(at.getTime() - RESEND_AFTER_MS))) refuse('SENT_JUST_NOW');
  if (!isResendable(delivery.state)) refuse('NOT_RESENDABLE');
  await insertAgain(ctx.db, delivery, at);
  await log(ctx, delivery, '다시 보내기', reason);
}

/** Sends any message again. What a contractor was told of a project is sent as from its record (D-394). */
export const resendFromOutbox =
  (resendOfProject: (ctx: CallCtx, input: CallInput<(typeof deliveryCalls)['resend']>) => Promise<unknown>) =>
  async (ctx: CallCtx, input: CallInput<Calls['resendFromOutbox']>): Promise<void> => {
    const { DeliveryId, Reason } = input;
    const delivery = (await lockDelivery(ctx.db, DeliveryId)) ?? refuse('NOT_FOUND');
    refuseFailedCheck(firstFailure(resendChecks, input));
    const { project_id, user_type } = delivery;
    if (project_id === null || user_type !== 'C') return sendOtherAgain(ctx, delivery, Reason);
    await resendOfProject(ctx, { Id: project_id, DeliveryId, Reason, LoginId: input.LoginUserId });
  };

/** How long after a test the next one may be sent. */
const TEST_AFTER_MS = 60_000;

/** Sends a test to its caller, by every way that reaches them. It takes the way of all messages (D-425). */
export const sendTest: Handler<Calls['sendTest']> = async ({ db, actor, now, senders }) => {
  const at = now();
  if (await wasTested(db, actor.userId, new Date(at.getTime() - TEST_AFTER_MS))) refuse('SENT_JUST_NOW');
  const channels = await listReaching(db, actor.userId, senders);
  if (channels.length === 0) refuse('TEST_UNREACHED');
  await insertTest(db, actor.userId, channels, at);
};

/** Cancels a message that still waits. The log of changes names who did (D-425). */
export const cancelDelivery: Handler<Calls['cancelDelivery']> = async (ctx, { DeliveryId }) => {
  const delivery = (await lockDelivery(ctx.db, DeliveryId)) ?? refuse('NOT_FOUND');
  if (!(await cancelWaiting(ctx.db, DeliveryId))) refuse('NOT_CANCELABLE');
  await log(ctx, delivery, '발송 취소');
};
