import type { IncomingMessage } from 'node:http';

/** How often a path may be percent-encoded and still be recognised. */
const MAX_DECODINGS = 3;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path of a request target, which may also contain scheme and host (RFC 9112, absolute form). */
export const originForm = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === '' || path.startsWith('?') ? `/${path}` : path;
};

/**
 * True when an address without a route leads below /api or /uploads in any spelling: encoded repeatedly, with
 * backslashes, doubled slashes or dot segments. It only decides the response. Access is decided by the matched route.
 */
export function isBelowApi(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < MAX_DECODINGS; round += 1) path = decoded(path);
  const { pathname } = new URL(path.replace(/[\\/]+/g, '/').replace(/^[^/]/, '/$&'), 'http://portal');
  return /^\/(api|uploads)(\/|$)/i.test(pathname);
}
