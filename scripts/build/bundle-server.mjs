import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../setup/paths.mjs';

/** Output name of each entry of the server; the command line is optional until it exists. */
const ENTRIES = { main: 'packages/server/src/main.ts', portal: 'packages/server/src/commands/cli.ts' };

/** Bundles the server and its commands into `folder`; packages stay outside, the contract is taken from source. */
export const bundleServer = async (folder) => {
  const entryPoints = Object.fromEntries(
    Object.entries(ENTRIES).filter(([name, file]) => name === 'main' || existsSync(join(ROOT, file))),
  );
  await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    alias: { '@portal/contract': join(ROOT, 'packages/contract/src') },
    sourcemap: true,
    logLevel: 'silent',
  });
};
