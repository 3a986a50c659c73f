import type { Ctx } from '#context.ts';
import { findAttempts, settleSent } from '../queries/outside.ts';
import { endingsOf } from './deliver-outside.ts';
import type { SendOutcome } from './outgoing-message.ts';

/** Stores what a channel learned of a sent message: that it arrived, failed, or is to be tried again. */
export async function settleDeliveries({ db, now }: Ctx, deliveryIds: readonly number[], outcome: SendOutcome) {
  const attempts = await findAttempts(db, deliveryIds);
  const at = now();
  await settleSent(
    db,
    attempts.flatMap((one) => endingsOf([one.id], one.attempts, outcome, at)),
  );
}
