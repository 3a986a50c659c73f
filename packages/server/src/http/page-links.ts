import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says of a file: what it imports, and its styles. */
type Chunk = { name?: string; file: string; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** The file that everything behind the sign-in stands on (packages/web/vite.config.ts). */
const APP = 'app';

function withImports(manifest: Manifest, key: string, found: Set<Chunk> = new Set()): Set<Chunk> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk)) return found;
  found.add(chunk);
  for (const next of chunk.imports ?? []) withImports(manifest, next, found);
  return found;
}

/**
 * Links for the head of a page that is behind the sign-in: its scripts and styles are fetched at once with the first ones,
 * where they would be asked for after those had run. '' when the build names no such file.
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
