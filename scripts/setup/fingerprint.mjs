import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const NO_SOURCE = new Set(['dist', 'node_modules']);

const isSource = (name) => !/\.test\.tsx?$/.test(name) && !name.startsWith('.') && !NO_SOURCE.has(name);

const listFiles = (path) => {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => isSource(entry.name))
    .flatMap((entry) => listFiles(`${path}/${entry.name}`));
};

/** Hash over names and contents of files and folders, relative to the root of the repository. Tests do not count. */
export const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listFiles).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
};

/** The content of a stamp file, or '' when there is none. */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
