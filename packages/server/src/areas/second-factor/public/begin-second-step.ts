import { nextSignInStep } from '@portal/contract/areas/second-factor/policy';
import { hashToken, makeToken } from '#areas/auth/public/sessions.ts';
import type { BeginSecondStep } from '#areas/auth/public/start-session.ts';
import { inTransaction } from '#db/transaction.ts';
import { isInside } from '#settings/networks.ts';
import { hasFactor } from '../factors.ts';
import { claimHalfSession, insertHalfSession } from '../queries/half-sessions.ts';

/** Begins the second step if one is needed: a half session with its own cookie (D-190). Returns whether it did. */
export const beginSecondStep: BeginSecondStep = async (ctx, { user_id, user_type, credential_version }, firstStep) => {
  const { signIn, secondFactor } = ctx;
  const isTrusted = isInside(secondFactor.networks, signIn.address);
  const policyInput = { mode: secondFactor.mode, userType: user_type, isInside: isTrusted };
  if (nextSignInStep(policyInput, await hasFactor(ctx.db, user_id)) === 'none') return false;
  const token = makeToken();
  await inTransaction(ctx, async (tx) => {
    await firstStep.settle(tx);
    if (signIn.step.token) await claimHalfSession(tx.db, hashToken(signIn.step.token));
    await insertHalfSession(tx.db, {
      token_hash: hashToken(token),
      user_id,
      credential_version,
      event: firstStep.event,
      challenge: null,
      started_at: ctx.now(),
    });
  });
  signIn.step.set(token);
  return true;
};
