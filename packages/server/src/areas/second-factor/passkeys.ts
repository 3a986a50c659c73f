import { createHash } from 'node:crypto';
import { MAX_PASSKEYS } from '@portal/contract/areas/second-factor/policy';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { listPasskeys } from './queries/passkeys.ts';
import type { NewPasskey, Passkey } from './tables.ts';

/** The library is large and most users have no passkey, so it is loaded on first use. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** The site of the passkeys: its origin, and the host name that they are bound to. */
type Site = { origin: string; host: string };

/** The configured site, or that of the request when none is configured. */
const siteOf = ({ secondFactor }: Ctx, requestOrigin: string): Site => {
  const origin = secondFactor.origin === '' ? requestOrigin : secondFactor.origin;
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : '' };
};

const base64url = z.string().regex(/^[\w-]*$/);
const envelope = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** The answers of an authenticator, as far as they are read (WebAuthn, section 5.1). */
const attestation = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).optional(),
  }),
});
const assertion = z.object({
  ...envelope,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

/** Parses an answer as JSON of this shape. Refuses PASSKEY_FAILED. */
function parseAnswer<Shape>(shape: z.ZodType<Shape>, text: string): Shape {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return refuse('PASSKEY_FAILED');
  }
}

/** Turns an error of the library, which means an invalid answer, into PASSKEY_FAILED. */
const refuseInvalid = <Result>(verifying: Promise<Result>): Promise<Result> =>
  verifying.catch(() => refuse('PASSKEY_FAILED'));

/** A passkey as the options of the library name it. */
const descriptorOf = ({ credential_id, transports }: Passkey) => ({
  id: credential_id,
  transports: transports === '' ? [] : transports.split(','),
});

/** The user who registers a passkey, and the origin of the request. */
type Owner = { userId: string; userName: string; origin: string };

/** The options for a new passkey of a user as JSON, and the challenge in them. */
export async function registrationOptions(ctx: Ctx, owner: Owner) {
  const existing = await listPasskeys(ctx.db, owner.userId);
  if (existing.length >= MAX_PASSKEYS) refuse('PASSKEY_LIMIT');
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: ctx.secondFactor.siteName,
    rpID: siteOf(ctx, owner.origin).host,
    // The user handle must not reveal the user (WebAuthn, section 14.6.1).
    userID: new Uint8Array(createHash('sha256').update(owner.userId).digest()),
    userName: owner.userId,
    userDisplayName: owner.userName,
    attestationType: 'none',
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** The answer of an authenticator as JSON, the challenge it answers, and the origin of the request. */
type AuthenticatorAnswer = { credential: string; challenge: string; origin: string };

/** Verifies the answer for a new passkey, and returns its columns. Refuses PASSKEY_FAILED. */
export async function verifyNewPasskey(
  ctx: Ctx,
  { credential, challenge, origin: requestOrigin }: AuthenticatorAnswer,
): Promise<Pick<NewPasskey, 'credential_id' | 'public_key' | 'counter' | 'transports'>> {
  const { origin, host } = siteOf(ctx, requestOrigin);
  const response = parseAnswer(attestation, credential);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await refuseInvalid(
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) refuse('PASSKEY_FAILED');
  const { id, publicKey, counter } = registrationInfo.credential;
  const transports = (response.response.transports ?? []).join(',');
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports };
}

/** The options for a sign-in with one of the user's passkeys as JSON, and the challenge in them. */
export async function authenticationOptions(ctx: Ctx, userId: string, origin: string) {
  const existing = await listPasskeys(ctx.db, userId);
  if (existing.length === 0) refuse('PASSKEY_FAILED');
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx, origin).host,
    allowCredentials: existing.map(descriptorOf),
    userVerification: 'preferred',
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Verifies a signature, and returns the passkey and its new counter. Refuses PASSKEY_FAILED. */
export async function verifySignature(
  ctx: Ctx,
  userId: string,
  { credential, challenge, origin: requestOrigin }: AuthenticatorAnswer,
): Promise<{ passkey: Passkey; counter: number }> {
  const { origin, host } = siteOf(ctx, requestOrigin);
  const response = parseAnswer(assertion, credential);
  const passkey = (await listPasskeys(ctx.db, userId)).find(({ credential_id }) => credential_id === response.id);
  if (!passkey) refuse('PASSKEY_FAILED');
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const result = await refuseInvalid(
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }),
  );
  if (!result.verified) refuse('PASSKEY_FAILED');
  return { passkey, counter: result.authenticationInfo.newCounter };
}
