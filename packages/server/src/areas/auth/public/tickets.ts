import { randomUUID } from 'node:crypto';
import { USER_ID_FORM } from '@portal/contract/areas/employees/forms';
import { z } from 'zod';
import type { Ctx } from '#context.ts';
import { sealToken, type TokenUse, unsealToken } from '#security/sealed-tokens.ts';

const TYP = 'sso+jwe';
const TICKET: TokenUse = { issuer: 'groupware', audience: 'portal', typ: TYP };
const TICKET_SECONDS = 60;
const SKEW_SECONDS = 30;
const HAND_OFF_MS = 5 * 60 * 1000;

/** The content of a ticket of the groupware. `stepped`: the groupware has checked a second factor. */
export type Ticket = { userId: string; loginType: string; jti: string; expiresAt: Date; stepped: boolean };

const claims = z
  .object({
    sub: z.string().toLowerCase().regex(USER_ID_FORM),
    lt: z.string(),
    jti: z.string().regex(/^[\x21-\x7e]{1,200}$/),
    iat: z.number(),
    exp: z.number(),
    /** RFC 8176: 'mfa' means that the groupware required more than a password. */
    amr: z.array(z.string()).optional(),
  })
  .refine(({ iat, exp }) => exp - iat <= TICKET_SECONDS);

/** Decrypts a ticket. Undefined when it is malformed, expired, or not made with one of the secrets (D-05, TH1). */
export async function unsealTicket(
  { ssoSecrets, now }: Pick<Ctx, 'ssoSecrets' | 'now'>,
  token: string,
): Promise<Ticket | undefined> {
  const options = { clockTolerance: SKEW_SECONDS, maxTokenAge: TICKET_SECONDS };
  const payload = await unsealToken(ssoSecrets, token, { use: TICKET, now: now(), options });
  const { data } = claims.safeParse(payload);
  return (
    data && {
      userId: data.sub,
      loginType: data.lt,
      jti: data.jti,
      expiresAt: new Date(data.exp * 1000),
      stepped: data.amr?.includes('mfa') ?? false,
    }
  );
}

/** Makes a ticket like the groupware, to try the sign-in of the portal. */
export const mintTicket = (secret: string, now: Date, userId: string, loginType: string): Promise<string> =>
  sealToken(secret, now, TICKET, {
    subject: userId,
    claims: { lt: loginType, jti: randomUUID() },
    lifeMs: TICKET_SECONDS * 1000,
  });

/**
 * Makes a token that identifies the user to the outside system at that address, for five minutes (D-15, TH3). '' when
 * no secret is configured, or the address is not https.
 */
export async function mintHandOffToken({ ssoSecrets, now }: Ctx, userId: string, address: string): Promise<string> {
  const [secret] = ssoSecrets;
  if (secret === undefined || !URL.canParse(address)) return '';
  const { protocol, origin } = new URL(address);
  if (protocol !== 'https:') return '';
  const use: TokenUse = { issuer: 'portal', audience: origin, typ: TYP };
  return sealToken(secret, now(), use, { subject: userId, claims: { jti: randomUUID() }, lifeMs: HAND_OFF_MS });
}
