import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DatabaseError } from '../connect.ts';

/** A user of the system by its numbers. */
export type Account = { uid: number; gid: number };

/** `initdb` wants an entry in the list of users, and this one is on every system. */
const USER = 'nobody';

/** Whom PostgreSQL runs as where the portal is root, which PostgreSQL refuses; undefined for the portal's own user. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = users.find((line) => line.startsWith(`${USER}:`))?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new DatabaseError(`root로 시작하면 내장 데이터베이스는 ${USER} 사용자로 실행되는데, 그 사용자가 없습니다.`);
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether an account gets into a folder, which each folder above it must allow too. */
export const mayEnter = (account: Account | undefined, folder: string): boolean =>
  account === undefined || spawnSync('test', ['-x', folder], account).status === 0;
