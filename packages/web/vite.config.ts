import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const isFile = (id: string, file: string): boolean => id.split('?')[0]?.endsWith(`/packages/web/src/${file}`) === true;

/** Whether `file` needs the module: imports it, directly or through others, and not lazily. */
function isNeededBy(file: string, id: string, modules: Modules): boolean {
  const importers = new Set(modules.getModuleInfo(id)?.importers);
  for (const importer of importers) {
    if (isFile(importer, file)) return true;
    for (const further of modules.getModuleInfo(importer)?.importers ?? []) importers.add(further);
  }
  return false;
}

/**
 * Our own modules and those that all pages stand on. The component library hands everything out by one file, so that who
 * needs what of it is not seen here; the bundler knows.
 */
const GATHERED = /\/(packages\/(contract|web)\/src|node_modules\/(react|react-dom|scheduler|@tanstack))\//;

/** One file for all that `files` need: small ones cost more in headers than in content. */
const together = (name: string, files: readonly string[], priority: number) => ({
  name: (id: string, modules: Modules) => (files.some((file) => isNeededBy(file, id, modules)) ? name : null),
  test: GATHERED,
  debugName: name,
  priority,
  // What a page alone needs stays with the page.
  includeDependenciesRecursively: false,
});

/** What the first page needs, which is often the login; what every page behind it needs; what every list needs; the list that is opened most, whose parts the records share. */
const SHARED = [
  together('start', ['main.tsx', 'areas/auth/pages/login-page.tsx'], 3),
  together('shell', ['app/shell-layout.tsx'], 2),
  together('list', ['kit/list/list-screen.tsx'], 1),
  together('projects', ['areas/outsourced-projects/pages/list-page.tsx'], 0),
];

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
      output: { codeSplitting: { groups: SHARED } },
    },
  },
});
