import type { FastifyInstance } from 'fastify';
import { VERSION } from '#version.ts';

/** Serves the version of the portal, for operators and their programs (wire.md, Running). */
export function serveVersion(app: FastifyInstance): void {
  app.get('/api/version', { config: { open: true } }, async () => ({ version: VERSION }));
}
