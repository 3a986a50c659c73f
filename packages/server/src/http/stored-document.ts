import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** The better one first. */
const ENCODINGS = [
  { name: 'br', pattern: /\bbr\b/ },
  { name: 'gzip', pattern: /\bgzip\b/ },
] as const;

type Encoding = (typeof ENCODINGS)[number]['name'];

/** A document that is made once and sent often. Each compression of it is made once too, when it is first asked for. */
export type StoredDocument = {
  type: string;
  etag: string;
  plain: Buffer;
  compressed: Map<Encoding, Promise<Buffer>>;
};

/** Better than what compresses each answer anew, since it is done once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** `state` is what the document is made of, for documents that other processes write with another time in them. */
export function keepDocument(type: string, content: string | Buffer, state: string | Buffer = content): StoredDocument {
  const hash = createHash('sha256').update(state).digest('base64url').slice(0, 32);
  return { type, etag: `W/"${hash}"`, plain: Buffer.from(content), compressed: new Map() };
}

const compress = (encoding: Encoding, bytes: Buffer): Promise<Buffer> =>
  encoding === 'br' ? brotliBytes(bytes, BROTLI) : gzipBytes(bytes);

function compressedOnce({ plain, compressed }: StoredDocument, encoding: Encoding): Promise<Buffer> {
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
export async function sendStored(reply: FastifyReply, document: StoredDocument): Promise<FastifyReply> {
  if (hasTag(reply, document.etag)) return reply.code(304).header('etag', document.etag).send();
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(({ pattern }) => pattern.test(accepted))?.name;
  reply.type(document.type).header('etag', document.etag).header('vary', 'accept-encoding');
  if (encoding === undefined) return reply.send(document.plain);
  return reply.header('content-encoding', encoding).send(await compressedOnce(document, encoding));
}
