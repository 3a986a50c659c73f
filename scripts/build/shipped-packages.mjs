import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The folders in which Node looks for packages of a folder, from the nearest on. */
const placesOf = (folder) => {
  const parts = folder === '' ? [] : folder.split('/');
  return parts
    .map((_, at) => parts.slice(0, parts.length - at).join('/'))
    .concat('')
    .filter((place) => !place.endsWith('node_modules'))
    .map((place) => join(place, 'node_modules'));
};

/**
 * The packages of others that a workspace needs at run time, as folders below the root, from the lock file. Optional
 * ones of other platforms are left out, because they are not installed here.
 */
export const listShipped = (workspace) => {
  const { packages } = readJson('package-lock.json');
  const find = (folder, name) => {
    const path = placesOf(folder)
      .map((place) => join(place, name))
      .find((candidate) => packages[candidate] !== undefined);
    return path !== undefined && packages[path].link ? packages[path].resolved : path;
  };
  const seen = new Set();
  const collect = (folder) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = find(folder, name);
      if (found !== undefined) collect(found);
    }
  };
  collect(workspace);
  return [...seen].filter((folder) => folder.includes('node_modules/') && existsSync(join(ROOT, folder))).sort();
};
