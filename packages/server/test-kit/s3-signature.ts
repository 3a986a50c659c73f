import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

export type Credentials = { id: string; secret: string };

/** True when the request is signed with these credentials (AWS Signature Version 4). */
export function isSigned({ method, url = '', headers }: IncomingMessage, { id, secret }: Credentials): boolean {
  const [, by, scope = '', names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (by !== id) return false;
  const [path, query = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const payload = String(headers['x-amz-content-sha256'] ?? '');
  const canonical = [method, path, query.split('&').sort().join('&'), signed.join(''), names, payload].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === signature;
}
