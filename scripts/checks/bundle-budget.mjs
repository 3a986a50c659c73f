import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_DIST } from '../setup/paths.mjs';

/**
 * The most that a page may load at first, in kilobytes (1024) of compressed (brotli) script and style. The headers of
 * its answers count too. It counts the entry chunk (packages/web/vite.config.ts) and all its static imports.
 */
const BUDGETS = [
  { page: '/login', limit: 120, chunk: 'start' },
  { page: 'project list', limit: 230, chunk: 'app' },
];

/** Bytes of the headers of one answer, as a browser counts them (e2e/bundle.spec.ts). */
const HEADER_BYTES = 450;

const manifestFile = join(WEB_DIST, '.vite/manifest.json');
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

const compressedSize = (file) =>
  statSync(join(WEB_DIST, existsSync(join(WEB_DIST, `${file}.br`)) ? `${file}.br` : file)).size;

/** The chunk of that key and all its static imports. */
const closure = (key, found = new Set()) => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, found);
  return found;
};

/** Kilobytes and number of files of a page. */
const measure = (chunk) => {
  const key = Object.keys(manifest).find((each) => manifest[each].name === chunk);
  if (key === undefined) throw new Error(`the build made no file ${chunk}`);
  const loaded = [...closure(key)];
  const files = new Set(loaded.flatMap((each) => [manifest[each].file, ...(manifest[each].css ?? [])]));
  const bytes = [...files].reduce((sum, file) => sum + compressedSize(file) + HEADER_BYTES, 0);
  return { files: files.size, kilobytes: bytes / 1024 };
};

const checkPage = ({ page, limit, chunk }) => {
  try {
    const { files, kilobytes } = measure(chunk);
    return { passed: kilobytes <= limit, text: `${page}: ${kilobytes.toFixed(1)} of ${limit} KB in ${files} files` };
  } catch (error) {
    return { passed: false, text: `${page}: ${error.message}` };
  }
};

/** Files that wait for themselves: which of them runs first depends on the page, and its constants are missing there. */
const checkCircles = () => {
  const waits = (key) => (manifest[key].imports ?? []).some((next) => closure(next).has(key));
  const names = Object.keys(manifest).filter(waits);
  return { passed: names.length === 0, text: `files in a circle: ${names.join(', ') || 'none'}` };
};

const results = [...BUDGETS.map(checkPage), checkCircles()];
console.log(results.map(({ text }) => text).join('; '));
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
