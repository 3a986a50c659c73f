import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#refuse.ts';
import { type Parse, readBounded } from './bounded-json.ts';

/** Time limit for a body, with one more second for each 50 KB. */
const BODY_MS = 10_000;
const BYTES_A_MS = 50;

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** True while a part of the body has not arrived. */
export const isSending = (request: IncomingMessage): boolean =>
  announcesBody(request) && !request.complete && !request.readableEnded && !request.destroyed;

/** Destroys the connection when the rest of the body takes longer than its announced size allows. */
export function disconnectLateSender({ raw, headers, routeOptions }: FastifyRequest, baseMs: number): void {
  const { config, bodyLimit } = routeOptions;
  const announced = Number(headers['content-length'] ?? bodyLimit);
  const bytes = config.upload ? announced : Math.min(announced, bodyLimit);
  const destroyRequest = (): void => {
    if (isSending(raw)) raw.destroy();
  };
  const timer = setTimeout(destroyRequest, baseMs + bytes / BYTES_A_MS);
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/**
 * Limits the time for a body that is no upload. Without the limit, a slow sender would hold its connection until the
 * request timeout. A request without a body is not affected, however long its response takes.
 */
export function limitBodyTime(app: FastifyInstance, baseMs = BODY_MS): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (isSending(request.raw) && !request.routeOptions.config.upload) disconnectLateSender(request, baseMs);
    done(null, payload);
  });
}

/** Stands for a body that is not parsed, since no call has this address. */
const UNREAD = {};

/**
 * Accepts JSON bodies only: an empty body has no fields, invalid JSON is 400, other types are 415 (wire.md, Calls). A
 * body above the limit of its call is refused while it is read. Without a matching call, nothing is read.
 */
export function readJsonBodies(app: FastifyInstance, parse: Parse = JSON.parse): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: IncomingMessage) => {
    const { bodyLimit, config } = request.routeOptions;
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) refuse('TOO_LARGE');
    if (config.values === undefined) return UNREAD;
    const text = (await readBounded(body, { bytes: bodyLimit, values: config.values })).trim();
    if (text === '') return {};
    try {
      return parse(text);
    } catch {
      return refuse('BAD_REQUEST');
    }
  });
}
