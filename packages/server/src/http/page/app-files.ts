import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { offlinePolicy, workerPolicy } from '../guard/security.ts';

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

/** Built files of the installed app. The offline page has the settings of the site. */
type BuiltFiles = { offlinePage: string; worker: string };

/**
 * Serves the service worker, the manifest and the offline page. They are public and the same for everybody (D-322,
 * D-323). Browsers ask for the worker each time. It ends with a hash of the settings: when the operator changes the
 * company's name, devices store the two pages anew.
 */
export function serveAppFiles(app: FastifyInstance, companyName: string, built: BuiltFiles | undefined): void {
  const manifest = JSON.stringify(manifestOf(companyName));
  const open = { config: { open: true } };
  app.get('/manifest.webmanifest', open, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );
  if (built === undefined) return;
  const { offlinePage } = built;
  const worker = `${built.worker}\n// ${createHash('sha256').update(offlinePage).digest('hex').slice(0, 12)}\n`;
  app.get(SERVICE_WORKER, open, (_request, reply) =>
    reply
      .header('content-security-policy', workerPolicy)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
  app.get('/offline.html', open, (_request, reply) =>
    reply
      .header('content-security-policy', offlinePolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(offlinePage),
  );
}
