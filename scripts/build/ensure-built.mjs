import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stop as endBuilder } from 'esbuild';
import { keepFormerBuilds } from '../../deploy/keep-builds.mjs';
import { fingerprint, readStamp } from '../setup/fingerprint.mjs';
import { CACHE, SERVER_DIST, WEB_DIST } from '../setup/paths.mjs';
import { bundleServer } from './bundle-server.mjs';
import { bundleWeb } from './bundle-web.mjs';
import { writeNotices } from './write-notices.mjs';
import { writeSbom } from './write-sbom.mjs';

const STAMP = '.built';
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/build', 'packages/contract/src', 'typefaces'];

const buildServer = async (folder) => {
  await Promise.all([bundleServer(folder), writeSbom(folder)]);
  writeNotices(folder, 'packages/server');
};

/** Builds the page, and keeps the files of the builds before it for pages that are open (D-481). */
const buildWeb = async (folder) => {
  await bundleWeb(folder);
  writeNotices(folder, 'packages/web');
  keepFormerBuilds(WEB_DIST, folder);
};

const TARGETS = [
  {
    name: 'server',
    dist: SERVER_DIST,
    build: buildServer,
    inputs: ['packages/server/src', 'packages/server/package.json', 'packages/demo/src', 'packages/demo/package.json'],
  },
  { name: 'web', dist: WEB_DIST, build: buildWeb, inputs: ['packages/web', 'docs/guide.ko.md', 'docs/images/guide'] },
];

/** Builds into a temporary folder and swaps it in with one rename. A failed or killed build leaves the old result. */
const buildTarget = async ({ name, dist, build }, stamp) => {
  // The folder is as deep below the root as the result, because source maps use relative paths.
  const fresh = join(CACHE, 'build', name);
  const old = join(CACHE, 'build', `${name}-old`);
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  try {
    await build(fresh);
    writeFileSync(join(fresh, STAMP), stamp);
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
  } catch (error) {
    throw new Error(`${name} 빌드에 실패했습니다. (building ${name} failed)\n${error.message}`);
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
};

/** Builds server and web in parallel where their sources changed since the last build. Throws when one fails. */
export const ensureBuilt = async () => {
  const shared = fingerprint(SHARED);
  const stale = TARGETS.map((target) => ({ target, stamp: `${shared} ${fingerprint(target.inputs)}` })).filter(
    ({ target, stamp }) => readStamp(join(target.dist, STAMP)) !== stamp,
  );
  if (stale.length === 0) return;
  console.log(`빌드합니다: ${stale.map(({ target }) => target.name).join(', ')} (building)`);
  const results = await Promise.allSettled(stale.map(({ target, stamp }) => buildTarget(target, stamp)));
  // Its service would stay as long as this process, which goes on as the portal.
  await endBuilder();
  const problems = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
