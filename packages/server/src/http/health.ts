import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { refuse } from '../refuse.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

type Health = { ping: () => Promise<void>; metricsToken: string };

/** /healthz while the process lives, /readyz while the database answers, /metrics for the operator (wire.md, Running). */
export function serveHealth(app: FastifyInstance, { ping, metricsToken }: Health): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const open = { config: { open: true, anyHost: true } };
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async () => {
    await ping();
    return { status: 'ok' };
  });
  app.get('/metrics', open, async (request, reply) => {
    const bearer = request.headers.authorization;
    const isLocal = LOOPBACK.test(request.ip) && request.headers['x-forwarded-for'] === undefined;
    const hasToken = metricsToken !== '' && bearer === `Bearer ${metricsToken}`;
    if (!isLocal && !hasToken) refuse('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
