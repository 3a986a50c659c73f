import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Refusal, refuse } from '#refuse.ts';
import { VERSION } from '#version.ts';
import { refusalBody } from './guard/idempotency.ts';
import { measureProcess, type ProcessSources } from './metrics/process-metrics.ts';
import { measureStoredBytes, type StoredBytes } from './metrics/stored-metrics.ts';
import { type ReadyPart, type ReadyPartName, watchReadiness } from './readiness.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const RETRY_SECONDS = 1;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

type Health = Omit<ProcessSources, 'readReadiness'> & {
  parts: Partial<Record<ReadyPartName, ReadyPart>>;
  /** True while the process is about to end: a proxy must send no more requests. */
  isLeaving: () => boolean;
  storedBytes: () => Promise<StoredBytes>;
  metricsToken: string;
  production: boolean;
};

/**
 * Serves /healthz while the process runs, /readyz while it can serve readers, /api/version, and /metrics for the
 * operator. Metrics need their token; outside production, requests from the same machine do not (wire.md, Running).
 */
export function serveHealth(app: FastifyInstance, health: Health): void {
  const { parts, isLeaving, storedBytes, metricsToken, production } = health;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureStoredBytes(registry, storedBytes, app.log);
  const readReadiness = watchReadiness(parts, app.log);
  measureProcess(registry, { ...health, readReadiness });
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
  app.get('/api/version', { config: { open: true } }, async () => ({ version: VERSION }));

  // Only what cannot even read is taken out by a proxy: with a full disk or a dead store, reading goes on (D-373).
  app.get('/readyz', open, async (_request, reply) => {
    const { ready, parts: states } = await readReadiness();
    if (ready && !isLeaving()) {
      const isWhole = Object.values(states).every((state) => state === 'ok');
      return { status: isWhole ? 'ok' : 'limited', parts: states };
    }
    const refusal = refusalBody(new Refusal('UNAVAILABLE'));
    return reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .send({ ...refusal, parts: states });
  });

  const bearer = digest(`Bearer ${metricsToken}`);
  app.get('/metrics', open, async (request, reply) => {
    const isLocal = LOOPBACK.test(request.ip) && request.headers['x-forwarded-for'] === undefined;
    const hasToken = timingSafeEqual(digest(request.headers.authorization ?? ''), bearer) && metricsToken !== '';
    if (!hasToken && (production || !isLocal)) refuse('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
