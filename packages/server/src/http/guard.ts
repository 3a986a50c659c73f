import type { Actor } from '@portal/contract/core/actor';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';
import { isBelowApi } from './address.ts';
import { refuseForeignOrigin } from './origin.ts';
import { rememberActor } from './resolve-actor.ts';
import { CALL_LIMIT, throttle, UPLOAD_LIMIT } from './throttle.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reachable without a session; every other route is closed. */
    open?: boolean;
    /** Takes multipart instead of JSON. */
    upload?: boolean;
    /** Multipart without files: the save of a form, which is no upload (wire.md, Throttles). */
    form?: boolean;
    /** Who may ever use it, when not everybody with a session. */
    may?: (actor: Actor) => boolean;
  }
}

const SWEEP_MS = 60_000;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** An address without a route that is asked for as a page would be. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  request.is404 && isRead(request) && !isBelowApi(request.url);

type FindActor = (request: FastifyRequest) => Promise<Actor | undefined>;

/** Who asks and how often he did: 401 without a session, 429 for too many calls. Ends with the server. */
function makeEntrance(app: FastifyInstance, find: FindActor): (request: FastifyRequest) => Promise<Actor> {
  const calls = throttle(CALL_LIMIT);
  const uploads = throttle(UPLOAD_LIMIT);
  const sweep = setInterval(() => {
    calls.sweep();
    uploads.sweep();
  }, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  return async (request) => {
    const actor = (await find(request)) ?? refuse('LOGIN_REQUIRED');
    rememberActor(request, actor);
    const { upload, form } = request.routeOptions.config;
    (upload && !form ? uploads : calls).spend(actor.userId);
    return actor;
  };
}

/**
 * Before any body is read, in this order: session, throttle, origin, right, content type (wire.md, Details). It looks
 * at the matched route, never at the address, which has many spellings; a route is closed unless it says otherwise.
 */
export function guardCalls(app: FastifyInstance, find: FindActor): void {
  const enter = makeEntrance(app, find);
  app.addHook('onRequest', async (request) => {
    const { open, may } = request.routeOptions.config;
    if (isPageRequest(request)) return;
    if (request.is404 && !isBelowApi(request.url)) refuse('NOT_FOUND');
    const actor = open ? undefined : await enter(request);
    refuseForeignOrigin(request);
    if (actor && may && !may(actor)) refuse('FORBIDDEN');
    refuseForeignType(request);
  });
}

/** Registers plugins that bring routes of their own, and declares these open. */
export async function registerOpen(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => Promise<unknown>,
): Promise<void> {
  const openScope: FastifyPluginAsync = async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, open: true };
    });
    await register(scope);
  };
  await app.register(openScope);
}

/** Multipart on the upload calls and nowhere else; other wrong types have no parser. */
function refuseForeignType(request: FastifyRequest): void {
  const isMultipart = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
  const { upload = false } = request.routeOptions.config;
  if (request.method === 'POST' && isMultipart !== upload) refuse('BAD_TYPE');
}
