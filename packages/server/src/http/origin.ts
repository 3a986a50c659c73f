import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#refuse.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/** Refuses a write that another site's page sends: Fetch metadata decides, else Origin (wire.md, Calls). */
export function refuseForeignOrigin(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') {
    if (!OWN_SITES.has(site)) refuse('BAD_ORIGIN');
    return;
  }
  const origin = request.headers.origin;
  if (origin !== undefined && origin !== `${request.protocol}://${request.host}`) refuse('BAD_ORIGIN');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines that know the portal by its address only. */
    anyHost?: boolean;
  }
}

/** Answers 400 to requests for another host name: a page elsewhere may have pointed its own name here (ALLOWED_HOSTS). */
export function refuseForeignHosts(app: FastifyInstance, allowed: readonly string[]): void {
  if (allowed.length === 0) return;
  app.addHook('onRequest', async (request) => {
    const isAllowed = request.routeOptions.config.anyHost || allowed.includes(request.hostname.toLowerCase());
    if (!isAllowed) refuse('BAD_REQUEST');
  });
}
