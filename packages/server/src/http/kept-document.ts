import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** A document that is made once and sent often. Each compression of it is made once too, when it is first asked for. */
export type KeptDocument = {
  type: string;
  etag: string;
  plain: Buffer;
  compressed: Map<Encoding, Promise<Buffer>>;
};

/** Better than what compresses each answer anew, since it is done once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** `state` is what the document is made of, for documents that other processes write with another time in them. */
export function keepDocument(type: string, content: string | Buffer, state: string | Buffer = content): KeptDocument {
  const hash = createHash('sha256').update(state).digest('base64url').slice(0, 32);
  return { type, etag: `W/"${hash}"`, plain: Buffer.from(content), compressed: new Map() };
}

const compress = (encoding: Encoding, bytes: Buffer): Promise<Buffer> =>
  encoding === 'br' ? brotliBytes(bytes, BROTLI) : gzipBytes(bytes);

function compressedOnce({ plain, compressed }: KeptDocument, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(encoding) ?? compress(encoding, plain);
  compressed.set(encoding, known);
  return known;
}

/** True when the program that asks has the document with this tag already. */
const hasTag = ({ request }: FastifyReply, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((sent) => sent.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Sends a kept document, compressed as the request accepts it, or 304 when it is known there already. */
export async function sendKept(reply: FastifyReply, kept: KeptDocument): Promise<FastifyReply> {
  if (hasTag(reply, kept.etag)) return reply.code(304).header('etag', kept.etag).send();
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted));
  reply.type(kept.type).header('etag', kept.etag).header('vary', 'accept-encoding');
  if (encoding === undefined) return reply.send(kept.plain);
  return reply.header('content-encoding', encoding).send(await compressedOnce(kept, encoding));
}
