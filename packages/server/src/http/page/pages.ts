import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerOpen } from '../guard/guard.ts';
import { leaveOutDocumentHeaders, makeNonce, PAGE_DEVICES, pagePolicy, postcodePolicy } from '../guard/security.ts';
import { SERVICE_WORKER, serveAppFiles } from './app-files.ts';
import { sendCompressed } from './compress-page.ts';
import { appLinks } from './page-links.ts';

/** True for the page that a ticket leads to. No other site may learn its address (TH1b). */
const isTicketAddress = (url: string): boolean => /^\/ssologin(?![^/?])/i.test(url);

/** Functions that check a request for a session cookie and make the script element of its page ('' for none). */
type SessionLookup = {
  hasSession: (request: FastifyRequest) => boolean;
  firstPage: (request: FastifyRequest) => Promise<string>;
};

/** The page that the service worker keeps and opens at once. It has nothing of a user (D-399). */
const SHELL_PAGE = '/shell.html';

/** The stored page asks by it for what it asked last time, before its other scripts have run (D-399). */
const FIRST_CALLS = '<script src="/first-calls.js"></script>';

/** Where the data of the first page goes. */
const FIRST_PAGE = '<!--first-page-->';

type Site = { companyName: string; companyUrl: string; address: string; mailDomain: string; phone: string };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);

/** The header and grey lines that the stored page shows until its scripts have drawn something. */
const firstLines = (companyName: string): string =>
  `<div id="first-lines" aria-hidden="true"><p><img src="/favicon.svg" alt="">${escapeHtml(companyName)}</p>${'<i></i>'.repeat(8)}</div>`;

/** The page with the settings of the site. */
const withSite = (page: string, site: Site): string => page.replace('__SITE__', escapeHtml(JSON.stringify(site)));

/** The built files of the installed app, undefined when there are none, as in tests. */
function readAppFiles(webDir: string, site: Site) {
  const offline = join(webDir, 'offline.html');
  const worker = join(webDir, SERVICE_WORKER);
  if (!existsSync(offline) || !existsSync(worker)) return undefined;
  return { offlinePage: withSite(readFileSync(offline, 'utf8'), site), worker: readFileSync(worker, 'utf8') };
}

const setPageHeaders = (reply: FastifyReply, nonce: string): FastifyReply =>
  reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('permissions-policy', PAGE_DEVICES)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');

/**
 * Serves the hashed files. They are looked for at each request: an update may put those of the next version beside them
 * (D-481).
 */
const serveAssets = (scope: FastifyInstance, root: string) =>
  scope.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    decorateReply: false,
    // A name stands for one content, so nothing is ever asked again.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (headers, path) => {
      headers.header('cache-control', 'public, max-age=31536000, immutable');
      // The address search has no origin of its own, so its files are cross-origin to it.
      if (/[/\\]postcode[^/\\]*$/.test(path)) headers.header('access-control-allow-origin', '*');
    },
  });

/**
 * Serves the built web client: hashed assets are cached for a year, the page is never cached and has its own nonce.
 * Without a build, as in tests of calls, there is no page. Returns the function that sends the page for all other GET
 * requests.
 */
export async function servePages(
  app: FastifyInstance,
  webDir: string,
  site: Site,
  { hasSession, firstPage }: SessionLookup,
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
      globIgnore: ['**/*.html', 'service-worker.js', '**/*.br', '**/*.gz', '.vite/**', 'assets/**', 'builds.json'],
      setHeaders: (headers) => headers.header('cache-control', 'public, max-age=3600'),
    });
    const assets = join(webDir, 'assets');
    if (existsSync(assets)) await serveAssets(scope, assets);
  });
  serveAppFiles(app, site.companyName, readAppFiles(webDir, site));
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
  const page = withSite(readFileSync(index, 'utf8'), site);
  const publicParts = page.split('__CSP_NONCE__');
  const signedInParts = page.replace('</head>', `${appLinks(webDir)}</head>`).split('__CSP_NONCE__');
  app.get(SHELL_PAGE, { config: { open: true } }, (_request, reply) => {
    const nonce = makeNonce();
    return sendCompressed(
      setPageHeaders(reply, nonce),
      signedInParts
        .join(nonce)
        .replace('<head>', `<head>${FIRST_CALLS}`)
        .replace(FIRST_PAGE, () => firstLines(site.companyName)),
    );
  });
  return async (reply) => {
    const { request } = reply;
    const nonce = makeNonce();
    const isTicketPage = isTicketAddress(request.url);
    if (isTicketPage) reply.header('referrer-policy', 'no-referrer');
    const hasSessionCookie = hasSession(request);
    const firstData = hasSessionCookie && !isTicketPage ? await firstPage(request) : '';
    setPageHeaders(reply, nonce);
    // Inserted last, so that no text of it is taken for a placeholder of the page.
    const html = (hasSessionCookie ? signedInParts : publicParts).join(nonce).replace(FIRST_PAGE, () => firstData);
    return sendCompressed(reply, html);
  };
}
