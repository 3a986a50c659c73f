import type { CodeKind } from '@portal/contract/areas/second-factor/codes';
import { codeChecks, passkeyChecks } from '@portal/contract/areas/second-factor/forms';
import type { signInStepCalls } from '@portal/contract/areas/second-factor/step-calls';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { logEvent, logRefused } from '#areas/audit/public/events.ts';
import { startSession } from '#areas/auth/public/start-session.ts';
import type { Ctx } from '#context.ts';
import type { Handler, OpenCtx } from '#http/handlers.ts';
import { Refusal, refuse, refuseFailed } from '#refuse.ts';
import { codesForFirst, hasFactor, readFactors, storeFactor } from './factors.ts';
import { enterHalf, type Half } from './half-sessions.ts';
import { authenticationOptions, readSignature } from './passkeys.ts';
import { claimHalf, setChallenge } from './queries/half-sessions.ts';
import { notePasskeyUse } from './queries/passkeys.ts';
import { lockFactors } from './queries/people.ts';
import { claimRecoveryCode } from './queries/recovery-codes.ts';
import { claimStep, findTotp } from './queries/totp.ts';
import { nameOfCode } from './recovery-codes.ts';
import { type BegunSetUp, beginPasskey, beginTotp, finishPasskey, finishTotp } from './set-up.ts';
import type { SetUpBy } from './set-up-tokens.ts';
import { openSecret, stepOf } from './totp-secret.ts';
import { countTry, forgetTries } from './tries.ts';

type Calls = typeof signInStepCalls;

/** By what somebody proved himself, as the log says it, and what uses it up within the transaction of his sign-in. */
type Proof = { detail: string; claim: (tx: OpenCtx) => Promise<void> };

const DETAILS = { totp: '인증 앱', recovery: '복구 코드', passkey: '패스키' } as const;

export const readStep: Handler<Calls['readStep']> = async (ctx) => {
  const half = await enterHalf(ctx);
  const { totp, passkeys, recoveryLeft } = await readFactors(ctx.db, half.user_id);
  return {
    userName: half.user_name,
    setUpYn: toYesNo(!totp && passkeys.length === 0),
    totpYn: toYesNo(totp !== undefined),
    passkeyYn: toYesNo(passkeys.length > 0),
    recoveryYn: toYesNo(recoveryLeft > 0),
  };
};

/** The session of somebody who proved himself: half session and proof are used up by it, whoever else brings them. */
async function enter(ctx: OpenCtx, half: Half, { detail, claim }: Proof) {
  const settle = async (tx: OpenCtx) => {
    if (!(await claimHalf(tx.db, half.token_hash))) refuse('STEP_ENDED');
    await claim(tx);
    await forgetTries(tx, half.user_id);
  };
  const answer = await startSession(ctx, half, { event: half.event, stepped: true, detail, settle });
  ctx.signIn.step.clear();
  return answer;
}

/** Counts a try before it is looked at; what is refused of it is noted as a failed sign-in. */
async function tryOnce<Result>(ctx: OpenCtx, half: Half, work: () => Promise<Result>): Promise<Result> {
  const { address } = ctx.signIn;
  await countTry(ctx, { userId: half.user_id, address });
  return work().catch(async (error: unknown) => {
    if (error instanceof Refusal) {
      await logRefused(ctx, { event: 'failed', userId: half.user_id, address, detail: '2단계 인증' });
    }
    throw error;
  });
}

const wrongCode = (): never => refuse('WRONG_CODE', { field: 'Code' });

/** How a typed code is looked at; each claims what it found within the transaction of the sign-in. */
const READ_CODE: Record<CodeKind, (ctx: OpenCtx, userId: string, code: string) => Promise<Proof['claim']>> = {
  totp: async (ctx, userId, code) => {
    const stored = (await findTotp(ctx.db, userId)) ?? wrongCode();
    const step = stepOf(openSecret(ctx, userId, stored.secret_sealed), code, ctx.now()) ?? wrongCode();
    return async (tx) => void ((await claimStep(tx.db, userId, step)) || wrongCode());
  },
  recovery: async (ctx, userId, code) => {
    const name = (await nameOfCode(ctx, userId, code)) ?? wrongCode();
    return async (tx) => void ((await claimRecoveryCode(tx.db, userId, name)) || wrongCode());
  },
};

/** Signs in by a code, which works once (D-191, D-193). */
export const proveCode: Handler<Calls['proveCode']> = async (ctx, input) => {
  refuseFailed(firstFailure(codeChecks, input));
  const half = await enterHalf(ctx);
  return tryOnce(ctx, half, async () => {
    const claim = await READ_CODE[input.Kind](ctx, half.user_id, input.Code);
    return enter(ctx, half, { detail: DETAILS[input.Kind], claim });
  });
};

export const askPasskey: Handler<Calls['askPasskey']> = async (ctx) => {
  const half = await enterHalf(ctx);
  const { options, challenge } = await authenticationOptions(ctx, half.user_id, ctx.signIn.origin);
  await setChallenge(ctx.db, half.token_hash, challenge);
  return { options };
};

/** Signs in by a passkey (D-192). */
export const provePasskey: Handler<Calls['provePasskey']> = async (ctx, { Credential: credential }) => {
  const half = await enterHalf(ctx);
  return tryOnce(ctx, half, async () => {
    const challenge = half.challenge ?? refuse('PASSKEY_FAILED');
    const signed = { credential, challenge, origin: ctx.signIn.origin };
    const { passkey, counter } = await readSignature(ctx, half.user_id, signed);
    const claim = async (tx: OpenCtx) => void (await notePasskeyUse(tx.db, passkey.id, { counter, at: tx.now() }));
    return enter(ctx, half, { detail: DETAILS.passkey, claim });
  });
};

/** The half session of somebody without a factor; whoever has one proves it instead, or a password alone would do. */
async function enterFirst(ctx: OpenCtx): Promise<Half> {
  const half = await enterHalf(ctx);
  if (await hasFactor(ctx.db, half.user_id)) refuse('BAD_STATE');
  return half;
}

/** Signs in by the first factor of somebody, who sets it up now; of two at once one is the first. */
async function enterByFirst(ctx: OpenCtx, half: Half, save: (tx: Ctx) => Promise<void>, detail: string) {
  const userId = half.user_id;
  const codes = await codesForFirst(ctx, userId);
  let recoveryCodes: string[] = [];
  const claim = async (tx: OpenCtx) => {
    await lockFactors(tx.db, userId);
    if (await hasFactor(tx.db, userId)) refuse('BAD_STATE');
    recoveryCodes = await storeFactor(tx, userId, { save, codes });
    await logEvent(tx, { event: 'factor', userId, address: ctx.signIn.address, detail: `${detail} 등록` });
  };
  return { ...(await enter(ctx, half, { detail, claim })), recoveryCodes };
}

const setUpBy = ({ signIn }: OpenCtx, half: Half): SetUpBy => ({
  userId: half.user_id,
  userName: half.user_name,
  address: signIn.address,
  origin: signIn.origin,
  session: half.token_hash,
});

async function begin<Answer>(ctx: OpenCtx, { answer, store }: BegunSetUp<Answer>): Promise<Answer> {
  await store(ctx);
  return answer;
}

export const startFirstTotp: Handler<Calls['startFirstTotp']> = async (ctx) =>
  begin(ctx, await beginTotp(ctx, setUpBy(ctx, await enterFirst(ctx))));

export const addFirstTotp: Handler<Calls['addFirstTotp']> = async (ctx, input) => {
  refuseFailed(firstFailure(codeChecks, { ...input, Kind: 'totp' }));
  const half = await enterFirst(ctx);
  return enterByFirst(ctx, half, await finishTotp(ctx, setUpBy(ctx, half), input), DETAILS.totp);
};

export const startFirstPasskey: Handler<Calls['startFirstPasskey']> = async (ctx) =>
  begin(ctx, await beginPasskey(ctx, setUpBy(ctx, await enterFirst(ctx))));

export const addFirstPasskey: Handler<Calls['addFirstPasskey']> = async (ctx, input) => {
  refuseFailed(firstFailure(passkeyChecks, input));
  const half = await enterFirst(ctx);
  const save = await finishPasskey(ctx, setUpBy(ctx, half), input);
  return enterByFirst(ctx, half, save, `${DETAILS.passkey}: ${input.Name.trim()}`);
};
