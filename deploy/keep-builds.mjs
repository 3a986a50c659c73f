import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Builds of the page whose files a server has: its own and the two former ones (D-481). */
const KEPT = 3;
/** The files of each of them, newest first. */
const LIST = 'builds.json';

const assetsOf = (web) => join(web, 'assets');

/** The builds that a built page has the files of. One that was never merged has its own. */
export const readBuilds = (web) => {
  if (!existsSync(assetsOf(web))) return [];
  const list = join(web, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [readdirSync(assetsOf(web)).sort()];
};

const copyMissing = (files, from, to) => {
  for (const file of files) {
    const [source, target] = [from, to].map((web) => join(assetsOf(web), file));
    if (existsSync(source) && !existsSync(target)) copyFileSync(source, target);
  }
};

/**
 * Copies the files of the last two builds beside those of a new one, so that pages that are open still find their
 * parts. The names of these files change with their content. Call it again, and nothing changes.
 */
export const keepFormerBuilds = (formerWeb, web) => {
  const [own = []] = readBuilds(web);
  const former = readBuilds(formerWeb).filter((files) => files.join() !== own.join());
  const builds = [own, ...former].slice(0, KEPT);
  copyMissing(builds.flat(), formerWeb, web);
  writeFileSync(join(web, LIST), JSON.stringify(builds));
};

/** Copies the files of a new build beside those of the one that still serves: pages of the new one may ask it. */
export const lendNewBuild = (web, servingWeb) => copyMissing(readBuilds(web)[0] ?? [], web, servingWeb);

/** node keep-builds.mjs OLD NEW: two folders of releases. Each gets the files of the other, before NEW is started. */
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [old, fresh] = process.argv.slice(2).map((release) => join(release, 'packages/web/dist'));
  if (old === undefined || fresh === undefined || !existsSync(old) || !existsSync(fresh)) {
    process.stderr.write('usage: node keep-builds.mjs OLD_RELEASE NEW_RELEASE\n');
    process.exit(1);
  }
  keepFormerBuilds(old, fresh);
  lendNewBuild(fresh, old);
}
