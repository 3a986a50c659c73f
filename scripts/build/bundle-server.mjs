import { cp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../setup/paths.mjs';

const sourceOf = (name) => join(ROOT, `packages/${name}/src`);

const packageFolder = (name) => dirname(createRequire(sourceOf('server')).resolve(`${name}/package.json`));

/** The typefaces of the papers, which stand beside the server, with their licences. */
const copyFonts = async (folder) => {
  const pretendard = join(packageFolder('pretendard'), 'dist');
  const noto = packageFolder('@expo-google-fonts/noto-sans-kr');
  const notoJp = packageFolder('@expo-google-fonts/noto-sans-jp');
  const files = {
    'Pretendard-Regular.ttf': join(pretendard, 'public/static/alternative/Pretendard-Regular.ttf'),
    'Pretendard-Bold.ttf': join(pretendard, 'public/static/alternative/Pretendard-Bold.ttf'),
    'LICENSE.txt': join(pretendard, 'LICENSE.txt'),
    'NotoSansKR_400Regular.ttf': join(noto, '400Regular/NotoSansKR_400Regular.ttf'),
    'LICENSE-NotoSansKR.txt': join(noto, 'LICENSE_FONT'),
    'NotoSansJP_400Regular.ttf': join(notoJp, '400Regular/NotoSansJP_400Regular.ttf'),
    'LICENSE-NotoSansJP.txt': join(notoJp, 'LICENSE_FONT'),
  };
  for (const [name, file] of Object.entries(files)) await cp(file, join(folder, 'fonts', name));
};

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
      'describe-api': 'packages/server/src/http/describe-api.ts',
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
