import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DatabaseError } from '../connect.ts';

/** A user of the operating system by its ids. */
export type SystemUser = { uid: number; gid: number };

/** `initdb` needs an entry in /etc/passwd, and this user exists on every system. */
const USER = 'nobody';

/**
 * The user that PostgreSQL runs as where the portal runs as root, which PostgreSQL refuses. Undefined when it runs as
 * the user of the portal.
 */
export function findSystemUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = users.find((line) => line.startsWith(`${USER}:`))?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new DatabaseError(`root로 시작하면 내장 데이터베이스는 ${USER} 사용자로 실행되는데, 그 사용자가 없습니다.`);
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether a user may enter a folder, which every folder above it must allow too. */
export const mayEnter = (account: SystemUser | undefined, folder: string): boolean =>
  account === undefined || spawnSync('test', ['-x', folder], account).status === 0;
