import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Ctx } from '#context.ts';
import { DatabaseError } from '../connect.ts';
import { FALLBACK_FOLDER, findPrograms, makeFallbackFolder } from './programs.ts';
import { findSystemUser, mayEnter, type SystemUser } from './system-user.ts';

/** The folders of the programs and of the database, and the user that PostgreSQL runs as. */
export type EmbeddedLocation = { programs: string; folder: string; account: SystemUser | undefined };

/** The logger for events of the database. */
export type Log = Pick<Ctx['log'], 'warn' | 'error'>;

/** The longest path of a socket: macOS allows less than Linux. */
const MAX_SOCKET_LENGTH = process.platform === 'darwin' ? 103 : 107;
/** The name of the socket in the folder of the database. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** Older versions stored their database in this folder without PostgreSQL; it can no longer be read. */
function refuseOldDatabase(dataDir: string): void {
  const old = join(dataDir, 'database');
  if (!existsSync(join(old, 'PG_VERSION'))) return;
  throw new DatabaseError(
    `예전 버전의 내장 데이터베이스는 열 수 없습니다. 필요한 자료는 그것을 만든 버전의 포털로 내려받고, DATA_DIR에 새 폴더를 지정해주세요: ${old}`,
  );
}

/** The folder of the database: below the data folder, or a fallback folder where the user has no access to it. */
function findFolder(dataDir: string, account: SystemUser | undefined): string {
  const folder = join(dataDir, 'postgresql');
  if (account === undefined) return folder;
  chownSync(dataDir, statSync(dataDir).uid, account.gid);
  chmodSync(dataDir, 0o710);
  if (mayEnter(account, dataDir)) return folder;
  makeFallbackFolder();
  return join(FALLBACK_FOLDER, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
}

/** Decides where the embedded database of a data folder is stored. Throws DatabaseError when no folder is possible. */
export function findLocation(dataDir: string, log: Log): EmbeddedLocation {
  const absolute = resolve(dataDir);
  refuseOldDatabase(absolute);
  const account = findSystemUser();
  const folder = findFolder(absolute, account);
  if (Buffer.byteLength(join(folder, SOCKET_NAME)) > MAX_SOCKET_LENGTH) {
    throw new DatabaseError(`DATA_DIR의 경로가 너무 깁니다. 더 짧은 폴더를 지정해주세요: ${absolute}`);
  }
  if (!folder.startsWith(absolute)) {
    log.warn({ folder }, '내장 데이터베이스를 실행하는 사용자가 DATA_DIR에 들어갈 수 없어 다른 폴더에 저장합니다.');
  }
  return { programs: findPrograms(account), folder, account };
}
