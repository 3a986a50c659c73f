import type { CodeKind } from '@portal/contract/areas/second-factor/codes';
import { codeChecks, passkeyChecks } from '@portal/contract/areas/second-factor/forms';
import type { signInStepCalls } from '@portal/contract/areas/second-factor/step-calls';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { logEvent, logRefused } from '#areas/audit/public/events.ts';
import { startSession } from '#areas/auth/public/start-session.ts';
import type { Ctx } from '#context.ts';
import type { Handler, OpenCtx } from '#http/handler-types.ts';
import { Refusal, refuse, refuseFailedCheck } from '#refuse.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { codesForFirstFactor, hasFactor, readFactors, storeFactor } from './factors.ts';
import { type HalfSession, requireHalfSession } from './half-sessions.ts';
import { authenticationOptions, verifySignature } from './passkeys.ts';
import { claimHalfSession, setChallenge } from './queries/half-sessions.ts';
import { notePasskeyUse } from './queries/passkeys.ts';
import { lockFactors } from './queries/people.ts';
import { claimRecoveryCode } from './queries/recovery-codes.ts';
import { claimTimeStep, findTotp } from './queries/totp.ts';
import { verifyRecoveryCode } from './recovery-codes.ts';
import { type BegunSetUp, beginPasskey, beginTotp, finishPasskey, finishTotp } from './set-up.ts';
import type { SetUpOwner } from './set-up-tokens.ts';
import { timeStepOf, unsealSecret } from './totp-secret.ts';

type Calls = typeof signInStepCalls;

/** A checked factor: its name in the log, and what marks it as used within the transaction of the sign-in. */
type Proof = { detail: string; claim: (tx: OpenCtx) => Promise<void> };

const DETAILS = { totp: '인증 앱', recovery: '복구 코드', passkey: '패스키' } as const;

/** What the second step offers to the user: their factors, or setting up the first one. */
export const readStep: Handler<Calls['readStep']> = async (ctx) => {
  const half = await requireHalfSession(ctx);
  const { totp, passkeys, recoveryLeft } = await readFactors(ctx.db, half.user_id);
  return {
    userName: half.user_name,
    setUpYn: toYesNo(!totp && passkeys.length === 0),
    totpYn: toYesNo(totp !== undefined),
    passkeyYn: toYesNo(passkeys.length > 0),
    recoveryYn: toYesNo(recoveryLeft > 0),
  };
};

/** Signs the user of a half session in. Half session and proof are used up in the same transaction. */
async function finishSignIn(ctx: OpenCtx, half: HalfSession, { detail, claim }: Proof) {
  const settle = async (tx: OpenCtx) => {
    if (!(await claimHalfSession(tx.db, half.token_hash))) refuse('STEP_ENDED');
    await claim(tx);
    await clearAttempts(tx, half.user_id);
  };
  const answer = await startSession(ctx, half, { event: half.event, stepped: true, detail, settle });
  ctx.signIn.step.clear();
  return answer;
}

/** Counts an attempt before it is checked. A refusal is logged as a failed sign-in. */
async function runCounted<Result>(ctx: OpenCtx, half: HalfSession, work: () => Promise<Result>): Promise<Result> {
  const { address } = ctx.signIn;
  await countAttempt(ctx, { userId: half.user_id, address });
  return work().catch(async (error: unknown) => {
    if (error instanceof Refusal) {
      await logRefused(ctx, { event: 'failed', userId: half.user_id, address, detail: '2단계 인증' });
    }
    throw error;
  });
}

const wrongCode = (): never => refuse('WRONG_CODE', { field: 'Code' });

/** Checks a typed code of each kind. The returned function marks the code as used, in the sign-in transaction. */
const CHECK_CODE: Record<CodeKind, (ctx: OpenCtx, userId: string, code: string) => Promise<Proof['claim']>> = {
  totp: async (ctx, userId, code) => {
    const stored = (await findTotp(ctx.db, userId)) ?? wrongCode();
    const step = timeStepOf(unsealSecret(ctx, userId, stored.secret_sealed), code, ctx.now()) ?? wrongCode();
    return async (tx) => void ((await claimTimeStep(tx.db, userId, step)) || wrongCode());
  },
  recovery: async (ctx, userId, code) => {
    const name = (await verifyRecoveryCode(ctx, userId, code)) ?? wrongCode();
    return async (tx) => void ((await claimRecoveryCode(tx.db, userId, name)) || wrongCode());
  },
};

/** Signs in with a code, which works once (D-191, D-193). */
export const proveCode: Handler<Calls['proveCode']> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(codeChecks, input));
  const half = await requireHalfSession(ctx);
  return runCounted(ctx, half, async () => {
    const claim = await CHECK_CODE[input.Kind](ctx, half.user_id, input.Code);
    return finishSignIn(ctx, half, { detail: DETAILS[input.Kind], claim });
  });
};

/** Creates the challenge that a passkey must sign. */
export const askPasskey: Handler<Calls['askPasskey']> = async (ctx) => {
  const half = await requireHalfSession(ctx);
  const { options, challenge } = await authenticationOptions(ctx, half.user_id, ctx.signIn.origin);
  await setChallenge(ctx.db, half.token_hash, challenge);
  return { options };
};

/** Signs in with a passkey (D-192). */
export const provePasskey: Handler<Calls['provePasskey']> = async (ctx, { Credential: credential }) => {
  const half = await requireHalfSession(ctx);
  return runCounted(ctx, half, async () => {
    const challenge = half.challenge ?? refuse('PASSKEY_FAILED');
    const answer = { credential, challenge, origin: ctx.signIn.origin };
    const { passkey, counter } = await verifySignature(ctx, half.user_id, answer);
    const claim = async (tx: OpenCtx) => void (await notePasskeyUse(tx.db, passkey.id, { counter, at: tx.now() }));
    return finishSignIn(ctx, half, { detail: DETAILS.passkey, claim });
  });
};

/** The half session of a user without a factor. BAD_STATE for a user with one, who must prove that one instead. */
async function requireNoFactor(ctx: OpenCtx): Promise<HalfSession> {
  const half = await requireHalfSession(ctx);
  if (await hasFactor(ctx.db, half.user_id)) refuse('BAD_STATE');
  return half;
}

/** Stores the first factor of a user and signs them in. Of two parallel calls only one succeeds. */
async function signInByFirstFactor(ctx: OpenCtx, half: HalfSession, save: (tx: Ctx) => Promise<void>, detail: string) {
  const userId = half.user_id;
  const codes = await codesForFirstFactor(ctx, userId);
  let recoveryCodes: string[] = [];
  const claim = async (tx: OpenCtx) => {
    await lockFactors(tx.db, userId);
    if (await hasFactor(tx.db, userId)) refuse('BAD_STATE');
    recoveryCodes = await storeFactor(tx, userId, { save, codes });
    await logEvent(tx, { event: 'factor', userId, address: ctx.signIn.address, detail: `${detail} 등록` });
  };
  return { ...(await finishSignIn(ctx, half, { detail, claim })), recoveryCodes };
}

/** The owner of a set-up: the user of the half session. */
const ownerOf = ({ signIn }: OpenCtx, half: HalfSession): SetUpOwner => ({
  userId: half.user_id,
  userName: half.user_name,
  address: signIn.address,
  origin: signIn.origin,
  session: half.token_hash,
});

/** Stores a new set-up, and returns what the page needs. */
async function storeSetUp<Answer>(ctx: OpenCtx, { answer, store }: BegunSetUp<Answer>): Promise<Answer> {
  await store(ctx);
  return answer;
}

/** Begins to set up an authenticator app as the first factor. */
export const startFirstTotp: Handler<Calls['startFirstTotp']> = async (ctx) =>
  storeSetUp(ctx, await beginTotp(ctx, ownerOf(ctx, await requireNoFactor(ctx))));

/** Adds an authenticator app as the first factor, and signs in. */
export const addFirstTotp: Handler<Calls['addFirstTotp']> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(codeChecks, { ...input, Kind: 'totp' }));
  const half = await requireNoFactor(ctx);
  return signInByFirstFactor(ctx, half, await finishTotp(ctx, ownerOf(ctx, half), input), DETAILS.totp);
};

/** Begins to set up a passkey as the first factor. */
export const startFirstPasskey: Handler<Calls['startFirstPasskey']> = async (ctx) =>
  storeSetUp(ctx, await beginPasskey(ctx, ownerOf(ctx, await requireNoFactor(ctx))));

/** Adds a passkey as the first factor, and signs in. */
export const addFirstPasskey: Handler<Calls['addFirstPasskey']> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(passkeyChecks, input));
  const half = await requireNoFactor(ctx);
  const save = await finishPasskey(ctx, ownerOf(ctx, half), input);
  return signInByFirstFactor(ctx, half, save, `${DETAILS.passkey}: ${input.Name.trim()}`);
};
