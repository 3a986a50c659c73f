import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerErrors } from '#http/error-handler.ts';
import { guardCalls, isPageRequest } from '#http/guard/guard.ts';
import { secureHeaders } from '#http/guard/security.ts';
import { servePages } from '#http/page/pages.ts';
import { refuse } from '#refuse.ts';

/** The manifest as the build writes it: two chunks that import each other, and a page of its own. */
const MANIFEST = {
  '_app-1.js': { file: 'assets/app-1.js', name: 'app', imports: ['_library-1.js'], css: ['assets/app-1.css'] },
  '_library-1.js': { file: 'assets/library-1.js', name: 'library', imports: ['_app-1.js'] },
  'src/page.tsx': { file: 'assets/page-1.js', name: 'page', imports: ['_app-1.js'] },
};
const SITE = { companyName: '마이즈', companyUrl: '', address: '', mailDomain: '', phone: '' };

let folder: string;
let app: FastifyInstance;

/** A portal of the folder, without calls. */
async function startPages(site: typeof SITE): Promise<FastifyInstance> {
  const started = Fastify();
  await secureHeaders(started, false);
  answerErrors(started);
  guardCalls(started, { findActor: async () => undefined, takeAllowance: async () => ({ granted: 1, rest: 0 }) });
  const sendPage = await servePages(started, folder, site, {
    hasSession: ({ headers }) => headers.cookie !== undefined,
    firstPage: async () => '',
  });
  started.setNotFoundHandler((request, reply) =>
    sendPage && isPageRequest(request) ? sendPage(reply) : refuse('NOT_FOUND'),
  );
  return started;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<html nonce="__CSP_NONCE__"><head></head>__SITE__<!--first-page--></html>',
  );
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, 'postcode.html'), '<html></html>');
  await writeFile(join(folder, 'offline.html'), '<meta content="__SITE__">');
  await writeFile(join(folder, 'service-worker.js'), '1');
  await writeFile(join(folder, 'assets', 'app.js'), '1');
  await writeFile(join(folder, 'assets', 'postcode-1.js'), '1');
  app = await startPages(SITE);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const statusOf = async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET'): Promise<number> =>
  (await app.inject({ url, method })).statusCode;

it('pages and their files are public and read-only', async () => {
  for (const url of ['/', '/login', '/projects/list?page=2', '/assets/app.js', '/postcode.html', '/ssologin/a/b/c']) {
    expect([url, await statusOf(url), await statusOf(url, 'HEAD')]).toEqual([url, 200, 200]);
    expect([url, await statusOf(url, 'POST')]).toEqual([url, 404]);
  }
});

it('a file that an update puts beside the others is served by the process that runs, compressed (D-481)', async () => {
  const ask = () => app.inject({ url: '/assets/next-2.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect((await ask()).headers['content-encoding']).toBeUndefined();
  await writeFile(join(folder, 'assets', 'next-2.js'), '2');
  await writeFile(join(folder, 'assets', 'next-2.js.br'), 'packed');
  const { body, headers } = await ask();
  expect([body, headers['content-encoding'], headers['cache-control']]).toEqual([
    'packed',
    'br',
    'public, max-age=31536000, immutable',
  ]);
});

it('no other page learns the URL of the landing page, which contains a ticket (TH1b)', async () => {
  const policyOf = async (url: string) => (await app.inject({ url })).headers['referrer-policy'];
  for (const url of ['/ssologin/a..b.c.d/M0/WR-1', '/ssologin', '/SsoLogin/a?x=1']) {
    expect([url, await policyOf(url)]).toEqual([url, 'no-referrer']);
  }
  for (const url of ['/login', '/ssologins/a']) expect([url, await policyOf(url)]).toEqual([url, 'same-origin']);
});

it('the page is never the response below /api or /uploads', async () => {
  for (const url of ['/api', '/API/x', '//api/x', '/%61pi/x', '/%2561pi/x', '/x/../api/x', '/uploads', '/uploads/x']) {
    expect([url, await statusOf(url)]).toEqual([url, 401]);
  }
});

it('the address search has an opaque origin, inside and outside of a frame, and may load only its own files (TH25)', async () => {
  const headersOf = async (url: string) => (await app.inject({ url })).headers;
  const policy = String((await headersOf('/postcode.html'))['content-security-policy']);
  expect(policy.split('; ')[0]).toBe('sandbox allow-scripts allow-popups');
  expect(policy).not.toContain('allow-same-origin');
  expect((await headersOf('/assets/postcode-1.js'))['access-control-allow-origin']).toBe('*');
  for (const url of ['/', '/assets/app.js', '/postcode.html', '/api/User/user-my-info']) {
    expect([url, (await headersOf(url))['access-control-allow-origin']]).toEqual([url, undefined]);
  }
});

it('files of a page have no headers for documents; the page has them', async () => {
  const headersOf = async (url: string) => (await app.inject({ url })).headers;
  const asset = await headersOf('/assets/app.js');
  expect(asset['permissions-policy']).toBeUndefined();
  expect(asset['x-frame-options']).toBeUndefined();
  expect(asset['x-content-type-options']).toBe('nosniff');
  expect(asset['content-security-policy']).toContain("default-src 'none'");
  expect((await headersOf('/login'))['permissions-policy']).toContain(
    'camera=(self), display-capture=(), geolocation=()',
  );
});

it('for a signed-in user the page preloads the signed-in part, for a visitor not', async () => {
  const bodyOf = async (headers = {}) => (await app.inject({ url: '/projects/list', headers })).body;
  const links = [...(await bodyOf({ cookie: 'a=b' })).matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)];
  expect(links.map(([, rel, href]) => `${rel} ${href}`)).toEqual([
    'stylesheet /assets/app-1.css',
    'modulepreload /assets/app-1.js',
    'modulepreload /assets/library-1.js',
  ]);
  expect(await bodyOf()).not.toContain('<link');
});

it('the manifest describes the installed app by the name of the company (D-322)', async () => {
  const { headers, json } = await app.inject({ url: '/manifest.webmanifest' });
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(json()).toMatchObject({ name: '마이즈', start_url: '/', scope: '/', display: 'standalone' });
  expect(json().icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

it('the service worker may fetch from the portal alone, and browsers ask for it each time (D-323)', async () => {
  const { headers } = await app.inject({ url: '/service-worker.js' });
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-cache');
  expect((await app.inject({ url: '/assets/app.js' })).headers['content-security-policy']).not.toContain('connect-src');
});

it('a device gets the stored pages anew when the operator changes a setting of the site (D-399)', async () => {
  const workerOf = async (portal: FastifyInstance) => (await portal.inject({ url: '/service-worker.js' })).body;
  const same = await startPages({ ...SITE });
  const other = await startPages({ ...SITE, phone: '02-000-0000' });
  expect(await workerOf(same)).toBe(await workerOf(app));
  expect(await workerOf(other)).not.toBe(await workerOf(app));
  await Promise.all([same.close(), other.close()]);
});

it('the page that a device keeps is the same for everybody but its nonce, with the scripts of a user and no data (D-399)', async () => {
  const [ofVisitor, ofUser] = await Promise.all(
    [{}, { cookie: 'a=b' }].map((headers) => app.inject({ url: '/shell.html', headers })),
  );
  const withoutNonce = (page?: typeof ofVisitor): string => String(page?.body).replace(/nonce="[^"]+"/, '');
  expect(withoutNonce(ofUser)).toBe(withoutNonce(ofVisitor));
  expect(ofUser?.body).toContain('modulepreload');
  expect(ofUser?.body).toContain('src="/first-calls.js"');
  expect(ofUser?.body).not.toContain('id="first-page"');
  const [, nonce = ''] = /nonce="([^"]+)"/.exec(String(ofUser?.body)) ?? [];
  expect(ofUser?.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(ofVisitor?.body).not.toContain(nonce);
});

it('the offline page is the same for everybody, has the settings of the site, and allows own files only', async () => {
  const ofVisitor = await app.inject({ url: '/offline.html' });
  const ofUser = await app.inject({ url: '/offline.html', headers: { cookie: 'a=b' } });
  expect(ofVisitor.body).toBe(ofUser.body);
  expect(ofVisitor.body).toContain('마이즈');
  const policy = String(ofVisitor.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'; style-src 'self'");
  expect(policy).not.toMatch(/unsafe|nonce|connect-src/);
});
