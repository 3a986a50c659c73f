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
import type { Handler, PreparedHandler } from '#http/handlers.ts';
import { refuse, refuseFailed } from '#refuse.ts';
import { codesForFirst, dropFactor, hasFactor, mustKeepFactor, readFactors, storeFactor } from './factors.ts';
import { deletePasskey } from './queries/passkeys.ts';
import { lockFactors } from './queries/people.ts';
import { replaceRecoveryCodes } from './queries/recovery-codes.ts';
import { deleteTotp } from './queries/totp.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { type BegunSetUp, beginPasskey, beginTotp, finishPasskey, finishTotp } from './set-up.ts';
import type { SetUpBy } from './set-up-tokens.ts';

type Calls = typeof secondFactorCalls;

/** Notes a change of the caller's own factors, in the transaction that makes it. */
const logOwn = (tx: CallCtx, detail: string): Promise<void> =>
  logEvent(tx, { event: 'factor', userId: tx.actor.userId, address: tx.from.address, detail });

/** The caller's own factors; nothing by which they could be copied. */
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

/** The work of a transaction on the caller's own factors, for which they gave the present password. */
const afterPassword =
  <R>(checked: CheckedPassword, work: (tx: CallCtx) => Promise<R>) =>
  async (tx: CallCtx): Promise<R> => {
    await lockFactors(tx.db, tx.actor.userId);
    await refuseChangedPassword(tx, checked);
    return work(tx);
  };

const setUpBy = ({ actor, from }: CallCtx): SetUpBy => ({
  userId: actor.userId,
  userName: actor.userName,
  address: from.address,
  origin: from.origin,
  session: hashToken(from.token ?? ''),
});

async function begin<Answer>(ctx: CallCtx, checked: CheckedPassword, begun: BegunSetUp<Answer>): Promise<Answer> {
  await inTransaction(ctx, afterPassword(checked, begun.store));
  return begun.answer;
}

export const startTotp: Handler<Calls['startTotp']> = async (ctx, input) =>
  begin(ctx, await checkOwnPassword(ctx, input), await beginTotp(ctx, setUpBy(ctx)));

async function add(
  ctx: CallCtx,
  save: (tx: Ctx) => Promise<void>,
  detail: string,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = ctx.actor;
  const codes = await codesForFirst(ctx, userId);
  return inTransaction(ctx, async (tx) => {
    const recoveryCodes = await storeFactor(tx, userId, { save, codes });
    await logOwn(tx, detail);
    return { recoveryCodes };
  });
}

export const addTotp: Handler<Calls['addTotp']> = async (ctx, input) => {
  refuseFailed(firstFailure(codeChecks, { ...input, Kind: 'totp' }));
  return add(ctx, await finishTotp(ctx, setUpBy(ctx), input), '인증 앱 등록');
};

export const removeTotp: PreparedHandler<Calls['removeTotp']> = {
  prepare: async (ctx, input) =>
    afterPassword(await checkOwnPassword(ctx, input), (tx) =>
      dropFactor(tx, tx.actor, async () => {
        await deleteTotp(tx.db, tx.actor.userId);
        await logOwn(tx, '인증 앱 해제');
      }),
    ),
};

export const startPasskey: Handler<Calls['startPasskey']> = async (ctx, input) =>
  begin(ctx, await checkOwnPassword(ctx, input), await beginPasskey(ctx, setUpBy(ctx)));

export const addPasskey: Handler<Calls['addPasskey']> = async (ctx, input) => {
  refuseFailed(firstFailure(passkeyChecks, input));
  return add(ctx, await finishPasskey(ctx, setUpBy(ctx), input), `패스키 등록: ${input.Name.trim()}`);
};

export const removePasskey: PreparedHandler<Calls['removePasskey']> = {
  prepare: async (ctx, input) =>
    afterPassword(await checkOwnPassword(ctx, input), (tx) =>
      dropFactor(tx, tx.actor, async () => {
        const name = (await deletePasskey(tx.db, tx.actor.userId, input.PasskeyId)) ?? refuse('NOT_FOUND');
        await logOwn(tx, `패스키 삭제: ${name}`);
      }),
    ),
};

/** New recovery codes, shown this once; the former ones open nothing any more (D-193). */
export const renewRecovery: Handler<Calls['renewRecovery']> = async (ctx, input) => {
  const checked = await checkOwnPassword(ctx, input);
  const { userId } = ctx.actor;
  const { shown, rows } = await makeRecoveryCodes(ctx, userId);
  const renew = afterPassword(checked, async (tx) => {
    if (!(await hasFactor(tx.db, userId))) refuse('BAD_STATE');
    await replaceRecoveryCodes(tx.db, userId, rows);
    await logOwn(tx, '복구 코드 재발급');
    return { recoveryCodes: shown };
  });
  return inTransaction(ctx, renew);
};
