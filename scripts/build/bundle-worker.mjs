import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../setup/paths.mjs';

const WEB = join(ROOT, 'packages/web');
const TARGET = 'es2022';
/** The chunks of the first screens, of trouble, and of pages that open without a connection (packages/web/vite.config.ts). */
const FIRST_CHUNKS = ['start', 'app', 'later', 'device'];

/** Builds the offline page with its own script and style. It needs none of the portal's other files. */
const bundleOffline = async (folder) => {
  const { metafile } = await build({
    absWorkingDir: WEB,
    entryPoints: ['offline/offline.ts'],
    outdir: join(folder, 'assets'),
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: TARGET,
    metafile: true,
    logLevel: 'silent',
  });
  const names = Object.keys(metafile.outputs).map((file) => file.split('/').at(-1));
  const [script, style] = ['.js', '.css'].map((ending) => `/assets/${names.find((name) => name.endsWith(ending))}`);
  const page = readFileSync(join(WEB, 'offline/offline.html'), 'utf8')
    .replace('__OFFLINE_JS__', script)
    .replace('__OFFLINE_CSS__', style);
  writeFileSync(join(folder, 'offline.html'), page);
  return { page, files: [script, style] };
};

/** Builds the script of the stored page that asks before the others have run, and answers its text. */
const bundleFirstCalls = async (folder) => {
  const outfile = join(folder, 'first-calls.js');
  const entryPoints = ['offline/first-calls.ts'];
  const options = { absWorkingDir: WEB, bundle: true, minify: true, format: 'iife', target: TARGET };
  await build({ ...options, entryPoints, outfile, logLevel: 'silent' });
  return readFileSync(outfile);
};

/** Pages of an award, what they load later of the kit, and the areas whose parts they load later. */
const AWARD_PAGES = /^src\/areas\/(outsourced-projects\/pages\/company|orders\/pages\/order)-detail-page\.tsx$/;
const KIT_PARTS = /^src\/(kit\/ground|ui\/days|ui\/selects)\//;
const AWARD_PARTS = /^src\/areas\/(site|site-[a-z]+|receipts|outsourced-projects)\/(parts|public)\//;

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** These chunks and all that they import. `follows` says which of the parts that are loaded later belong to them. */
const withImports = (manifest, starts, follows = () => false) => {
  const keys = new Set();
  const collect = (key) => {
    if (keys.has(key)) return;
    keys.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    for (const next of [...imports, ...dynamicImports.filter(follows)]) collect(next);
  };
  for (const key of starts) collect(key);
  return keys;
};

const addressesOf = (chunks) => chunks.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`);

/** Scripts and styles of the pages of an award, which open without a connection (D-575). */
const awardFiles = (folder) => {
  const manifest = readManifest(folder);
  const starts = Object.keys(manifest).filter((key) => AWARD_PAGES.test(key) || KIT_PARTS.test(key));
  const keys = withImports(manifest, starts, (key) => AWARD_PARTS.test(key));
  return addressesOf([...keys].map((key) => manifest[key]));
};

/** Scripts, styles and fonts of the first screens. */
const firstFiles = (folder) => {
  const manifest = readManifest(folder);
  const starts = Object.keys(manifest).filter((key) => FIRST_CHUNKS.includes(manifest[key].name));
  const chunks = [...withImports(manifest, starts)].map((key) => manifest[key]);
  const fonts = chunks.flatMap(({ assets = [] }) => assets).filter((file) => /portal-sans.*\.woff2$/.test(file));
  return [...addressesOf(chunks), ...fonts.map((file) => `/${file}`)];
};

/** Writes the offline page and the service worker, which knows by name what it keeps (D-323). */
export const bundleWorker = async (folder) => {
  const { page, files: offlineFiles } = await bundleOffline(folder);
  const firstCalls = await bundleFirstCalls(folder);
  const files = [...new Set([...firstFiles(folder), ...offlineFiles, '/favicon.svg'])].sort();
  const awards = [...new Set(awardFiles(folder))].filter((file) => !files.includes(file)).sort();
  // The stored page of the portal is made from this one.
  const index = readFileSync(join(folder, 'index.html'));
  const version = createHash('sha256')
    .update(files.join())
    .update(page)
    .update(firstCalls)
    .update(index)
    .digest('hex')
    .slice(0, 12);
  await build({
    absWorkingDir: WEB,
    entryPoints: ['worker/service-worker.ts'],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    define: {
      SHELL_FILES: JSON.stringify(files),
      SHELL_VERSION: JSON.stringify(version),
      AWARD_FILES: JSON.stringify(awards),
    },
    logLevel: 'silent',
  });
};
