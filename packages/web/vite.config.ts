import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guidePlugin } from './guide/guide-plugin.ts';
import { typefacesPlugin } from './typefaces/typefaces-plugin.ts';

/** Tells the modules of these files below `src`. A file that is not there, since it was renamed, ends the build. */
function modulesOf(files: readonly string[]): (id: string) => boolean {
  const ids = files.map((file) => realpathSync(join(import.meta.dirname, 'src', file)));
  return (id) => ids.includes(id);
}

const START = modulesOf(['main.tsx', 'areas/auth/pages/login-page.tsx', 'app/updates/app-version.ts']);

/** Pages that most users open after the sign-in. The server preloads this file (page-links.ts). */
const APP = modulesOf([
  'app/shell-layout.tsx',
  'areas/outsourced-projects/pages/list-page.tsx',
  'areas/internal-projects/pages/list-page.tsx',
  'areas/notices/pages/list-page.tsx',
  'areas/orders/pages/order-list-page.tsx',
]);

/** Queries of the lists. Their routes need them before the code of their pages. */
const QUERIES = modulesOf([
  'lib/cache/query-client.ts',
  'app/frame-queries.ts',
  'areas/outsourced-projects/api.ts',
  'areas/internal-projects/api.ts',
  'areas/notices/api.ts',
  'areas/orders/api.ts',
]);

/**
 * Loaded when the browser is idle after the first screen: dialogs that open at once, and what is needed in trouble,
 * when the server may lack the file. The service worker keeps it too (bundle-worker.mjs).
 */
const LATER = modulesOf([
  'app/updates/update-bar.tsx',
  'app/updates/missing-parts-bar.tsx',
  'areas/auth/public/session-dialog.tsx',
  'kit/record/confirm-dialog.tsx',
  'ui/layers/drawer.tsx',
]);

/** Pages of a site that open without a connection, and what keeps an award for them. The service worker keeps this file (bundle-worker.mjs). */
const DEVICE = /\/src\/(app\/site-layout|areas\/(site-queue\/|outsourced-projects\/public\/store-awards))/;

/** The class of a style sheet: its name and its sheet. Vite's own names hold the line too, which no compression saves. */
const classOf = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

/** Two pages: the portal, and the address search inside an iframe. */
export default defineConfig({
  plugins: [react(), guidePlugin(), typefacesPlugin()],
  // React has this hook itself: the shim of the library is for versions before 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  css: { modules: { generateScopedName: classOf } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // The content policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'postcode.html'],
      output: {
        codeSplitting: {
          // Few files, because small ones cost more in headers than they contain. Groups with a higher priority take
          // shared modules first.
          groups: [
            { name: 'start', test: START, priority: 4 },
            { name: 'queries', test: QUERIES, priority: 3 },
            { name: 'app', test: APP, priority: 2 },
            { name: 'later', test: LATER, priority: 1 },
            { name: 'device', test: DEVICE, priority: 1 },
            { name: 'library', test: /\/node_modules\//, minShareCount: 6 },
            {
              name: 'kit',
              test: /\/packages\/(contract|web)\/src\//,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
