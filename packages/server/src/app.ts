import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { areaCalls } from '@portal/contract/calls';
import { BODY_LIMIT, TEXT_LIMIT } from '@portal/contract/core/limits';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serveEvents } from './areas/alarms/public/serve-events.ts';
import { logRefused } from './areas/audit/public/events.ts';
import { addressGroup } from './areas/auth/public/address-group.ts';
import { findActor } from './areas/auth/public/sessions.ts';
import { serveFeeds } from './areas/calendar/public/serve-feeds.ts';
import { measureStorage } from './areas/files/public/stored-files.ts';
import { serveOffAddresses } from './areas/mail/public/serve-off.ts';
import { refuseClosedCall } from './areas/menu/public/grants.ts';
import { readMessageState } from './areas/notify/public/message-state.ts';
import { readFailedBackup, readJobMoments, readLastBackup } from './areas/system/public/last-runs.ts';
import { requireRecentJobs, requireRightClock } from './areas/system/public/require-order.ts';
import { ROOM_CHANNEL, roomAudience } from './areas/workspace/public/room-events.ts';
import { largestRoom } from './areas/workspace-entries/public/room-bytes.ts';
import { areaRoutes, uploadAdmissions } from './areas.ts';
import type { Config } from './config.ts';
import type { Ctx } from './context.ts';
import type { Listen } from './db/listen-notify.ts';
import { takeAllowance } from './db/rate-limits.ts';
import type { CallEnvironment } from './http/answer-call.ts';
import { bindCalls } from './http/bind-calls.ts';
import { limitBodyTime, readJsonBodies } from './http/body-parsers.ts';
import { handleClientError } from './http/client-errors.ts';
import { closeConnectionsOnShutdown } from './http/connections/close-connections.ts';
import { disconnectSlowReaders } from './http/connections/disconnect-slow-clients.ts';
import { watchProxy } from './http/connections/proxy-watch.ts';
import { serveDescription } from './http/describe/serve-description.ts';
import { answerBadUrl, answerErrors } from './http/error-handler.ts';
import { readClientAddress } from './http/guard/client-address.ts';
import { guardCalls, isPageRequest } from './http/guard/guard.ts';
import { refuseForeignHosts, refuseTwoHosts } from './http/guard/origin.ts';
import { makePersonTurns } from './http/guard/person-turns.ts';
import { secureHeaders } from './http/guard/security.ts';
import { type HostCookie, sessionCookie, stepCookie } from './http/guard/session-cookie.ts';
import { serveHealth } from './http/health.ts';
import type { PoolCounts } from './http/metrics/process-metrics.ts';
import { makeFirstPageData } from './http/page/first-page.ts';
import { servePages } from './http/page/pages.ts';
import { reportRefusals } from './http/report-refusals.ts';
import { logRequests, logStream, logTime } from './http/request-log.ts';
import { originForm } from './http/request-paths.ts';
import { limitLargeBodies } from './http/upload/large-bodies.ts';
import { readUploads } from './http/upload/multipart.ts';
import { limitUploads } from './http/upload/upload-gate.ts';
import { checkPortalSpace, checkSignInSpace, requireDiskSpace } from './process/disk-space.ts';
import { refuse } from './refuse.ts';

/** What the server is built from. */
export type AppOptions = {
  config: Config;
  ctx: Ctx;
  /** Subscribes to the notifications that transactions of any process send. */
  listen: Listen;
  /** The folder of the embedded database. */
  databaseFolder?: string | undefined;
  /** Throws when the database does not respond. */
  ping: () => Promise<void>;
  /** True while the process is about to end. */
  isLeaving?: () => boolean;
  /** The connections of `ctx.db`, for the metrics. */
  pool?: PoolCounts;
  webDir: string;
};

/** Timeout of uploads. Stalled uploads and all other bodies time out much earlier. */
const REQUEST_TIMEOUT_MS = 1_800_000;
/** How often the parts of /readyz are looked at, at most. */
const READY_MS = { quick: 1000, slow: 15_000 };
const HEADERS_TIMEOUT_MS = 20_000;
/** Timeout of an idle connection. It is longer than the timeout of a proxy, so that the proxy closes the connection. */
const KEEP_ALIVE_MS = 72_000;

/** What /readyz and the metrics look at. Without the database nothing is served, without the others reading goes on. */
const runningSources = ({ ctx, config, databaseFolder, ping, isLeaving, pool }: AppOptions) => ({
  parts: {
    database: { check: ping, everyMs: READY_MS.quick, needed: true },
    store: { check: ctx.files.check, everyMs: READY_MS.slow },
    room: { check: () => requireDiskSpace(config.dataDir, databaseFolder), everyMs: READY_MS.quick },
    clock: { check: () => requireRightClock(ctx), everyMs: READY_MS.slow },
    jobs: { check: () => requireRecentJobs(ctx), everyMs: READY_MS.slow },
  },
  isLeaving: isLeaving ?? (() => false),
  observed: ctx.observed,
  pool,
  readRuns: async () => ({
    jobs: await readJobMoments(ctx),
    backup: await readLastBackup(ctx),
    backupFailed: (await readFailedBackup(ctx)) !== undefined,
  }),
  readMessages: () => readMessageState(ctx),
  standby: ctx.standby,
});

/** Creates the Fastify server without routes and hooks. */
const createServer = (config: Config): FastifyInstance =>
  Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      timestamp: logTime,
      stream: logStream(),
    },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerBadUrl,
    clientErrorHandler: handleClientError,
    rewriteUrl: originForm,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { caseSensitive: false, maxParamLength: 600 },
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 2000 },
  });

/** Returns the function that reads where a request comes from and sets the cookies of a sign-in. */
const signInContextOf = (session: HostCookie, step: HostCookie) => (request: FastifyRequest, reply: FastifyReply) => ({
  address: request.ip,
  device: String(request.headers['user-agent'] ?? '').slice(0, TEXT_LIMIT.name),
  token: session.read(request),
  setToken: (token: string) => void session.set(reply, token),
  clearToken: () => void session.clear(reply).header('clear-site-data', '"cache"'),
  origin: `${request.protocol}://${request.host}`,
  step: {
    token: step.read(request),
    set: (token: string) => void step.set(reply, token),
    clear: () => void step.clear(reply),
  },
});

/**
 * Returns the function that finds the user of a request by its session. Requests of one session take turns, and those
 * that wait for the same look-up share it (D-535).
 */
const callerFinder = (ctx: Ctx, session: HostCookie) => {
  const takeTurn = makePersonTurns();
  const waiting = new Map<string, ReturnType<typeof findActor>>();
  return (request: FastifyRequest): ReturnType<typeof findActor> => {
    const token = session.read(request) ?? '';
    const key = `${token} ${request.ip}`;
    const shared = waiting.get(key);
    if (shared !== undefined) return shared;
    const lookUp = () => {
      waiting.delete(key);
      return findActor(ctx, token, request.ip);
    };
    // It begins after it can be shared, so that none stays behind: a session that has ended is never remembered.
    const next = Promise.resolve().then(() => takeTurn(token, lookUp));
    waiting.set(key, next);
    return next;
  };
};

/**
 * Builds the server without listening: calls of every area, downloads, pages, health. Routes are closed by default
 * (TH5).
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, ctx } = options;
  const app = createServer(config);
  const session = sessionCookie(config.production);
  answerErrors(app, ctx.observed.refusals);
  watchProxy(app, ctx.observed, config.trustProxy);
  readClientAddress(app);
  logRequests(app);
  closeConnectionsOnShutdown(app);
  refuseTwoHosts(app);
  refuseForeignHosts(app, config.allowedHosts);
  secureHeaders(app, config.production);
  await app.register(cookie);
  await app.register(compress, { globalDecompression: false, threshold: 4096, encodings: ['br', 'gzip'] });
  readJsonBodies(app);
  limitBodyTime(app);
  limitLargeBodies(app);
  disconnectSlowReaders(app);
  const requireSpace = checkPortalSpace(config.dataDir, options.databaseFolder);
  const requireSignInSpace = checkSignInSpace(options.databaseFolder);
  const readUpload = limitUploads(await readUploads(app, config.dataDir), requireSpace);
  const findCaller = callerFinder(ctx, session);
  guardCalls(app, { findActor: findCaller, takeAllowance: (...args) => takeAllowance(ctx.db, ...args) });
  reportRefusals(app, ({ actor, status, address, route }) =>
    logRefused(ctx, { event: status === 429 ? 'throttled' : 'denied', userId: actor.userId, address, detail: route }),
  );
  serveHealth(app, {
    ...config,
    ...runningSources(options),
    storedBytes: async () => {
      const [{ folders, largest }, largestRoomBytes] = await Promise.all([measureStorage(ctx), largestRoom(ctx)]);
      return { folders, largestUser: largest, largestRoom: largestRoomBytes };
    },
  });
  await serveDescription(app, {
    takeAllowance: (...args) => takeAllowance(ctx.db, ...args),
    networkOf: addressGroup,
  });

  const environment: CallEnvironment = {
    ctx,
    envelope: config.envelope,
    checksAnswers: !config.production,
    requireSpace: { write: requireSpace, own: requireSignInSpace, noted: requireSignInSpace },
    requireMenu: refuseClosedCall,
    readUpload,
    admissions: uploadAdmissions,
    signInContext: signInContextOf(session, stepCookie(config.production)),
  };
  for (const area of Object.keys(areaCalls) as (keyof typeof areaCalls)[]) {
    bindCalls(app, environment, areaCalls[area], areaRoutes[area]);
  }
  await serveEvents(app, {
    ctx,
    listen: options.listen,
    tokenOf: session.read,
    rooms: { channel: ROOM_CHANNEL, audience: roomAudience },
  });
  await serveFeeds(app, ctx);
  await serveOffAddresses(app, ctx);

  const sendPage = await servePages(app, options.webDir, config.site, {
    hasSession: (request) => session.read(request) !== undefined,
    firstPage: makeFirstPageData(app, findCaller),
  });
  app.setNotFoundHandler((request, reply) => {
    const hasExtension = /\.\w{2,5}$/.test(request.url.split('?')[0] ?? '');
    return sendPage && isPageRequest(request) && !hasExtension ? sendPage(reply) : refuse('NOT_FOUND');
  });
  return app;
}
