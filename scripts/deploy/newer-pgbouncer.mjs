import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { onPath } from '../test/system.mjs';

/** PgBouncer of the Debian release after the one that has 1.18, with the libraries that it needs. */
const RELEASE = 'trixie';
const PACKAGES = [
  ...['pgbouncer', 'libc6', 'libcares2', 'libevent-2.1-7t64', 'libpam0g', 'libssl3t64', 'libsystemd0', 'libcap2'],
  ...['libaudit1', 'libcap-ng0', 'libzstd1', 'zlib1g'],
];

const SOURCES = `Types: deb
URIs: http://deb.debian.org/debian
Suites: ${RELEASE}
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
`;

/** Options of apt for lists and packages of its own: the lists of the system stay as they are. */
const ownLists = (folder) =>
  [
    `Dir::Etc::sourcelist=${folder}/${RELEASE}.sources`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${folder}/lists`,
    `Dir::State::status=${folder}/status`,
    `Dir::Cache=${folder}/cache`,
    // Root reads a folder that the user of apt may not see.
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);

const packagesIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.deb'));

/** Downloads the packages into a folder below the cache, once. Returns that folder, or null where it cannot. */
const download = async () => {
  const folder = join(CACHE, `debian-${RELEASE}`);
  const debs = join(folder, 'debs');
  for (const name of ['lists/partial', 'cache/archives/partial', 'debs'])
    mkdirSync(join(folder, name), { recursive: true });
  if (packagesIn(debs).length === PACKAGES.length) return debs;
  console.log(`PgBouncer 1.21 이상을 내려받습니다. (fetching PgBouncer of Debian ${RELEASE})`);
  writeFileSync(join(folder, `${RELEASE}.sources`), SOURCES);
  writeFileSync(join(folder, 'status'), '');
  const apt = ownLists(folder);
  await runCommand('apt-get', [...apt, 'update', '-q']);
  const { code } = await runCommand('apt-get', [...apt, 'download', '-q', ...PACKAGES], { cwd: debs });
  return code === 0 && packagesIn(debs).length === PACKAGES.length ? debs : null;
};

/**
 * Unpacks a PgBouncer of 1.21 or newer into `folder`, beside what is installed. Returns its command, or null where it
 * cannot be had. It runs with the loader and the libraries of its own release.
 */
export const unpackNewerPgbouncer = async (folder) => {
  if (onPath('apt-get') === null || onPath('dpkg') === null) return null;
  const debs = await download();
  if (debs === null) return null;
  for (const name of packagesIn(debs)) {
    const { code } = await runCommand('dpkg', ['-x', join(debs, name), folder]);
    if (code !== 0) return null;
  }
  const below = join(folder, 'usr/lib');
  const libraries = readdirSync(below)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(below, name));
  const [loader] = libraries.flatMap((at) =>
    readdirSync(at)
      .filter((name) => /^ld-linux.*\.so/.test(name))
      .map((name) => join(at, name)),
  );
  return [loader, '--library-path', libraries.join(':'), join(folder, 'usr/sbin/pgbouncer')];
};
