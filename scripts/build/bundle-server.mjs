import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../setup/paths.mjs';

const sourceOf = (name) => join(ROOT, `packages/${name}/src`);

/** The typeface of the papers, which stands beside the server, with its licence. */
const copyFonts = async (folder) => {
  const dist = join(dirname(createRequire(sourceOf('server')).resolve('pretendard/package.json')), 'dist');
  for (const name of ['Pretendard-Regular.ttf', 'Pretendard-Bold.ttf']) {
    await cp(join(dist, 'public/static/alternative', name), join(folder, 'fonts', name));
  }
  await cp(join(dist, 'LICENSE.txt'), join(folder, 'fonts/LICENSE.txt'));
};

/**
 * Bundles the server and its commands into `folder`. Third-party packages stay external. The demonstration, which is
 * loaded only on demand, becomes its own file.
 */
export const bundleServer = async (folder) => {
  await copyFonts(folder);
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      main: 'packages/server/src/main.ts',
      portal: 'packages/server/src/commands/cli.ts',
      'clean-worker': 'packages/server/src/rich-text/clean-worker.ts',
      'write-workbook-worker': 'packages/server/src/areas/excel/write-workbook-worker.ts',
      'draw-paper-worker': 'packages/server/src/areas/site-reports/draw-paper-worker.ts',
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
};
