import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refuse.ts';

/** A body gets this time, and a second more for each 50 KB of it. */
const BODY_MS = 10_000;
const BYTES_A_MS = 50;

/** Breaks the connection when what is left of the body takes longer than the bytes that are announced may take. */
export function giveUpLate({ raw, headers, routeOptions }: FastifyRequest, baseMs: number): void {
  const { config, bodyLimit } = routeOptions;
  const announced = Number(headers['content-length'] ?? bodyLimit);
  const bytes = config.upload ? announced : Math.min(announced, bodyLimit);
  const giveUp = setTimeout(() => raw.destroy(), baseMs + bytes / BYTES_A_MS);
  raw.once('end', () => clearTimeout(giveUp)).once('close', () => clearTimeout(giveUp));
}

/** Gives up a sender that takes too long for a body that is no upload: it would hold a connection for an hour. */
export function limitBodyTime(app: FastifyInstance, baseMs = BODY_MS): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!request.routeOptions.config.upload) giveUpLate(request, baseMs);
    done(null, payload);
  });
}

/** JSON only: an empty body is no fields, anything unreadable is 400, other types stay 415 (wire.md, Calls). */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body).trim();
    try {
      done(null, text === '' ? {} : JSON.parse(text));
    } catch {
      done(new Refusal('BAD_REQUEST'));
    }
  });
}
