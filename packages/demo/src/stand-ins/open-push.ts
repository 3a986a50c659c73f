import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';

/** What a browser keeps of its subscription: its private key and its secret. */
export type BrowserKeys = { curve: ECDH; auth: Buffer };

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Salt, record size and the length of the key that follows (RFC 8188, section 2.1). */
const HEADER_BYTES = SALT_BYTES + 4 + 1;

const derive = (secret: Uint8Array, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Removes the padding behind the text: zeros after a mark. */
function withoutPadding(record: Buffer): string {
  let end = record.length - 1;
  while (end > 0 && record[end] === 0) end -= 1;
  if (record[end] !== 2) throw new Error('the record does not end with its mark');
  return record.subarray(0, end).toString('utf8');
}

/** Decrypts a push message as a browser does (RFC 8291). Throws for a message to another browser. */
export function openPush(body: Buffer, { curve, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyEnd = HEADER_BYTES + (body[HEADER_BYTES - 1] ?? 0);
  const senderKey = body.subarray(HEADER_BYTES, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = derive(curve.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  return withoutPadding(Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]));
}

const parse = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** Checks who sends (RFC 8292): 'vapid t=token, k=key'. Returns what the token says; undefined for a wrong one. */
export function openSender(authorization: string): { aud: unknown; sub: unknown; key: string } | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = parse(claims);
  return isRight ? { aud, sub, key } : undefined;
}
