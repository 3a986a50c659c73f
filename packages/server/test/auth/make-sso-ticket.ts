import { randomUUID } from 'node:crypto';
import { base64url, EncryptJWT } from 'jose';

/** The secret that the groupware shares with the portal of a test. */
export const SECRET = 'g'.repeat(42).concat('w');

type TicketOptions = {
  now: Date;
  /** Claims that replace those of a valid ticket. undefined removes a claim. */
  claims?: { [claim: string]: unknown };
  header?: Record<string, string>;
  secret?: string;
};

/** Makes a ticket as the groupware does (wire.md, Sign-in from outside), without the portal's own code. */
export function makeTicket(userId: string, loginType: string, options: TicketOptions): Promise<string> {
  const { now, claims = {}, header = {}, secret = SECRET } = options;
  const iat = Math.floor(now.getTime() / 1000);
  const good = { iss: 'groupware', aud: 'portal', sub: userId, lt: loginType, iat, exp: iat + 60, jti: randomUUID() };
  return new EncryptJWT({ ...good, ...claims })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: 'sso+jwe', ...header })
    .encrypt(base64url.decode(secret));
}
