import type { IncomingMessage } from 'node:http';

/** How often a spelling may be encoded anew and still be read. */
const READINGS = 3;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path of a request's target, which may also name scheme and host (RFC 9112, absolute form). */
export const originForm = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === '' || path.startsWith('?') ? `/${path}` : path;
};

/**
 * True when an address without a route leads below /api or /uploads in any reading: encoded once or more, with
 * backslashes, doubled slashes or dot segments. It decides the words of a refusal, never who gets in: that is the
 * matched route's business.
 */
export function isBelowApi(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let reading = 0; reading < READINGS; reading += 1) path = decoded(path);
  const { pathname } = new URL(path.replace(/[\\/]+/g, '/').replace(/^[^/]/, '/$&'), 'http://portal');
  return /^\/(api|uploads)(\/|$)/i.test(pathname);
}
