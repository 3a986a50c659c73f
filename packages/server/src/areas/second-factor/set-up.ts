import { MAX_PASSKEYS } from '@portal/contract/areas/second-factor/policy';
import type { Ctx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import { refuse } from '#refuse.ts';
import { readNewPasskey, registrationOptions } from './passkeys.ts';
import { insertPasskey, listPasskeys } from './queries/passkeys.ts';
import { saveTotp } from './queries/totp.ts';
import { closeSetUp, openSetUp, type SetUpBy, sealSetUp } from './set-up-tokens.ts';
import { makeSecret, sealSecret, secretUri, stepOf } from './totp-secret.ts';

/** Stores something within a transaction. */
type Store = (tx: Ctx) => Promise<void>;

/** What a begun set-up answers, and the row by which it counts. */
export type BegunSetUp<Answer> = { answer: Answer; store: Store };

/** A new secret for somebody's app; it is stored when a code of it was typed. */
export async function beginTotp(ctx: Ctx, by: SetUpBy) {
  const secret = makeSecret();
  const { token, store } = await sealSetUp(ctx, 'totp', by, secret);
  const uri = secretUri(secret, by.userId, ctx.secondFactor.siteName);
  return { answer: { secret, uri, setUpToken: token }, store };
}

type TotpInput = { SetUpToken: string; Code: string };

/** What stores an app whose first code is right; that code and the set-up are used up by it. */
export async function finishTotp(ctx: Ctx, by: SetUpBy, { SetUpToken, Code }: TotpInput): Promise<Store> {
  const secret = await openSetUp(ctx, 'totp', by, SetUpToken);
  const last_step = stepOf(secret, Code, ctx.now()) ?? refuse('WRONG_CODE', { field: 'Code' });
  const secret_sealed = sealSecret(ctx, by.userId, secret);
  const row = { user_id: by.userId, secret_sealed, last_step, created_at: ctx.now() };
  return async (tx) => {
    await closeSetUp(tx, 'totp', by, SetUpToken);
    await saveTotp(tx.db, row);
  };
}

/** What somebody's authenticator is asked for. */
export async function beginPasskey(ctx: Ctx, by: SetUpBy) {
  const { options, challenge } = await registrationOptions(ctx, by);
  const { token, store } = await sealSetUp(ctx, 'passkey', by, challenge);
  return { answer: { options, setUpToken: token }, store };
}

type PasskeyInput = { SetUpToken: string; Credential: string; Name: string };

/** What stores a new passkey; the set-up is used up by it. */
export async function finishPasskey(ctx: Ctx, by: SetUpBy, input: PasskeyInput): Promise<Store> {
  const { userId: user_id, origin } = by;
  const challenge = await openSetUp(ctx, 'passkey', by, input.SetUpToken);
  const made = await readNewPasskey(ctx, { credential: input.Credential, challenge, origin });
  const row = { ...made, user_id, name: input.Name.trim(), created_at: ctx.now(), last_used_at: null };
  return async (tx) => {
    await closeSetUp(tx, 'passkey', by, input.SetUpToken);
    if ((await listPasskeys(tx.db, user_id)).length >= MAX_PASSKEYS) refuse('PASSKEY_LIMIT');
    await insertPasskey(tx.db, row).catch((error: unknown) => {
      if (isDuplicate(error, 'passkey_credential_id_key')) refuse('PASSKEY_EXISTS');
      throw error;
    });
  };
}
