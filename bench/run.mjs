import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleServer } from '../scripts/build/bundle-server.mjs';
import { ROOT } from '../scripts/setup/paths.mjs';
import { startPostgres } from '../scripts/test/private-postgres.mjs';

// Beside the packages, so that the bundles can import them.
const folder = join(ROOT, 'node_modules/.cache/portal-bench');

mkdirSync(folder, { recursive: true });
await bundleServer(join(folder, 'server'));
// The server looks for the built pages beside itself.
const pages = join(ROOT, 'node_modules/.cache/web');
rmSync(pages, { force: true });
symlinkSync(join(ROOT, 'packages/web'), pages);
await build({
  absWorkingDir: ROOT,
  entryPoints: [
    'lists',
    'edit',
    'files',
    'notices',
    'messages',
    'workspace',
    'rows',
    'search',
    'streams',
    'excel',
    'attack',
    'report',
    'embedded',
    'processes',
    'bare-server',
    'object-store',
  ].map((name) => `bench/${name}.ts`),
  outbase: 'bench',
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  alias: Object.fromEntries(
    ['contract', 'server', 'demo'].map((name) => [`@portal/${name}`, join(ROOT, `packages/${name}/src`)]),
  ),
});
const [name, ...args] = process.argv.slice(2);
const { bench, settings } = await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
const postgres = await startPostgres(settings);
try {
  await bench({ folder, root: ROOT, args, postgres });
} finally {
  await postgres.stop();
}
