import type { FastifyContextConfig, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { SessionUser } from '../context.ts';
import type { Allowance, Limit, Taken } from '../db/allowances.ts';
import { refuse } from '../refuse.ts';
import { isBelowApi } from './address.ts';
import { refuseForeignOrigin } from './origin.ts';
import { knowCallers, type Rights, refuseUnentitled, rememberActor, supposeActor } from './resolve-actor.ts';
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
    /** Looks its session up itself, see supposeActor. */
    provenLater?: boolean;
  }
}

const SWEEP_MS = 60_000;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** An address without a route that is asked for as a page would be. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  request.is404 && isRead(request) && !isBelowApi(request.url);

/** Who asks, by a look at his session or from the last one, and what is left to him of an allowance. */
type Entrance = {
  find: (request: FastifyRequest) => Promise<SessionUser | undefined>;
  /** What the last look at the session said, without asking anybody. */
  recall?: (request: FastifyRequest) => SessionUser | undefined;
  take: (allowance: Allowance, limit: Limit, wanted: number) => Promise<Taken>;
};

type Kind = Allowance['kind'];

/** What a request counts as (wire.md, Throttles). */
const kindOf = ({ upload, form, exports }: FastifyContextConfig): Kind => {
  if (upload && !form) return 'uploads';
  return exports ? 'exports' : 'calls';
};

/** The limits of a process, all taken from the allowances that processes share; ends with the server. */
function makeThrottles(app: FastifyInstance, take: Entrance['take']): (request: FastifyRequest) => Throttle {
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
  return (request: FastifyRequest) => throttles[kindOf(request.routeOptions.config)];
}

/** Origin, right and content type of a request; a caller who is not known has no right to be asked for. */
function refuseForeign(request: FastifyRequest, actor: SessionUser | undefined): void {
  refuseForeignOrigin(request);
  if (actor) refuseUnentitled(actor, request.routeOptions.config);
  refuseForeignType(request);
}

/** Who an unfinished look may be spared for: a read, a user whom the process knows, and nothing that speaks against it. */
function supposedActor(
  request: FastifyRequest,
  recall: Entrance['recall'],
  throttle: Throttle,
): SessionUser | undefined {
  const actor = request.routeOptions.config.provenLater ? recall?.(request) : undefined;
  if (!actor) return undefined;
  try {
    refuseForeign(request, actor);
  } catch {
    return undefined;
  }
  return throttle.spendAtHand(actor.userId) ? actor : undefined;
}

/**
 * Before any body is read, in this order: session, throttle, origin, right, content type (wire.md, Details). It looks
 * at the matched route, never at the address, which has many spellings; a route is closed unless it says otherwise. A
 * read may be let in by the user whom its session had when it was last looked up: looking it up is then left to the read
 * itself, together with its first statements.
 */
export function guardCalls(app: FastifyInstance, { find, recall, take }: Entrance): void {
  const throttleOf = makeThrottles(app, take);
  knowCallers(app);
  app.addHook('onRequest', async (request) => {
    if (isPageRequest(request)) return;
    if (request.is404 && !isBelowApi(request.url)) refuse('NOT_FOUND');
    if (request.routeOptions.config.open) return refuseForeign(request, undefined);
    const supposed = supposedActor(request, recall, throttleOf(request));
    if (supposed) return supposeActor(request, supposed, () => find(request));
    const actor = (await find(request)) ?? refuse('LOGIN_REQUIRED');
    rememberActor(request, actor);
    await throttleOf(request).spend(actor.userId);
    refuseForeign(request, actor);
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
