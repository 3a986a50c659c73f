import type { FastifyContextConfig, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { SessionUser } from '#context.ts';
import type { AllowanceGrant, AllowanceKey, RateLimit } from '#db/rate-limits.ts';
import { refuse } from '#refuse.ts';
import { isBelowApi } from '../request-paths.ts';
import { refuseForeignOrigin } from './origin.ts';
import { type Rights, refuseForbidden } from './resolve-actor.ts';
import { CALL_LIMIT, CALL_PORTION, EXPORT_LIMIT, type Throttle, throttle, UPLOAD_LIMIT } from './throttle.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends Rights {
    /** Available without a session; all other routes are closed. */
    open?: boolean;
    /** Accepts multipart instead of JSON. */
    upload?: boolean;
    /** Accepts a form of either type, and reads nothing of it: a button of a mail program (RFC 8058). */
    oneClick?: boolean;
    /** Multipart without files: saving a form, which does not count as an upload (wire.md, Throttles). */
    form?: boolean;
    /** Maximum number of JSON values in the body; without it, the body is not parsed. */
    values?: number;
    /** Responds with a file to be saved. */
    exports?: boolean;
  }
}

const SWEEP_MS = 60_000;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** True for an address without a route that may be a page of the web client. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  request.is404 && isRead(request) && !isBelowApi(request.url);

/** What the guard needs: the user of a session, and the shared allowances. */
type GuardOptions = {
  findActor: (request: FastifyRequest) => Promise<SessionUser | undefined>;
  takeAllowance: (allowance: AllowanceKey, limit: RateLimit, requested: number) => Promise<AllowanceGrant>;
};

type Kind = Exclude<AllowanceKey['kind'], 'feeds' | 'codes' | 'documents' | 'links'>;

/** The kind of allowance that a request uses (wire.md, Throttles). */
const kindOf = ({ upload, form, exports }: FastifyContextConfig): Kind => {
  if (upload && !form) return 'uploads';
  return exports ? 'exports' : 'calls';
};

/** Creates the throttles of a process on top of the shared allowances. They end with the server. */
function makeThrottles(
  app: FastifyInstance,
  takeAllowance: GuardOptions['takeAllowance'],
): (request: FastifyRequest) => Throttle {
  const sharedThrottle = (kind: Kind, limit: RateLimit, portion: number) =>
    throttle(limit, (userId) => takeAllowance({ userId, kind }, limit, portion));
  const throttles = {
    calls: sharedThrottle('calls', CALL_LIMIT, CALL_PORTION),
    uploads: sharedThrottle('uploads', UPLOAD_LIMIT, 1),
    exports: sharedThrottle('exports', EXPORT_LIMIT, 1),
  };
  const sweep = setInterval(() => {
    for (const { sweep } of Object.values(throttles)) sweep();
  }, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  return (request: FastifyRequest) => throttles[kindOf(request.routeOptions.config)];
}

/**
 * Checks each request before its body is read, in this order: session, throttle, origin, right, content type (wire.md,
 * Details). It uses the matched route and never the address, which has many spellings. Routes are closed unless marked
 * open.
 */
export function guardCalls(app: FastifyInstance, { findActor, takeAllowance }: GuardOptions): void {
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
    if (request.actor) refuseForbidden(request.actor, config);
    refuseForeignType(request);
  });
}

/** Registers plugins with routes of their own, and marks these routes as open. */
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

/** Refuses multipart on other calls, and other types on uploads. All further types have no parser. */
function refuseForeignType(request: FastifyRequest): void {
  const isMultipart = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
  const { upload = false, oneClick = false } = request.routeOptions.config;
  if (oneClick) return;
  if (request.method === 'POST' && isMultipart !== upload) refuse('BAD_TYPE');
}
