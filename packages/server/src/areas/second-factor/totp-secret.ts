import { plainCode, TOTP } from '@portal/contract/areas/second-factor/codes';
import { TOTP as Authenticator, Secret } from 'otpauth';
import type { Ctx } from '#context.ts';
import { openField, sealField } from '#sealed-fields.ts';

/** Codes of the step before and after count too: clocks of phones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

type Keys = Pick<Ctx, 'keys'>;

const placeOf = (userId: string) => ({ table: 'totp_secret', column: 'secret_sealed', row: userId });

/** A secret as it is stored, bound to this person's row. */
export const sealSecret = ({ keys }: Keys, userId: string, secret: string): string =>
  sealField(keys, placeOf(userId), secret);

/** The secret of a person in base32. */
export const openSecret = ({ keys }: Keys, userId: string, sealed: string): string =>
  openField(keys, placeOf(userId), sealed);

/** A new secret in base32, of 160 bits (RFC 4226, section 4). */
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

/** What an app reads from the picture: 'otpauth://totp/…'. */
export const secretUri = (secret: string, userId: string, issuer: string): string =>
  authenticator(secret, userId, issuer).toString();

/** The step of time whose code this is, of now or next to it; undefined for a wrong one (RFC 6238). */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const app = authenticator(secret);
  const timestamp = now.getTime();
  const delta = app.validate({ token: plainCode(typed), timestamp, window: WINDOW });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}
