import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { refuse } from '#refuse.ts';
import { measureStoredBytes, type StoredBytes } from './stored-metrics.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** One look serves everybody who asks within this time. */
const FRESH_MS = 1000;
/** Who asks is answered within this time, whatever hangs. */
const PATIENCE_MS = 1500;

type Check = () => Promise<unknown>;

/** Asks all checks at once, seldom and one round at a time; false when one fails or takes too long. */
export function readiness(checks: readonly Check[], log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  let latest: Promise<boolean> = Promise.resolve(true);
  let was = true;

  const look = async (): Promise<boolean> => {
    isLooking = true;
    const failed = (await Promise.allSettled(checks.map((check) => check()))).filter(
      (outcome) => outcome.status === 'rejected',
    );
    isLooking = false;
    const is = failed.length === 0;
    if (is !== was) {
      const reasons = failed.map(({ reason }) => (reason instanceof Error ? reason.message : 'unknown'));
      if (is) log.info('ready again');
      else log.warn({ reasons }, 'not ready');
    }
    was = is;
    return is;
  };

  return (): Promise<boolean> => {
    const now = performance.now();
    if (!isLooking && now - lookedAt > FRESH_MS) {
      lookedAt = now;
      latest = look();
    }
    return Promise.race([latest, new Promise<false>((done) => setTimeout(done, PATIENCE_MS, false).unref())]);
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
 * /healthz while the process lives, /readyz while all checks pass, /metrics for the operator: with its token, and
 * outside production from the same machine too (wire.md, Running).
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
