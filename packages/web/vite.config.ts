import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What everybody opens behind the sign-in; the server names the file in the page (page-links.ts). */
const APP =
  /\/src\/(app\/shell-layout|areas\/((outsourced-projects|internal-projects|notices)\/pages\/list-page|orders\/pages\/order-list-page))\.tsx$/;

/** What lists ask, which their routes need before the code of their pages. */
const QUERIES =
  /\/src\/(app\/(query-client|frame-queries)|areas\/(outsourced-projects|internal-projects|notices|orders)\/api)\.ts$/;

/** What is fetched when the first screen rests. */
const LATER = /\/src\/(kit\/(record\/deed-dialog|list\/batch-dialogs)|ui\/layers\/drawer)\.tsx$/;

/** Two pages: the portal, and the address search that lives in a frame of its own. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // The content policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'postcode.html'],
      output: {
        codeSplitting: {
          // Few files: small ones cost more in headers than they hold. Each takes what it needs, the first ones first.
          groups: [
            { name: 'start', test: /\/src\/(main|areas\/auth\/pages\/login-page)\.tsx$/, priority: 4 },
            { name: 'queries', test: QUERIES, priority: 3 },
            { name: 'app', test: APP, priority: 2 },
            { name: 'later', test: LATER, priority: 1 },
            { name: 'library', test: /\/node_modules\//, minShareCount: 6 },
            {
              name: 'kit',
              test: /\/packages\/(contract|web)\/src\//,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
