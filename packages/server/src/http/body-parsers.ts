import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#refuse.ts';
import { type Parse, readBounded } from './bounded-json.ts';

/** A body gets this time, and a second more for each 50 KB of it. */
const BODY_MS = 10_000;
const BYTES_A_MS = 50;

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** True while the sender still owes a part of the body. */
export const isSending = (request: IncomingMessage): boolean =>
  announcesBody(request) && !request.complete && !request.readableEnded && !request.destroyed;

/** Breaks the connection when what is left of the body takes longer than the bytes that are announced may take. */
export function giveUpLate({ raw, headers, routeOptions }: FastifyRequest, baseMs: number): void {
  const { config, bodyLimit } = routeOptions;
  const announced = Number(headers['content-length'] ?? bodyLimit);
  const bytes = config.upload ? announced : Math.min(announced, bodyLimit);
  const breakOff = (): void => {
    if (isSending(raw)) raw.destroy();
  };
  const giveUp = setTimeout(breakOff, baseMs + bytes / BYTES_A_MS);
  raw.once('end', () => clearTimeout(giveUp)).once('close', () => clearTimeout(giveUp));
}

/**
 * Gives up a sender that takes too long for a body that is no upload: it would hold a connection for an hour. A request
 * that owes no body is left alone, however long its answer takes.
 */
export function limitBodyTime(app: FastifyInstance, baseMs = BODY_MS): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (isSending(request.raw) && !request.routeOptions.config.upload) giveUpLate(request, baseMs);
    done(null, payload);
  });
}

/** A body that nobody reads: what it says does not matter where no call answers. */
const UNREAD = {};

/**
 * JSON only: an empty body is no fields, anything unreadable is 400, other types stay 415 (wire.md, Calls). What is
 * larger than its call takes is refused while it is read, and never parsed; where no call answers, nothing is read.
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
