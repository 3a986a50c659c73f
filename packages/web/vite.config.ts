import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:3000';

/** What every list draws. Nothing here may be needed by the login page. */
const LIST_PARTS = [
  'ui/data-table',
  'ui/windowed-rows',
  'ui/pagination',
  'ui/page-size-select',
  'ui/filter-buttons',
  'ui/search-bar',
  'ui/select-field',
  'ui/status-badge',
  'ui/list-',
  'ui/load-error',
  'ui/remove-button',
  'ui/batch-summary',
  'lib/filter-options',
  'lib/last-list',
  'lib/list-address',
  'lib/query-values',
  'lib/run-batch',
  'lib/use-batch',
  'lib/use-last-page',
  'lib/use-list-address',
  'lib/use-selection',
  'areas/lookups/public/',
  'areas/outsourced-projects/public/removal-summary',
  'areas/outsourced-projects/public/status-options',
  'areas/project-parts/public/project-link',
];

/** What every page behind the login draws. */
const SHELL_PARTS = [
  'ui/page-title',
  'ui/empty-state',
  'ui/drawer',
  'ui/dialog',
  'areas/menu/',
  'areas/alarms/public/',
  'areas/alarms/parts/use-open-alarm',
  'areas/comments/public/thread-key',
];

/** Small parts in one file: each one alone costs more in headers than in content. */
const together = (name: string, parts: readonly string[]) => ({
  name,
  test: (id: string) => parts.some((part) => id.includes(`/packages/web/src/${part}`)),
  // What they need stays where it is: the login page needs some of it too.
  includeDependenciesRecursively: false,
});

/** Two pages: the portal, and the address search that lives in a frame of its own. */
export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': SERVER, '/uploads': SERVER } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // The content policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'postcode.html'],
      output: { codeSplitting: { groups: [together('lists', LIST_PARTS), together('shell', SHELL_PARTS)] } },
    },
  },
});
