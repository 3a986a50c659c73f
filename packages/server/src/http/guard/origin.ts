import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#refuse.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/** Refuses a write from a page of another site. Fetch metadata decides, else the Origin header (wire.md, Calls). */
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
    /** Called by machines that only know the address of the portal. */
    anyHost?: boolean;
  }
}

/**
 * Refuses requests with two Host headers with 400 (RFC 9112, section 3.2): proxy and server could each believe another
 * one.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, place) => place % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) refuse('BAD_REQUEST');
  });
}

/** Refuses requests for another host name with 400: another site may have pointed its own name here (ALLOWED_HOSTS). */
export function refuseForeignHosts(app: FastifyInstance, allowed: readonly string[]): void {
  if (allowed.length === 0) return;
  app.addHook('onRequest', async (request) => {
    const isAllowed = request.routeOptions.config.anyHost || allowed.includes(request.hostname.toLowerCase());
    if (!isAllowed) refuse('BAD_REQUEST');
  });
}
