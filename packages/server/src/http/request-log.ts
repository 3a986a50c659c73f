import type { FastifyInstance } from 'fastify';
import { destination } from 'pino';

const BUFFER = { bytes: 4096, forMs: 100 };

let stream: ReturnType<typeof destination> | undefined;

/**
 * The log output of the process, which writes several lines at once. Lines are at most a tenth of a second late, and
 * the rest is written when the process ends. A write per request would wake a thread and cost more than the line
 * itself.
 */
export function logStream(): ReturnType<typeof destination> {
  stream ??= destination({ dest: 1, sync: false, minLength: BUFFER.bytes, periodicFlush: BUFFER.forMs });
  return stream;
}

/** The time of every line, of the server and of commands, in one format. */
export const logTime = (): string => `,"time":"${new Date().toISOString()}"`;

/** Addresses that machines ask all day. Their lines are for LOG_LEVEL=debug. */
const QUIET_ROUTES = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Logs one structured line per request: route, status, time, id, and the id of its user. It has no address, body or
 * other personal data (TH29).
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.log[QUIET_ROUTES.has(route) ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.actor ? { user: request.actor.userId } : {}),
      },
      'request',
    );
    done();
  });
}
