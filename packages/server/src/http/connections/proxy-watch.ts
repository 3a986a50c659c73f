import type { FastifyInstance } from 'fastify';
import type { Observed } from '#process/installation.ts';
import { isInside, readNetworks } from '#settings/networks.ts';

/** Addresses that are kept, so that nobody fills the memory. */
const MOST = 5;

/** The networks that the web server knows by name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns whether the headers of an address are believed. */
function trustedSenders(trustProxy: readonly string[]): (address: string) => boolean {
  const { networks } = readNetworks(trustProxy.flatMap((text) => NAMED[text] ?? [text]));
  return (address) => isInside(networks, address);
}

/**
 * Notes who sends X-Forwarded-For: a trusted proxy, or a sender whose header counts for nothing. The page '시스템 상태'
 * says when the address of a proxy is missing in TRUST_PROXY.
 */
export function watchProxy(app: FastifyInstance, observed: Observed, trustProxy: readonly string[]): void {
  const isTrusted = trustedSenders(trustProxy);
  const noteStranger = (sender: string): void => {
    if (observed.forwardedFrom.has(sender) || observed.forwardedFrom.size >= MOST) return;
    observed.forwardedFrom.add(sender);
    app.log.warn({ sender }, 'X-Forwarded-For를 믿지 않는 주소가 보냈습니다. 프록시라면 TRUST_PROXY에 넣어주세요.');
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined) {
      const sender = request.socket.remoteAddress ?? '';
      if (isTrusted(sender)) observed.sawProxy = true;
      else noteStranger(sender);
    }
    done();
  });
}
