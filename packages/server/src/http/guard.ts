import type { Actor } from '@portal/contract/core/actor';
import type { FastifyContextConfig, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Allowance, Limit, Taken } from '../db/allowances.ts';
import { refuse } from '../refuse.ts';
import { isBelowApi } from './address.ts';
import { refuseForeignOrigin } from './origin.ts';
import { rememberActor } from './resolve-actor.ts';
import { CALL_LIMIT, CALL_PORTION, EXPORT_LIMIT, throttle, UPLOAD_LIMIT } from './throttle.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reachable without a session; every other route is closed. */
    open?: boolean;
    /** Takes multipart instead of JSON. */
    upload?: boolean;
    /** Multipart without files: the save of a form, which is no upload (wire.md, Throttles). */
    form?: boolean;
    /** Answers a file to be saved. */
    exports?: boolean;
    /** Who may ever use it, when not everybody with a session. */
    may?: (actor: Actor) => boolean;
  }
}

const SWEEP_MS = 60_000;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** An address without a route that is asked for as a page would be. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  request.is404 && isRead(request) && !isBelowApi(request.url);

/** Who asks, and what is left to him of an allowance. */
type Entrance = {
  find: (request: FastifyRequest) => Promise<Actor | undefined>;
  take: (allowance: Allowance, limit: Limit, wanted: number) => Promise<Taken>;
};

type Kind = Allowance['kind'];

/** What a request counts as (wire.md, Throttles). */
const kindOf = ({ upload, form, exports }: FastifyContextConfig): Kind => {
  if (upload && !form) return 'uploads';
  return exports ? 'exports' : 'calls';
};

/** The limits of a process, all taken from the allowances that processes share; ends with the server. */
function makeThrottles(app: FastifyInstance, take: Entrance['take']) {
  const shared = (kind: Kind, limit: Limit, portion: number) =>
    throttle(limit, (userId) => take({ userId, kind }, limit, portion));
  const throttles = {
    calls: shared('calls', CALL_LIMIT, CALL_PORTION),
    uploads: shared('uploads', UPLOAD_LIMIT, 1),
    exports: shared('exports', EXPORT_LIMIT, 1),
  };
  const sweep = setInterval(() => {
    for (const { sweep } of Object.values(throttles)) sweep();
  }, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  return throttles;
}

/**
 * Before any body is read, in this order: session, throttle, origin, right, content type (wire.md, Details). It looks
 * at the matched route, never at the address, which has many spellings; a route is closed unless it says otherwise.
 */
export function guardCalls(app: FastifyInstance, { find, take }: Entrance): void {
  const throttles = makeThrottles(app, take);
  /** Who asks and how often he did: 401 without a session, 429 for too many calls. */
  const enter = async (request: FastifyRequest): Promise<Actor> => {
    const actor = (await find(request)) ?? refuse('LOGIN_REQUIRED');
    rememberActor(request, actor);
    await throttles[kindOf(request.routeOptions.config)].spend(actor.userId);
    return actor;
  };
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
