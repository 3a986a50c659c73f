import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const FORMAT = 'v1';
const IV_BYTES = 12;
const KEY_ID_LENGTH = 12;

/** The field that a value belongs to. A value cannot be decrypted for any other field (TH12). */
export type FieldLocation = { table: string; column: string; row: string };

/**
 * A stored value that cannot be decrypted: the key is lost, or the value was moved or changed. The message never
 * contains the value.
 */
export class SealedFieldError extends Error {}

const additionalDataOf = ({ table, column, row }: FieldLocation): Buffer => Buffer.from(`${table}.${column}.${row}`);

/** The id of a key, which every sealed value contains. */
export const keyIdOf = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'base64url')).digest('base64url').slice(0, KEY_ID_LENGTH);

/**
 * Encrypts a value for its field with the first key: 'v1.key.nonce.text.tag', with a new nonce each time (D-107,
 * TH12).
 */
export function sealField(keys: readonly string[], location: FieldLocation, value: string): string {
  const [key] = keys;
  if (key === undefined) throw new SealedFieldError('no key to encrypt with');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64url'), iv);
  cipher.setAAD(additionalDataOf(location));
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  const parts = [iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [FORMAT, keyIdOf(key), ...parts].join('.');
}

/** Decrypts the value of a field with the key that encrypted it. Throws SealedFieldError. */
export function unsealField(keys: readonly string[], location: FieldLocation, sealed: string): string {
  const [format, keyId, iv = '', text = '', tag = ''] = sealed.split('.');
  const key = keys.find((candidate) => keyIdOf(candidate) === keyId);
  if (format !== FORMAT || key === undefined) throw new SealedFieldError('no key opens this value');
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64url'), Buffer.from(iv, 'base64url'));
  decipher.setAAD(additionalDataOf(location));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  try {
    return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
  } catch {
    throw new SealedFieldError('the value does not belong here');
  }
}

/** True for a value that was encrypted with an older key. A key rotation encrypts it again. */
export const isSealedWithOldKey = (keys: readonly string[], sealed: string): boolean =>
  keys[0] !== undefined && sealed.split('.')[1] !== keyIdOf(keys[0]);
