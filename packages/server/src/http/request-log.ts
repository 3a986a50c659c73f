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

/** Logs one structured line per request: route, status, time, id. It has no address, body or personal data (TH29). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}
