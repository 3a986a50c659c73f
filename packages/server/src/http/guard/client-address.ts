import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** An address that a proxy wrote with a port or in brackets: '203.0.113.7:51234', '[2001:db8::1]:443', '[2001:db8::1]'. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;
const MAPPED = /^::ffff:(?=[\d.]+$)/;

/** Returns the address alone in its only spelling, an IPv4 address never as IPv6. Undefined for any other text. */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const match = WITH_PORT.exec(trimmed);
  const address = match?.[1] ?? match?.[2] ?? trimmed;
  if (isIPv4(address)) return address;
  return isIPv6(address) ? new SocketAddress({ address, family: 'ipv6' }).address.replace(MAPPED, '') : undefined;
}

/** Returns the addresses of X-Forwarded-For from the nearest one to the first text that is no address. */
export function plainSenders(header: string): string {
  const texts = header.split(',').filter((text) => text.trim() !== '');
  const addresses = texts.map(plainAddress);
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ');
}

/**
 * Makes `request.ip` an address and nothing else, before anything counts or logs it. Behind a text that is no address
 * nobody is known. The request then comes from the proxy that passed it on. The header stays, though empty: it says that
 * there was a proxy.
 */
export function readClientAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.raw.headers['x-forwarded-for'];
    if (header !== undefined) request.raw.headers['x-forwarded-for'] = plainSenders(String(header));
    Object.defineProperty(request, 'ip', { value: plainAddress(request.ip) ?? request.ip });
    done();
  });
}
