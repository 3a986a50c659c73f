import type { FastifyContextConfig, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { SessionUser } from '#context.ts';
import type { Allowance, Limit, Taken } from '#db/allowances.ts';
import { refuse } from '#refuse.ts';
import { isBelowApi } from './address.ts';
import { refuseForeignOrigin } from './origin.ts';
import { type Rights, refuseUnentitled } from './resolve-actor.ts';
import { CALL_LIMIT, CALL_PORTION, EXPORT_LIMIT, type Throttle, throttle, UPLOAD_LIMIT } from './throttle.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends Rights {
    /** Reachable without a session; every other route is closed. */
    open?: boolean;
    /** Takes multipart instead of JSON. */
    upload?: boolean;
    /** Multipart without files: the save of a form, which is no upload (wire.md, Throttles). */
    form?: boolean;
    /** JSON values that its body may hold; a body is not parsed where none are declared. */
    values?: number;
    /** Answers a file to be saved. */
    exports?: boolean;
  }
}

const SWEEP_MS = 60_000;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** An address without a route that is asked for as a page would be. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  request.is404 && isRead(request) && !isBelowApi(request.url);

/** What the guard asks of the process: who a session belongs to, and what is left to a user of an allowance. */
type Lookups = {
  findActor: (request: FastifyRequest) => Promise<SessionUser | undefined>;
  takeAllowance: (allowance: Allowance, limit: Limit, wanted: number) => Promise<Taken>;
};

type Kind = Allowance['kind'];

/** What a request counts as (wire.md, Throttles). */
const kindOf = ({ upload, form, exports }: FastifyContextConfig): Kind => {
  if (upload && !form) return 'uploads';
  return exports ? 'exports' : 'calls';
};

/** The limits of a process, all taken from the allowances that processes share; ends with the server. */
function makeThrottles(
  app: FastifyInstance,
  takeAllowance: Lookups['takeAllowance'],
): (request: FastifyRequest) => Throttle {
  const shared = (kind: Kind, limit: Limit, portion: number) =>
    throttle(limit, (userId) => takeAllowance({ userId, kind }, limit, portion));
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
  return (request: FastifyRequest) => throttles[kindOf(request.routeOptions.config)];
}

/**
 * Before any body is read, in this order: session, throttle, origin, right, content type (wire.md, Details). It looks
 * at the matched route, never at the address, which has many spellings; a route is closed unless it says otherwise.
 */
export function guardCalls(app: FastifyInstance, { findActor, takeAllowance }: Lookups): void {
  const throttleOf = makeThrottles(app, takeAllowance);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    if (isPageRequest(request)) return;
    if (request.is404 && !isBelowApi(request.url)) refuse('NOT_FOUND');
    const { config } = request.routeOptions;
    if (!config.open) {
      request.actor = (await findActor(request)) ?? refuse('LOGIN_REQUIRED');
      await throttleOf(request).spend(request.actor.userId);
    }
    refuseForeignOrigin(request);
    if (request.actor) refuseUnentitled(request.actor, config);
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
