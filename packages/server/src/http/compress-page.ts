import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Below this a page fits into what is sent at once anyway. */
const SMALLEST_BYTES = 4096;
/** As quick as gzip and smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page compressed as its browser takes it: the server's own compression knows routes alone, and pages have none. */
export async function sendCompressed(reply: FastifyReply, page: string): Promise<FastifyReply> {
  if (Buffer.byteLength(page) < SMALLEST_BYTES) return reply.send(page);
  const taken = String(reply.request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(taken)) return reply.header('content-encoding', 'br').send(await brotliBytes(page, BROTLI));
  if (/\bgzip\b/.test(taken)) return reply.header('content-encoding', 'gzip').send(await gzipBytes(page));
  return reply.send(page);
}
