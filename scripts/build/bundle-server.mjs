import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../setup/paths.mjs';

const sourceOf = (name) => join(ROOT, `packages/${name}/src`);

/**
 * Bundles the server and its commands into `folder`. Third-party packages stay external. The demonstration, which is
 * loaded only on demand, becomes its own file.
 */
export const bundleServer = (folder) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: {
      main: 'packages/server/src/main.ts',
      portal: 'packages/server/src/commands/cli.ts',
      'clean-worker': 'packages/server/src/rich-text/clean-worker.ts',
      'write-workbook-worker': 'packages/server/src/areas/excel/write-workbook-worker.ts',
      'read-workbook-worker': 'packages/server/src/areas/reference/read-workbook-worker.ts',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    alias: Object.fromEntries(['contract', 'server', 'demo'].map((name) => [`@portal/${name}`, sourceOf(name)])),
    sourcemap: true,
    logLevel: 'silent',
  });
