import { MAX_PASSKEYS } from '@portal/contract/areas/second-factor/policy';
import type { Ctx } from '../../context.ts';
import { isDuplicate } from '../../db/failures.ts';
import { refuse } from '../../refuse.ts';
import { readNewPasskey, registrationOptions } from './passkeys.ts';
import { insertPasskey, listPasskeys } from './queries/passkeys.ts';
import { saveTotp } from './queries/totp.ts';
import { openSetUp, sealSetUp } from './set-up-tokens.ts';
import { makeSecret, sealSecret, secretUri, stepOf } from './totp-secret.ts';

/** Stores what was set up, within a transaction. */
type Save = (tx: Ctx) => Promise<void>;

/** A new secret for the app of somebody; nothing is stored until a code of it was typed. */
export async function setUpTotp(ctx: Ctx, userId: string) {
  const secret = makeSecret();
  const setUpToken = await sealSetUp(ctx, { userId, kind: 'totp' }, secret);
  return { secret, uri: secretUri(secret, userId, ctx.secondFactor.siteName), setUpToken };
}

/** What to store of an app whose first code is right; that code is used up by it. */
export async function finishTotp(
  ctx: Ctx,
  userId: string,
  { SetUpToken, Code }: { SetUpToken: string; Code: string },
): Promise<Save> {
  const secret = await openSetUp(ctx, { userId, kind: 'totp' }, SetUpToken);
  const last_step = stepOf(secret, Code, ctx.now()) ?? refuse('WRONG_CODE', { field: 'Code' });
  const secret_sealed = sealSecret(ctx, userId, secret);
  const row = { user_id: userId, secret_sealed, last_step, created_at: ctx.now() };
  return async (tx) => void (await saveTotp(tx.db, row));
}

/** What the authenticator of somebody is asked for; `origin` is the site as his browser names it. */
export async function setUpPasskey(ctx: Ctx, owner: { userId: string; userName: string }, origin: string) {
  const { options, challenge } = await registrationOptions(ctx, owner, origin);
  return { options, setUpToken: await sealSetUp(ctx, { userId: owner.userId, kind: 'passkey' }, challenge) };
}

type PasskeyInput = { SetUpToken: string; Credential: string; Name: string };

/** What to store of a new passkey. */
export async function finishPasskey(ctx: Ctx, userId: string, input: PasskeyInput, origin: string): Promise<Save> {
  const challenge = await openSetUp(ctx, { userId, kind: 'passkey' }, input.SetUpToken);
  const made = await readNewPasskey(ctx, { credential: input.Credential, challenge, origin });
  const row = { ...made, user_id: userId, name: input.Name.trim(), created_at: ctx.now(), last_used_at: null };
  return async (tx) => {
    if ((await listPasskeys(tx.db, userId)).length >= MAX_PASSKEYS) refuse('PASSKEY_LIMIT');
    await insertPasskey(tx.db, row).catch((error: unknown) => {
      if (isDuplicate(error, 'passkey_credential_id_key')) refuse('PASSKEY_EXISTS');
      throw error;
    });
  };
}
