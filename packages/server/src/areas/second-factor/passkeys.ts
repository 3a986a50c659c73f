import { createHash } from 'node:crypto';
import { MAX_PASSKEYS } from '@portal/contract/areas/second-factor/policy';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { listPasskeys } from './queries/passkeys.ts';
import type { NewPasskey, Passkey } from './tables.ts';

/** Large, and most people come without a passkey: loaded with the first that is asked for. */
const webAuthn = () => import('@simplewebauthn/server');

/** The site that passkeys are for: its origin, and the host name that they are bound to. */
type Site = { origin: string; host: string };

const siteOf = ({ secondFactor }: Ctx, asked: string): Site => {
  const origin = secondFactor.origin === '' ? asked : secondFactor.origin;
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : '' };
};

const binary = z.string().regex(/^[\w-]*$/);
const envelope = { id: binary, rawId: binary, type: z.literal('public-key'), clientExtensionResults: z.object({}) };

/** What an authenticator answers, as far as it is read (WebAuthn, section 5.1). */
const attestation = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).optional(),
  }),
});
const assertion = z.object({
  ...envelope,
  response: z.object({ clientDataJSON: binary, authenticatorData: binary, signature: binary }),
});

function parsed<Shape>(shape: z.ZodType<Shape>, text: string): Shape {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return refuse('PASSKEY_FAILED');
  }
}

/** What is wrong with an answer is an error of the library; none of it is a defect of ours. */
const verified = <Result>(verifying: Promise<Result>): Promise<Result> =>
  verifying.catch(() => refuse('PASSKEY_FAILED'));

const described = ({ credential_id, transports }: Passkey) => ({
  id: credential_id,
  transports: transports === '' ? [] : transports.split(','),
});

/** Who registers a passkey, and the site as the browser names it. */
type Owner = { userId: string; userName: string; origin: string };

/** Options for a new passkey of somebody, and the challenge in them. */
export async function registrationOptions(ctx: Ctx, owner: Owner) {
  const present = await listPasskeys(ctx.db, owner.userId);
  if (present.length >= MAX_PASSKEYS) refuse('PASSKEY_LIMIT');
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: ctx.secondFactor.siteName,
    rpID: siteOf(ctx, owner.origin).host,
    // A handle of ours, which says nothing of its owner (WebAuthn, section 14.6.1).
    userID: new Uint8Array(createHash('sha256').update(owner.userId).digest()),
    userName: owner.userId,
    userDisplayName: owner.userName,
    attestationType: 'none',
    excludeCredentials: present.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** What an authenticator answered to a challenge of ours, and the site as the browser names it. */
type Signed = { credential: string; challenge: string; origin: string };

/** The row of a passkey that was just made for this challenge; refuses every other answer. */
export async function readNewPasskey(
  ctx: Ctx,
  { credential, challenge, origin: asked }: Signed,
): Promise<Pick<NewPasskey, 'credential_id' | 'public_key' | 'counter' | 'transports'>> {
  const { origin, host } = siteOf(ctx, asked);
  const response = parsed(attestation, credential);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verified(
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

/** What an authenticator of somebody is asked to sign. */
export async function authenticationOptions(ctx: Ctx, userId: string, origin: string) {
  const present = await listPasskeys(ctx.db, userId);
  if (present.length === 0) refuse('PASSKEY_FAILED');
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx, origin).host,
    allowCredentials: present.map(described),
    userVerification: 'preferred',
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Which passkey of somebody signed this challenge, and its counter now; refuses every other answer. */
export async function readSignature(
  ctx: Ctx,
  userId: string,
  { credential, challenge, origin: asked }: Signed,
): Promise<{ passkey: Passkey; counter: number }> {
  const { origin, host } = siteOf(ctx, asked);
  const response = parsed(assertion, credential);
  const passkey = (await listPasskeys(ctx.db, userId)).find(({ credential_id }) => credential_id === response.id);
  if (!passkey) refuse('PASSKEY_FAILED');
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verified(
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
