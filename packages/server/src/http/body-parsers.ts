import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refuse.ts';

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
