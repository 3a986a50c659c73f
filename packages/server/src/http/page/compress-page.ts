import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** A smaller page fits into the first packets anyway. */
const SMALLEST_BYTES = 4096;
/** This quality is as fast as gzip and compresses better. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Sends a page with a compression that the browser accepts. The compression plugin works on routes only, and pages
 * have none.
 */
export async function sendCompressed(reply: FastifyReply, page: string): Promise<FastifyReply> {
  if (Buffer.byteLength(page) < SMALLEST_BYTES) return reply.send(page);
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotliBytes(page, BROTLI));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipBytes(page));
  return reply.send(page);
}
