import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compress-page.ts';
import { registerOpen } from './guard.ts';
import { appLinks } from './page-links.ts';
import { leaveOutDocumentHeaders, makeNonce, pagePolicy, postcodePolicy } from './security.ts';

/** The page that a ticket leads to: nobody may hear its address (TH1b). */
const isLanding = (url: string): boolean => /^\/ssologin(?![^/?])/i.test(url);

/** Whether a request has a session cookie, and the element that its page brings along ('' for none). */
type Visitors = {
  hasSession: (request: FastifyRequest) => boolean;
  firstPage: (request: FastifyRequest) => Promise<string>;
};

type Site = { companyName: string; companyUrl: string; address: string; mailDomain: string };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);

/**
 * Serves the built web client: hashed assets for a year, the page itself fresh with its own nonce. Without a
 * build (tests of calls) there is no page. Returns the sender of the page for every other GET.
 */
export async function servePages(
  app: FastifyInstance,
  webDir: string,
  site: Site,
  { hasSession, firstPage }: Visitors,
): Promise<((reply: FastifyReply) => Promise<FastifyReply>) | undefined> {
  const index = join(webDir, 'index.html');
  if (!existsSync(index)) return undefined;
  await registerOpen(app, async (scope) => {
    leaveOutDocumentHeaders(scope);
    await scope.register(fastifyStatic, {
      root: webDir,
      index: false,
      preCompressed: true,
      wildcard: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**'],
      setHeaders: (headers, path) => {
        const kept = path.includes('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
        headers.header('cache-control', `public, ${kept}`);
        // The address search runs without an origin: its own files come to it as from elsewhere.
        if (path.includes('/assets/postcode')) headers.header('access-control-allow-origin', '*');
      },
    });
  });
  const postcode = join(webDir, 'postcode.html');
  if (existsSync(postcode)) {
    const page = readFileSync(postcode, 'utf8');
    app.get('/postcode.html', { config: { open: true } }, (_request, reply) =>
      reply
        .header('content-security-policy', postcodePolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cross-origin-opener-policy', 'unsafe-none')
        .type('text/html; charset=utf-8')
        .send(page),
    );
  }
  const page = readFileSync(index, 'utf8').replace('__SITE__', escapeHtml(JSON.stringify(site)));
  const visitors = page.split('__CSP_NONCE__');
  const users = page.replace('</head>', `${appLinks(webDir)}</head>`).split('__CSP_NONCE__');
  return async (reply) => {
    const { request } = reply;
    const nonce = makeNonce();
    const landing = isLanding(request.url);
    if (landing) reply.header('referrer-policy', 'no-referrer');
    const known = hasSession(request);
    const first = known && !landing ? await firstPage(request) : '';
    reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    // It goes in last: no text of it is taken for a mark of the page.
    const filled = (known ? users : visitors).join(nonce).replace('<!--first-page-->', () => first);
    return sendCompressed(reply, filled);
  };
}
