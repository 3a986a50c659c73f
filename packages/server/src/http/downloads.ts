import { Readable } from 'node:stream';
import { cleanFileName } from '@portal/contract/areas/files/names';
import type { FastifyReply } from 'fastify';

/** What is sent: the stored type, never one guessed from the name. */
export type Download = { name: string; mime: string; bytes: number; stream: Readable };

/** Characters that RFC 5987 lets stand in an extended value, apart from letters and digits, and that URIs encode less. */
const extended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** `filename` for old readers in plain ASCII, `filename*` with the real name (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended(name)}`;
}

/**
 * A file has no origin but its own: no script, no form, no request in the portal's name, whatever it holds (D-125).
 * Browsers show pictures and PDF under it.
 */
const SANDBOX = "sandbox; default-src 'none'";

function send(reply: FastifyReply, file: Download, cacheControl: string): FastifyReply {
  reply
    .header('content-type', file.mime)
    .header('content-length', file.bytes)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', SANDBOX)
    .header('cache-control', cacheControl);
  if (reply.request.method !== 'HEAD') return reply.send(file.stream);
  // What nobody will get is not read.
  file.stream.destroy();
  return reply.send(Readable.from([]));
}

/** Sends a file whose content was checked, to be shown in a page (D-120, D-125). */
export const sendInline = (reply: FastifyReply, file: Download): FastifyReply =>
  send(reply, file, 'private, max-age=300');

/** Sends a file to be saved under `name`, never shown and never kept (D-125, TH9). */
export const sendAttachment = (reply: FastifyReply, file: Download): FastifyReply =>
  send(reply.header('content-disposition', disposition(cleanFileName(file.name))), file, 'no-store');
