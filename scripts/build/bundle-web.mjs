import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { runTool } from '../setup/run-command.mjs';
import { bundleWorker } from './bundle-worker.mjs';
import { precompress } from './precompress.mjs';

/**
 * Builds the page into `folder`, with the manifest for the bundle budget and the service worker, and compresses it.
 * `config` is another file of settings, for the next version of a trial.
 */
export const bundleWeb = async (folder, config = 'vite.config.ts') => {
  const { code, output } = await runTool(
    'vite/bin/vite.js',
    ['build', '--config', config, '--outDir', folder, '--emptyOutDir', '--manifest', '--logLevel', 'warn'],
    { cwd: join(ROOT, 'packages/web'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(output);
  await bundleWorker(folder);
  await precompress(folder);
};
