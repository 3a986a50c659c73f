import type { Actor } from '@portal/contract/core/actor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';
import { refuseForeignOrigin } from './origin.ts';
import { rememberActor } from './resolve-actor.ts';
import { CALL_LIMIT, throttle, UPLOAD_LIMIT } from './throttle.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reachable without a session. */
    open?: boolean;
    /** Takes multipart instead of JSON. */
    upload?: boolean;
  }
}

const SWEEP_MS = 60_000;
/** The description's page brings routes of its own, open like the description. */
const DOCS_PAGE = /^\/api\/docs(\/|\?|$)/i;

/** Calls and stored files need a session; pages and health do not. */
export const isGuarded = (request: FastifyRequest): boolean => /^\/(api|uploads)(\/|\?|$)/i.test(request.url);

/** Before any body is read: session, origin, throttle, content type (wire.md, Details). */
export function guardCalls(app: FastifyInstance, find: (request: FastifyRequest) => Promise<Actor | undefined>): void {
  const calls = throttle(CALL_LIMIT);
  const uploads = throttle(UPLOAD_LIMIT);
  const sweep = setInterval(() => {
    calls.sweep(Date.now());
    uploads.sweep(Date.now());
  }, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  app.addHook('onRequest', async (request) => {
    if (!isGuarded(request)) return;
    const { open = false, upload = false } = request.routeOptions.config;
    if (!(open || DOCS_PAGE.test(request.url))) {
      const actor = (await find(request)) ?? refuse('LOGIN_REQUIRED');
      rememberActor(request, actor);
      (upload ? uploads : calls).spend(actor.userId, Date.now());
    }
    refuseForeignOrigin(request);
    refuseForeignType(request, upload);
  });
}

/** Multipart on the upload calls and nowhere else; other wrong types have no parser. */
function refuseForeignType(request: FastifyRequest, upload: boolean): void {
  const isMultipart = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
  if (request.method === 'POST' && isMultipart !== upload) refuse('BAD_TYPE');
}
