import { readFileSync } from 'node:fs';

type Entry = { optionalDependencies?: Record<string, string>; resolved?: string };

/** A path and the folders that it lies in, where Node looks for packages. */
const foldersOf = (path: string): string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/**
 * Checks that `npm ci` works in a fresh clone on any platform and with any registry. The lock file must list the
 * optional binaries of every platform, since npm drops those it could not reach. It must contain no address of a
 * registry.
 */
export const checkLockFile = (): string[] => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const isLocked = (owner: string, name: string) =>
    `node_modules/${name}` in packages ||
    foldersOf(owner).some((folder) => `${folder}/node_modules/${name}` in packages);
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path}: its optional ${name} is not in the lock file`),
    ...(entry.resolved?.startsWith('http') ? [`${path}: names the registry it came from`] : []),
  ]);
};
