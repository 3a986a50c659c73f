import { MAX_PASSKEYS } from '@portal/contract/areas/second-factor/policy';
import type { Ctx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import { refuse } from '#refuse.ts';
import { registrationOptions, verifyNewPasskey } from './passkeys.ts';
import { insertPasskey, listPasskeys } from './queries/passkeys.ts';
import { saveTotp } from './queries/totp.ts';
import { closeSetUp, type SetUpOwner, sealSetUp, unsealSetUp } from './set-up-tokens.ts';
import { makeSecret, sealSecret, secretUri, timeStepOf } from './totp-secret.ts';

/** Stores rows within a transaction. */
type Store = (tx: Ctx) => Promise<void>;

/** A new set-up: what the page needs, and `store`, which makes its token valid. */
export type BegunSetUp<Answer> = { answer: Answer; store: Store };

/** Makes a new secret for the user's app. It is stored when the user has typed a code of it. */
export async function beginTotp(ctx: Ctx, owner: SetUpOwner) {
  const secret = makeSecret();
  const { token, store } = await sealSetUp(ctx, 'totp', owner, secret);
  const uri = secretUri(secret, owner.userId, ctx.secondFactor.siteName);
  return { answer: { secret, uri, setUpToken: token }, store };
}

type TotpInput = { SetUpToken: string; Code: string };

/** Checks the first code of an app, and returns what stores it. The code and the set-up work once. */
export async function finishTotp(ctx: Ctx, owner: SetUpOwner, { SetUpToken, Code }: TotpInput): Promise<Store> {
  const secret = await unsealSetUp(ctx, 'totp', owner, SetUpToken);
  const last_step = timeStepOf(secret, Code, ctx.now()) ?? refuse('WRONG_CODE', { field: 'Code' });
  const secret_sealed = sealSecret(ctx, owner.userId, secret);
  const row = { user_id: owner.userId, secret_sealed, last_step, created_at: ctx.now() };
  return async (tx) => {
    await closeSetUp(tx, 'totp', owner, SetUpToken);
    await saveTotp(tx.db, row);
  };
}

/** Makes the options for a new passkey of the user. */
export async function beginPasskey(ctx: Ctx, owner: SetUpOwner) {
  const { options, challenge } = await registrationOptions(ctx, owner);
  const { token, store } = await sealSetUp(ctx, 'passkey', owner, challenge);
  return { answer: { options, setUpToken: token }, store };
}

type PasskeyInput = { SetUpToken: string; Credential: string; Name: string };

/** Verifies a new passkey, and returns what stores it. The set-up works once. */
export async function finishPasskey(ctx: Ctx, owner: SetUpOwner, input: PasskeyInput): Promise<Store> {
  const { userId: user_id, origin } = owner;
  const challenge = await unsealSetUp(ctx, 'passkey', owner, input.SetUpToken);
  const made = await verifyNewPasskey(ctx, { credential: input.Credential, challenge, origin });
  const row = { ...made, user_id, name: input.Name.trim(), created_at: ctx.now(), last_used_at: null };
  return async (tx) => {
    await closeSetUp(tx, 'passkey', owner, input.SetUpToken);
    if ((await listPasskeys(tx.db, user_id)).length >= MAX_PASSKEYS) refuse('PASSKEY_LIMIT');
    await insertPasskey(tx.db, row).catch((error: unknown) => {
      if (isDuplicate(error, 'passkey_credential_id_key')) refuse('PASSKEY_EXISTS');
      throw error;
    });
  };
}
