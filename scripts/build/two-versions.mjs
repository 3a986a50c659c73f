import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT, SERVER_DIST, WEB_DIST } from '../setup/paths.mjs';
import { bundleWeb } from './bundle-web.mjs';

/** A folder that runs the built server, with the packages that are the server's alone. */
const copyServer = (folder) => {
  const server = join(folder, 'packages/server');
  cpSync(SERVER_DIST, join(server, 'dist'), { recursive: true });
  const modules = join(ROOT, 'packages/server/node_modules');
  if (existsSync(modules)) symlinkSync(modules, join(server, 'node_modules'));
};

/**
 * Two versions of the portal for a trial, as folders below the cache: the built one, and a next one, which is the same
 * with other names for all scripts of its page. Neither has files of the other yet. Returns the folders.
 */
export const makeTwoVersions = async (name) => {
  const [present, next] = ['present', 'next'].map((version) => join(CACHE, name, version));
  rmSync(join(CACHE, name), { recursive: true, force: true });
  for (const folder of [present, next]) {
    mkdirSync(folder, { recursive: true });
    copyServer(folder);
  }
  cpSync(WEB_DIST, join(present, 'packages/web/dist'), { recursive: true });
  await bundleWeb(join(next, 'packages/web/dist'), 'next-version.config.ts');
  return { present, next };
};
