import type { FastifyInstance } from 'fastify';
import type { Observed } from '#installation.ts';

/** Addresses that are kept, so that nobody fills the memory. */
const MOST = 5;

/**
 * Notes who sends X-Forwarded-For: a trusted proxy, or a sender whose header counts for nothing. The page '시스템 상태'
 * says when the address of a proxy is missing in TRUST_PROXY.
 */
export function watchProxy(app: FastifyInstance, observed: Observed, hasProxy: boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined) {
      const sender = request.socket.remoteAddress ?? '';
      // The address differs from the sender's when the header was believed.
      if (hasProxy && request.ip !== sender) observed.sawProxy = true;
      else if (observed.forwardedFrom.size < MOST) observed.forwardedFrom.add(sender);
    }
    done();
  });
}
