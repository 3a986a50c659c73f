import type { FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';

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
