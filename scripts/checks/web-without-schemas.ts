import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const ENTRY = 'packages/web/src/main.tsx';

/** Modules with schemas. The web may import only their types, because zod must not be in the browser's bundle. */
const SCHEMAS = /^packages\/contract\/src\/(calls\.ts|areas\/[^/]+\/(calls|shapes)\.ts|core\/(call|fields)\.ts)$/;

const isSchema = (path: string): boolean => SCHEMAS.test(path) || path === 'zod' || path.startsWith('zod/');

/** Checks that the web loads no schema at run time, directly or indirectly. */
export const checkWebWithoutSchemas = async (): Promise<string[]> => {
  if (!existsSync(ENTRY)) return [`${ENTRY} is missing`];
  const assets = ['.css', '.svg', '.png', '.webp', '.woff2'].map((suffix) => [suffix, 'empty'] as const);
  const { metafile } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'unused',
    packages: 'external',
    alias: { '@portal/contract': resolve('packages/contract/src') },
    loader: Object.fromEntries(assets),
    logLevel: 'silent',
  });
  return Object.entries(metafile.inputs).flatMap(([path, input]) =>
    input.imports.filter((used) => isSchema(used.path)).map((used) => `${path}: loads ${used.path} at run time`),
  );
};
