import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { runTool } from '../setup/run-command.mjs';
import { bundleWorker } from './bundle-worker.mjs';
import { precompress } from './precompress.mjs';

/** Builds the page into `folder`, with the manifest for the bundle budget and the service worker, and compresses it. */
export const bundleWeb = async (folder) => {
  const { code, output } = await runTool(
    'vite/bin/vite.js',
    ['build', '--outDir', folder, '--emptyOutDir', '--manifest', '--logLevel', 'warn'],
    { cwd: join(ROOT, 'packages/web'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(output);
  await bundleWorker(folder);
  await precompress(folder);
};
