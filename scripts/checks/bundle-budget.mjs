import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_DIST } from '../setup/paths.mjs';

/**
 * What a page may load at first sight, in kilobytes (1024) of brotli-compressed script and style.
 * `chunks` are the lazily loaded modules of the page; the entry and everything they import statically come with them.
 */
const BUDGETS = [
  { page: '/login', limit: 120, chunks: [/areas\/auth\/pages\/login-page\.tsx$/] },
  {
    page: 'project list',
    limit: 230,
    chunks: [/app\/shell-layout\.tsx$/, /outsourced-projects\/pages\/list-page\.tsx$/],
  },
];

const manifestFile = join(WEB_DIST, '.vite/manifest.json');
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

const compressedSize = (file) => {
  const path = join(WEB_DIST, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

/** Adds the files of a chunk and of all it imports statically. */
const collect = (key, files, seen = new Set()) => {
  if (seen.has(key)) return;
  seen.add(key);
  const chunk = manifest[key];
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const next of chunk.imports ?? []) collect(next, files, seen);
};

const measure = ({ page, limit, chunks }) => {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => key === 'index.html');
  const lazy = chunks.flatMap((pattern) => keys.filter((key) => pattern.test(key)));
  if (entries.length === 0) return { page, problem: 'no build manifest' };
  // A page that is no chunk of its own would be measured as nothing; only the shell may be part of the entry.
  const pageChunk = chunks.at(-1);
  if (!keys.some((key) => pageChunk.test(key))) return { page, problem: `no lazy chunk matches ${pageChunk}` };
  const files = new Set();
  for (const key of [...entries, ...lazy]) collect(key, files);
  const kilobytes = [...files].reduce((sum, file) => sum + compressedSize(file), 0) / 1024;
  return { page, limit, kilobytes, files: files.size, problem: kilobytes > limit ? 'over budget' : null };
};

let failed = 0;
for (const result of BUDGETS.map(measure)) {
  const size =
    result.kilobytes === undefined
      ? ''
      : `${result.kilobytes.toFixed(1)} of ${result.limit} KB in ${result.files} files`;
  console.log([result.page, size, result.problem].filter(Boolean).join(': '));
  if (result.problem) failed += 1;
}
console.log(`budgets: ${BUDGETS.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
