import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from '../connect.ts';
import type { EmbeddedLocation } from './location.ts';

const run = promisify(execFile);

/** The database user of the portal. */
export const DATABASE_USER = 'portal';
/** The major version of the bundled PostgreSQL. */
export const POSTGRES_MAJOR = '18';

const FLAGS = [
  `--username=${DATABASE_USER}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/**
 * Creates the data directory of an empty database if there is none, all or nothing. Throws DatabaseError when it
 * belongs to another major version of PostgreSQL.
 */
export async function makeCluster(
  { programs, folder, account }: EmbeddedLocation,
  flags: readonly string[] = [],
): Promise<void> {
  const version = join(folder, 'PG_VERSION');
  if (existsSync(version)) {
    const existing = readFileSync(version, 'utf8').trim();
    if (existing === POSTGRES_MAJOR) return;
    throw new DatabaseError(
      `내장 데이터베이스가 PostgreSQL ${existing}의 것입니다. 그 버전을 쓰는 포털로 백업한 뒤 빈 DATA_DIR에 되돌려주세요: ${folder}`,
    );
  }
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  if (account !== undefined) chownSync(part, account.uid, account.gid);
  await run(join(programs, 'initdb'), ['-D', part, ...FLAGS, ...flags], { ...account, cwd: '/' }).catch(
    (error: Error) => {
      rmSync(part, { recursive: true, force: true });
      throw new DatabaseError(`내장 데이터베이스를 만들지 못했습니다: ${error.message.trim().split('\n').at(-1)}`);
    },
  );
  renameSync(part, folder);
}
