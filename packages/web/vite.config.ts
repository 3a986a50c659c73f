import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const isFile = (id: string, file: string): boolean => id.split('?')[0]?.endsWith(`/packages/web/src/${file}`) === true;

/** Whether `file` is the module or needs it: imports it, directly or through others, and not lazily. */
function isNeededBy(file: string, id: string, modules: Modules): boolean {
  if (isFile(id, file)) return true;
  const importers = new Set(modules.getModuleInfo(id)?.importers);
  for (const importer of importers) {
    if (isFile(importer, file)) return true;
    for (const further of modules.getModuleInfo(importer)?.importers ?? []) importers.add(further);
  }
  return false;
}

const OWN = /\/packages\/(contract|web)\/src\//;
const LIBRARY = /\/node_modules\//;
/**
 * Our own modules, those that all pages stand on, and of the component library its core and the button. It hands everything
 * out by one file, so that who needs what else of it is not seen here; the bundler knows.
 */
const GATHERED =
  /\/(packages\/(contract|web)\/src|node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|@tanstack|@mantine\/(hooks|core\/esm\/(core|components\/(Button|UnstyledButton|Loader|Transition)))))\/|vite\/preload-helper/;

// Of every group: what a page alone needs stays with the page.
const ALONE = { includeDependenciesRecursively: false };

/** One file for all that `files` need: small ones cost more in headers than in content. */
const together = (name: string, files: readonly string[], priority: number) => ({
  ...ALONE,
  name: (id: string, modules: Modules) => (files.some((file) => isNeededBy(file, id, modules)) ? name : null),
  test: GATHERED,
  debugName: name,
  priority,
});

/** One file for what so many pages share. */
const shared = (name: string, test: RegExp, minShareCount: number) => ({ ...ALONE, name, test, minShareCount });

/** What everybody opens behind the sign-in, and what lists stand on; the server names this file in the page (page-links.ts). */
const APP = [
  'app/shell-layout.tsx',
  'app/theme-provider.tsx',
  'kit/list/list-screen.tsx',
  'areas/outsourced-projects/pages/list-page.tsx',
  'areas/internal-projects/pages/list-page.tsx',
  'areas/notices/pages/list-page.tsx',
  'areas/orders/pages/order-list-page.tsx',
];

/** What is fetched when the first screen rests, and what most pages open later. */
const LATER = ['kit/record/deed-dialog.tsx', 'kit/list/batch-dialogs.tsx', 'ui/drawer.tsx'];

/** Files most of which runs before the first page stands: the browser compiles them whole while it waits for the line. */
const CALLED_AT_ONCE = ['start', 'app'];
const COMPILE_NOW = '//# allFunctionsCalledOnLoad\n';

/** The hint must be a file's first line, so it comes after everything that others write there. */
const compileHints: Plugin = {
  name: 'compile-hints',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && CALLED_AT_ONCE.includes(chunk.name)) chunk.code = COMPILE_NOW + chunk.code;
      }
    },
  },
};

/** Two pages: the portal, and the address search that lives in a frame of its own. */
export default defineConfig({
  plugins: [react(), compileHints],
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
          groups: [
            // What the first page needs, which is often the login.
            together('start', ['main.tsx', 'areas/auth/pages/login-page.tsx'], 3),
            together('app', APP, 2),
            together('later', LATER, 1),
            shared('library', LIBRARY, 8),
            shared('kit', OWN, 6),
          ],
        },
      },
    },
  },
});
