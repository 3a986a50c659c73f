import { plainCode, TOTP } from '@portal/contract/areas/second-factor/codes';
import { TOTP as Authenticator, Secret } from 'otpauth';
import type { Ctx } from '#context.ts';
import { sealField, unsealField } from '#security/sealed-fields.ts';

/** Codes of one time step before and after are valid too, because the clocks of phones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

type Keys = Pick<Ctx, 'keys'>;

/** Identifies the encrypted field, to which the secret is bound. */
const fieldOf = (userId: string) => ({ table: 'totp_secret', column: 'secret_sealed', row: userId });

/** Encrypts a secret for storage, bound to the row of this user. */
export const sealSecret = ({ keys }: Keys, userId: string, secret: string): string =>
  sealField(keys, fieldOf(userId), secret);

/** Decrypts the secret of a user, in base32. */
export const unsealSecret = ({ keys }: Keys, userId: string, sealed: string): string =>
  unsealField(keys, fieldOf(userId), sealed);

/** Makes a new secret of 160 bits, in base32 (RFC 4226, section 4). */
export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const authenticator = (secret: string, label = '', issuer = ''): Authenticator =>
  new Authenticator({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: TOTP.digits,
    period: TOTP.periodSeconds,
    label,
    issuer,
  });

/** The URI in the QR code that an app reads: 'otpauth://totp/…'. */
export const secretUri = (secret: string, userId: string, issuer: string): string =>
  authenticator(secret, userId, issuer).toString();

/** The time step that a code is valid for, at most one from now. Undefined for a wrong code (RFC 6238). */
export function timeStepOf(secret: string, typed: string, now: Date): number | undefined {
  const app = authenticator(secret);
  const timestamp = now.getTime();
  const delta = app.validate({ token: plainCode(typed), timestamp, window: WINDOW });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}
