import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../setup/paths.mjs';

const sourceOf = (name) => join(ROOT, `packages/${name}/src`);

/** The typefaces of the papers, which stand beside the server, with their licences. */
const copyFonts = (folder) =>
  cp(join(ROOT, 'typefaces'), join(folder, 'fonts'), {
    recursive: true,
    filter: (path) => /(typefaces|\.ttf|LICENSE-\w+\.txt)$/.test(path),
  });

/** Writes the description of the calls, which takes longer to make than other requests may wait (D-534). */
const writeDescription = async (folder) => {
  const { makeApiDocument } = await import(pathToFileURL(join(folder, 'describe-api.js')).href);
  await writeFile(join(folder, 'openapi.json'), makeApiDocument());
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
      'describe-api': 'packages/server/src/http/describe/describe-api.ts',
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
    target: 'node24',
    packages: 'external',
    alias: Object.fromEntries(['contract', 'server', 'demo'].map((name) => [`@portal/${name}`, sourceOf(name)])),
    sourcemap: true,
    logLevel: 'silent',
  });
  await writeDescription(folder);
};
