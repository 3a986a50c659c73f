import { Readable } from 'node:stream';
import { cleanFileName } from '@portal/contract/areas/files/names';
import type { FastifyReply } from 'fastify';

/**
 * A file to send, with its stored type: the type is never guessed from the name. One that is made while it is sent has
 * no number of bytes.
 */
export type Download = { name: string; mime: string; bytes?: number; stream: Readable };

/** Encodes a name as an extended value of RFC 5987, which allows fewer characters than a URI. */
const extended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Content-Disposition with a plain ASCII `filename` for old browsers, and `filename*` with the real name (RFC 6266).
 */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended(name)}`;
}

/**
 * Content policy of files, whatever they contain: no portal origin, no script, no form (D-125). Browsers still show
 * pictures and PDF.
 */
const SANDBOX = "sandbox; default-src 'none'";

function send(reply: FastifyReply, file: Download, cacheControl: string): FastifyReply {
  reply
    .header('content-type', file.mime)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', SANDBOX)
    .header('cache-control', cacheControl);
  if (file.bytes !== undefined) reply.header('content-length', file.bytes);
  if (reply.request.method !== 'HEAD') return reply.send(file.stream);
  // A HEAD response needs no content.
  file.stream.destroy();
  return reply.send(Readable.from([]));
}

/** Sends a file of checked content to be shown in a page (D-120, D-125). */
export const sendInline = (reply: FastifyReply, file: Download): FastifyReply =>
  send(reply, file, 'private, max-age=300');

/** Sends a file to be saved under `name`, never shown and never cached (D-125, TH9). */
export const sendAttachment = (reply: FastifyReply, file: Download): FastifyReply =>
  send(reply.header('content-disposition', disposition(cleanFileName(file.name))), file, 'no-store');
