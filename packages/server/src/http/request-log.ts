import type { FastifyInstance } from 'fastify';
import { destination } from 'pino';

const GATHERED = { bytes: 4096, forMs: 100 };

let gathering: ReturnType<typeof destination> | undefined;

/**
 * Where the lines of a process go: several in one write, a tenth of a second late at most, and what is left when the
 * process ends. A write of its own for each request wakes a thread and costs more than the line.
 */
export function logStream(): ReturnType<typeof destination> {
  gathering ??= destination({ dest: 1, sync: false, minLength: GATHERED.bytes, periodicFlush: GATHERED.forMs });
  return gathering;
}

/** One structured line a request: route, status, time, id; no address, body or personal data (TH29). */
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
