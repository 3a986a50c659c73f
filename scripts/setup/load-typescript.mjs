import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './paths.mjs';

/**
 * Imports a TypeScript file, given from the root of the repository, with everything of ours that it imports.
 * The oldest Node of ours does not read TypeScript.
 */
export const loadTypeScript = async (file) => {
  // Beside the packages, so that the bundle finds the ones it imports.
  const bundle = `${ROOT}/node_modules/.cache/portal-${basename(file, '.ts')}-${process.pid}.mjs`;
  await build({
    absWorkingDir: ROOT,
    entryPoints: [file],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle, { force: true });
  }
};
