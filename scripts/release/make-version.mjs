import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runAudit } from '../audit/run-audit.mjs';
import { CACHE, ROOT } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { makeRelease } from './make-release.mjs';

const run = async (program, args, options) => {
  const { code, output } = await runCommand(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`);
  return output.trim();
};
const git = (...args) => run('git', args);

const readVersion = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** Throws unless the sources are committed, the changelog begins with this version, and its tag is free or here. */
const requireReleasable = async (version, tag) => {
  if ((await git('status', '--porcelain')) !== '')
    throw new Error('커밋하지 않은 변경이 있습니다. (uncommitted changes)');
  const [, newest] = /^## (\S+)/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];
  if (newest !== version) throw new Error(`CHANGELOG.md의 첫 제목이 ${version}이 아닙니다: ${newest}`);
  const { code, output } = await runCommand('git', ['rev-parse', '--quiet', '--verify', `${tag}^{commit}`]);
  const head = await git('rev-parse', 'HEAD');
  if (code === 0 && output.trim() !== head) throw new Error(`${tag} 태그가 다른 커밋에 있습니다. 버전을 올려주세요.`);
  return { isTagged: code === 0 };
};

/** Throws for a known grave hole, and when nobody could be asked. */
const requireNoGraveHole = async () => {
  const isFine = await runAudit().catch(({ message }) => {
    throw new Error(`취약점을 물어보지 못했습니다: ${message} (물을 레지스트리가 없으면 --without-audit)`);
  });
  if (!isFine) throw new Error('심각한 취약점이 있는 패키지가 있습니다. (grave holes)');
};

const hashOf = async (file) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Packs a folder so that the same sources give the same bytes: order, owner and times are those of the commit. */
const pack = async (folder, name, archive) => {
  const at = await git('log', '-1', '--format=%ct');
  const tar = ['--sort=name', `--mtime=@${at}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=go-w'];
  const unpacked = archive.replace(/\.gz$/, '');
  await run('tar', [...tar, '-cf', unpacked, '-C', folder, name]);
  await run('gzip', ['--no-name', '--force', unpacked]);
};

/**
 * Makes the release of the version of package.json: an archive with its checksum in `release/`, and the tag. It refuses
 * what is not committed, and packages with a known grave hole, unless `withoutAudit`. Returns the archive.
 */
export const makeVersion = async ({ withoutAudit }) => {
  const version = readVersion();
  const tag = `v${version}`;
  const { isTagged } = await requireReleasable(version, tag);
  if (!withoutAudit) await requireNoGraveHole();
  const name = `portal-${version}`;
  const folder = join(CACHE, 'release');
  rmSync(folder, { recursive: true, force: true });
  await makeRelease(join(folder, name));
  const target = join(ROOT, 'release');
  mkdirSync(target, { recursive: true });
  const archive = join(target, `${name}.tar.gz`);
  await pack(folder, name, archive);
  writeFileSync(`${archive}.sha256`, `${await hashOf(archive)}  ${name}.tar.gz\n`);
  if (!isTagged) await git('tag', '--annotate', '--message', `${name}`, tag);
  rmSync(folder, { recursive: true, force: true });
  return { archive, tag };
};
