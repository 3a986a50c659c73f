import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { refuse } from '#refuse.ts';
import { measureStoredBytes, type StoredBytes } from './stored-metrics.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A result is reused for this time. */
const FRESH_MS = 1000;
/** A response is sent within this time, even when a check hangs. */
const TIMEOUT_MS = 1500;

type Check = () => Promise<unknown>;

/**
 * Returns a function that runs all checks in parallel, at most once a second. It returns false when one fails or takes
 * too long.
 */
export function readiness(checks: readonly Check[], log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isChecking = false;
  let latest: Promise<boolean> = Promise.resolve(true);
  let wasReady = true;

  const runChecks = async (): Promise<boolean> => {
    isChecking = true;
    const failed = (await Promise.allSettled(checks.map((check) => check()))).filter(
      (outcome) => outcome.status === 'rejected',
    );
    isChecking = false;
    const nowReady = failed.length === 0;
    if (nowReady !== wasReady) {
      const reasons = failed.map(({ reason }) => (reason instanceof Error ? reason.message : 'unknown'));
      if (nowReady) log.info('ready again');
      else log.warn({ reasons }, 'not ready');
    }
    wasReady = nowReady;
    return nowReady;
  };

  return (): Promise<boolean> => {
    const now = performance.now();
    if (!isChecking && now - checkedAt > FRESH_MS) {
      checkedAt = now;
      latest = runChecks();
    }
    return Promise.race([latest, new Promise<false>((done) => setTimeout(done, TIMEOUT_MS, false).unref())]);
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

type Health = {
  checks: readonly Check[];
  storedBytes: () => Promise<StoredBytes>;
  metricsToken: string;
  production: boolean;
};

/**
 * Serves /healthz while the process runs, /readyz while all checks pass, and /metrics for the operator. Metrics need
 * their token; outside production, requests from the same machine do not (wire.md, Running).
 */
export function serveHealth(app: FastifyInstance, { checks, storedBytes, metricsToken, production }: Health): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureStoredBytes(registry, storedBytes, app.log);
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

  const isReady = readiness(checks, app.log);
  app.get('/readyz', open, async () =>
    (await isReady()) ? { status: 'ok' } : refuse('UNAVAILABLE', { retryAfter: 1 }),
  );

  const bearer = digest(`Bearer ${metricsToken}`);
  app.get('/metrics', open, async (request, reply) => {
    const isLocal = LOOPBACK.test(request.ip) && request.headers['x-forwarded-for'] === undefined;
    const hasToken = timingSafeEqual(digest(request.headers.authorization ?? ''), bearer) && metricsToken !== '';
    if (!hasToken && (production || !isLocal)) refuse('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
