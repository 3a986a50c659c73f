import { titleOfKey } from '@portal/contract/areas/notify/catalogue';
import { isResendable, RESEND_AFTER_MS } from '@portal/contract/areas/notify/deliveries';
import type { DeliveryRow } from '@portal/contract/areas/notify/delivery-calls';
import type { DeliveryState } from '@portal/contract/areas/notify/kinds';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { Ctx } from '#context.ts';
import type { TablePage } from '#lists/table-page.ts';
import { refuse } from '#refuse.ts';
import {
  countDeliveries,
  type Delivery,
  findDelivery,
  insertAgain,
  pageDeliveries,
  wasSentAgain,
} from '../queries/deliveries.ts';
import { listUnreached } from '../queries/unreached.ts';

const viewDelivery = (delivery: Delivery): DeliveryRow => ({
  deliveryId: delivery.id,
  title: titleOfKey(delivery.key),
  againYn: toYesNo(delivery.is_again),
  userName: delivery.user_name,
  companyName: delivery.company_name,
  channel: delivery.channel,
  state: delivery.state,
  reason: delivery.reason,
  createdDtm: seoulTime(delivery.at),
});

type Search = TablePage & { failedOnly: boolean };

/** A page of what contractors were told of a project, with the numbers per result. */
export async function readDeliveries(ctx: Ctx, projectId: number, { failedOnly, ...page }: Search) {
  const { db } = ctx;
  const [deliveries, counts, unreached] = await Promise.all([
    pageDeliveries(db, { projectId, failedOnly }, page),
    countDeliveries(db, projectId),
    listUnreached(ctx, projectId),
  ]);
  const count = (...states: DeliveryState[]) => states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  const meta = {
    receivedCount: count('R'),
    sentCount: count('D'),
    waitingCount: count('Q', 'H', 'S'),
    failedCount: count('X'),
    canceledCount: count('C'),
    unreached,
  };
  const totalCount = failedOnly ? meta.failedCount : count('R', 'D', 'Q', 'H', 'S', 'X', 'C');
  return { rows: deliveries.map(viewDelivery), totalCount, meta };
}

/**
 * Sends a message of a project to its person again, and answers what the history tells of it. The caller has locked the
 * project, so that two users do not send it at once (D-394).
 */
export async function sendAgain({ db, now }: Ctx, projectId: number, deliveryId: number) {
  const delivery = (await findDelivery(db, projectId, deliveryId)) ?? refuse('NOT_FOUND');
  const at = now();
  if (await wasSentAgain(db, delivery, new Date(at.getTime() - RESEND_AFTER_MS))) refuse('SENT_JUST_NOW');
  if (!isResendable(delivery.state)) refuse('NOT_RESENDABLE');
  await insertAgain(db, delivery, at);
  return { title: titleOfKey(delivery.key), userName: delivery.user_name };
}
