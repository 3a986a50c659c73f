import type { FastifyInstance } from 'fastify';
import { offlinePolicy, workerPolicy } from './security.ts';

/** Name of the service worker. Its address may not change, because installed apps ask for it. */
export const SERVICE_WORKER = '/service-worker.js';

/** The colour of the header, which the system shows around an installed app while it starts. */
const GROUND = '#ffffff';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The description of the installed app (D-322). */
const manifestOf = (companyName: string) => ({
  id: '/',
  name: companyName,
  short_name: companyName,
  lang: 'ko',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
});

type Headers = { header: (name: string, value: string) => unknown };

/** Headers of the service worker: browsers ask for it each time, and it may only fetch from the portal. */
export function setWorkerHeaders(headers: Headers): void {
  headers.header('cache-control', 'no-cache');
  headers.header('content-security-policy', workerPolicy);
}

/** Serves the manifest and the offline page, which are public and the same for everybody (D-322, D-323). */
export function serveAppFiles(app: FastifyInstance, companyName: string, offlinePage: string | undefined): void {
  const manifest = JSON.stringify(manifestOf(companyName));
  app.get('/manifest.webmanifest', { config: { open: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );
  if (offlinePage === undefined) return;
  app.get('/offline.html', { config: { open: true } }, (_request, reply) =>
    reply
      .header('content-security-policy', offlinePolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(offlinePage),
  );
}
