import type { secondFactorCalls } from '@portal/contract/areas/second-factor/calls';
import { codeChecks, passkeyChecks } from '@portal/contract/areas/second-factor/forms';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { logEvent } from '#areas/audit/public/events.ts';
import { type CheckedPassword, checkOwnPassword, refuseChangedPassword } from '#areas/auth/public/own-password.ts';
import { hashToken } from '#areas/auth/public/sessions.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Handler, PreparedHandler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { codesForFirstFactor, dropFactor, hasFactor, mustKeepFactor, readFactors, storeFactor } from './factors.ts';
import { deletePasskey } from './queries/passkeys.ts';
import { lockFactors } from './queries/people.ts';
import { replaceRecoveryCodes } from './queries/recovery-codes.ts';
import { deleteTotp } from './queries/totp.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { type BegunSetUp, beginPasskey, beginTotp, finishPasskey, finishTotp } from './set-up.ts';
import type { SetUpOwner } from './set-up-tokens.ts';

type Calls = typeof secondFactorCalls;

/** Logs a change of the caller's own factors, in the transaction that makes it. */
const logOwnChange = (tx: CallCtx, detail: string): Promise<void> =>
  logEvent(tx, { event: 'factor', userId: tx.actor.userId, address: tx.from.address, detail });

/** The caller's own factors, without any secret. */
export const readOwn: Handler<Calls['readOwn']> = async (ctx) => {
  const { totp, passkeys, recoveryLeft } = await readFactors(ctx.db, ctx.actor.userId);
  return {
    mustYn: toYesNo(mustKeepFactor(ctx, ctx.actor.userType)),
    totpDtm: totp ? seoulTime(totp.created_at) : '',
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      passkeyId: id,
      name,
      createdDtm: seoulTime(created_at),
      lastUsedDtm: last_used_at ? seoulTime(last_used_at) : '',
    })),
    recoveryLeft,
  };
};

/** Wraps work on the caller's own factors. In its transaction, the current password must still be the checked one. */
const afterPassword =
  <R>(checked: CheckedPassword, work: (tx: CallCtx) => Promise<R>) =>
  async (tx: CallCtx): Promise<R> => {
    await lockFactors(tx.db, tx.actor.userId);
    await refuseChangedPassword(tx, checked);
    return work(tx);
  };

/** The owner of a set-up: the caller. */
const ownerOf = ({ actor, from }: CallCtx): SetUpOwner => ({
  userId: actor.userId,
  userName: actor.userName,
  address: from.address,
  origin: from.origin,
  session: hashToken(from.token ?? ''),
});

/** Stores a new set-up, and returns what the page needs. */
async function storeSetUp<Answer>(ctx: CallCtx, checked: CheckedPassword, begun: BegunSetUp<Answer>): Promise<Answer> {
  await inTransaction(ctx, afterPassword(checked, begun.store));
  return begun.answer;
}

/** Begins to set up an authenticator app. Requires the current password. */
export const startTotp: Handler<Calls['startTotp']> = async (ctx, input) =>
  storeSetUp(ctx, await checkOwnPassword(ctx, input), await beginTotp(ctx, ownerOf(ctx)));

/** Stores a new factor of the caller and logs it. Returns recovery codes with the first factor. */
async function addFactor(
  ctx: CallCtx,
  save: (tx: Ctx) => Promise<void>,
  detail: string,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = ctx.actor;
  const codes = await codesForFirstFactor(ctx, userId);
  return inTransaction(ctx, async (tx) => {
    const recoveryCodes = await storeFactor(tx, userId, { save, codes });
    await logOwnChange(tx, detail);
    return { recoveryCodes };
  });
}

/** Adds the authenticator app, if its first code is right. */
export const addTotp: Handler<Calls['addTotp']> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(codeChecks, { ...input, Kind: 'totp' }));
  return addFactor(ctx, await finishTotp(ctx, ownerOf(ctx), input), '인증 앱 등록');
};

/** Removes the authenticator app. Requires the current password. Refuses BAD_STATE without an app (D-245). */
export const removeTotp: PreparedHandler<Calls['removeTotp']> = {
  prepare: async (ctx, input) =>
    afterPassword(await checkOwnPassword(ctx, input), (tx) =>
      dropFactor(tx, tx.actor, async () => {
        if (!(await deleteTotp(tx.db, tx.actor.userId))) refuse('BAD_STATE');
        await logOwnChange(tx, '인증 앱 해제');
      }),
    ),
};

/** Begins to set up a passkey. Requires the current password. */
export const startPasskey: Handler<Calls['startPasskey']> = async (ctx, input) =>
  storeSetUp(ctx, await checkOwnPassword(ctx, input), await beginPasskey(ctx, ownerOf(ctx)));

/** Adds a passkey, if its answer to the challenge is valid. */
export const addPasskey: Handler<Calls['addPasskey']> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(passkeyChecks, input));
  return addFactor(ctx, await finishPasskey(ctx, ownerOf(ctx), input), `패스키 등록: ${input.Name.trim()}`);
};

/** Removes a passkey. Requires the current password. */
export const removePasskey: PreparedHandler<Calls['removePasskey']> = {
  prepare: async (ctx, input) =>
    afterPassword(await checkOwnPassword(ctx, input), (tx) =>
      dropFactor(tx, tx.actor, async () => {
        const name = (await deletePasskey(tx.db, tx.actor.userId, input.PasskeyId)) ?? refuse('NOT_FOUND');
        await logOwnChange(tx, `패스키 삭제: ${name}`);
      }),
    ),
};

/** Replaces the recovery codes and returns the new ones, which are shown only once (D-193). */
export const renewRecovery: Handler<Calls['renewRecovery']> = async (ctx, input) => {
  const checked = await checkOwnPassword(ctx, input);
  const { userId } = ctx.actor;
  const { shown, rows } = await makeRecoveryCodes(ctx, userId);
  const renew = afterPassword(checked, async (tx) => {
    if (!(await hasFactor(tx.db, userId))) refuse('BAD_STATE');
    await replaceRecoveryCodes(tx.db, userId, rows);
    await logOwnChange(tx, '복구 코드 재발급');
    return { recoveryCodes: shown };
  });
  return inTransaction(ctx, renew);
};
