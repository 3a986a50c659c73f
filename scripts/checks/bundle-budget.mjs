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

const compressedSize = (file) =>
  statSync(join(WEB_DIST, existsSync(join(WEB_DIST, `${file}.br`)) ? `${file}.br` : file)).size;

/** The chunk of that key and all it imports statically. */
const closure = (key, found = new Set()) => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, found);
  return found;
};

/** Kilobytes and number of files of a page. Only the shell may be part of the entry; the page is a chunk of its own. */
const measure = (chunks) => {
  const keys = chunks.map((pattern) => Object.keys(manifest).find((key) => pattern.test(key)));
  if (keys.at(-1) === undefined) throw new Error(`no lazy chunk matches ${chunks.at(-1)}`);
  const loaded = ['index.html', ...keys.filter(Boolean)].flatMap((key) => [...closure(key)]);
  const files = new Set(loaded.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
  return { files: files.size, kilobytes: [...files].reduce((sum, file) => sum + compressedSize(file), 0) / 1024 };
};

const judge = ({ page, limit, chunks }) => {
  try {
    const { files, kilobytes } = measure(chunks);
    return { passed: kilobytes <= limit, text: `${page}: ${kilobytes.toFixed(1)} of ${limit} KB in ${files} files` };
  } catch (error) {
    return { passed: false, text: `${page}: ${error.message}` };
  }
};

const results = BUDGETS.map(judge);
console.log(results.map(({ text }) => text).join('; '));
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
