import { nextStep } from '@portal/contract/areas/second-factor/policy';
import { hashToken, makeToken } from '#areas/auth/public/sessions.ts';
import type { AskSecondStep } from '#areas/auth/public/start-session.ts';
import { inTransaction } from '#db/transaction.ts';
import { isInside } from '#networks.ts';
import { hasFactor } from '../factors.ts';
import { claimHalf, insertHalf } from '../queries/half-sessions.ts';

/** Begins the second step where one is due: a half session, with a cookie of its own (D-190). */
export const askSecondStep: AskSecondStep = async (ctx, { user_id, user_type, credential_version }, first) => {
  const { signIn, secondFactor } = ctx;
  const isTrusted = isInside(secondFactor.networks, signIn.address);
  const arrival = { mode: secondFactor.mode, userType: user_type, isInside: isTrusted };
  if (nextStep(arrival, await hasFactor(ctx.db, user_id)) === 'none') return false;
  const token = makeToken();
  await inTransaction(ctx, async (tx) => {
    await first.settle(tx);
    if (signIn.step.token) await claimHalf(tx.db, hashToken(signIn.step.token));
    await insertHalf(tx.db, {
      token_hash: hashToken(token),
      user_id,
      credential_version,
      event: first.event,
      challenge: null,
      started_at: ctx.now(),
    });
  });
  signIn.step.set(token);
  return true;
};
