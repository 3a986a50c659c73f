import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of the build manifest: the imports and the styles of a file. */
type Chunk = { name?: string; file: string; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** The chunk that every page behind the sign-in needs (packages/web/vite.config.ts). */
const APP = 'app';

function withImports(manifest: Manifest, key: string, chunks: Set<Chunk> = new Set()): Set<Chunk> {
  const chunk = manifest[key];
  if (chunk === undefined || chunks.has(chunk)) return chunks;
  chunks.add(chunk);
  for (const next of chunk.imports ?? []) withImports(manifest, next, chunks);
  return chunks;
}

/**
 * Links for the head of a page behind the sign-in. Its scripts and styles load in parallel with the first ones,
 * instead of after those have run. It is '' when the build has no such chunk.
 */
export function appLinks(webDir: string): string {
  const file = join(webDir, '.vite/manifest.json');
  if (!existsSync(file)) return '';
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const app = Object.keys(manifest).find((key) => manifest[key]?.name === APP);
  const chunks = app === undefined ? [] : [...withImports(manifest, app)];
  return [
    ...chunks.flatMap(({ css = [] }) => css).map((href) => `<link rel="stylesheet" crossorigin href="/${href}">`),
    ...chunks.map(({ file: href }) => `<link rel="modulepreload" crossorigin href="/${href}">`),
  ].join('');
}
