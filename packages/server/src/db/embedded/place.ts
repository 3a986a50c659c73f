import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Ctx } from '#context.ts';
import { DatabaseError } from '../connect.ts';
import { type Account, findAccount, mayEnter } from './account.ts';
import { findPrograms, makeOwnFolder, OWN_FOLDER } from './programs.ts';

/** Where PostgreSQL finds its programs and its files, and whom it runs as where the portal is root. */
export type Place = { programs: string; folder: string; account: Account | undefined };

/** Where the portal tells what happens to the database. */
export type Log = Pick<Ctx['log'], 'warn' | 'error'>;

/** The longest path that a socket may have: macOS allows less than Linux. */
const LONGEST_SOCKET = process.platform === 'darwin' ? 103 : 107;
/** The socket of PostgreSQL in its folder. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** A portal before it ran PostgreSQL kept its database in this folder, which nothing reads any more. */
function refuseOldDatabase(dataDir: string): void {
  const old = join(dataDir, 'database');
  if (!existsSync(join(old, 'PG_VERSION'))) return;
  throw new DatabaseError(
    `예전 버전의 내장 데이터베이스는 열 수 없습니다. 필요한 자료는 그것을 만든 버전의 포털로 내려받고, DATA_DIR에 새 폴더를 지정해주세요: ${old}`,
  );
}

/** The folder of the database: below the data folder, or one of its own where the account cannot get to that. */
function findFolder(dataDir: string, account: Account | undefined): string {
  const folder = join(dataDir, 'postgresql');
  if (account === undefined) return folder;
  chownSync(dataDir, statSync(dataDir).uid, account.gid);
  chmodSync(dataDir, 0o710);
  if (mayEnter(account, dataDir)) return folder;
  makeOwnFolder();
  return join(OWN_FOLDER, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
}

/** Decides where the embedded database of a data folder lies. Throws DatabaseError where it cannot lie anywhere. */
export function findPlace(dataDir: string, log: Log): Place {
  const absolute = resolve(dataDir);
  refuseOldDatabase(absolute);
  const account = findAccount();
  const folder = findFolder(absolute, account);
  if (Buffer.byteLength(join(folder, SOCKET_NAME)) > LONGEST_SOCKET) {
    throw new DatabaseError(`DATA_DIR의 경로가 너무 깁니다. 더 짧은 폴더를 지정해주세요: ${absolute}`);
  }
  if (!folder.startsWith(absolute)) {
    log.warn({ folder }, '내장 데이터베이스를 실행하는 사용자가 DATA_DIR에 들어갈 수 없어 다른 폴더에 저장합니다.');
  }
  return { programs: findPrograms(account), folder, account };
}
