import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const FORMAT = 'v1';
const IV_BYTES = 12;
const KEY_ID_LENGTH = 12;

/** Which field of which row a value belongs to: opened anywhere else it is refused (TH12). */
export type FieldPlace = { table: string; column: string; row: string };

/** A stored value that no key opens: a lost key, or a value that was moved or changed. Its text never names the value. */
export class SealedFieldError extends Error {}

const placeBytes = ({ table, column, row }: FieldPlace): Buffer => Buffer.from(`${table}.${column}.${row}`);

/** What a sealed value names its key by. */
export const keyIdOf = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'base64url')).digest('base64url').slice(0, KEY_ID_LENGTH);

/** Encrypts a value for its place with the first key: 'v1.key.nonce.text.tag', a new nonce each time (D-107, TH12). */
export function sealField(keys: readonly string[], place: FieldPlace, value: string): string {
  const [key] = keys;
  if (key === undefined) throw new SealedFieldError('no key to encrypt with');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64url'), iv);
  cipher.setAAD(placeBytes(place));
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  const parts = [iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [FORMAT, keyIdOf(key), ...parts].join('.');
}

/** The value of a place, whichever of the keys it was encrypted with. Throws SealedFieldError. */
export function openField(keys: readonly string[], place: FieldPlace, sealed: string): string {
  const [format, keyId, iv = '', text = '', tag = ''] = sealed.split('.');
  const key = keys.find((candidate) => keyIdOf(candidate) === keyId);
  if (format !== FORMAT || key === undefined) throw new SealedFieldError('no key opens this value');
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64url'), Buffer.from(iv, 'base64url'));
  decipher.setAAD(placeBytes(place));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  try {
    return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
  } catch {
    throw new SealedFieldError('the value does not belong here');
  }
}

/** True for a value of another key than the first: a rotation encrypts it anew. */
export const isOutdated = (keys: readonly string[], sealed: string): boolean =>
  keys[0] !== undefined && sealed.split('.')[1] !== keyIdOf(keys[0]);
