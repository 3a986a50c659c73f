import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** The directory belongs to another running process. */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(`데이터 폴더를 다른 포털 프로세스가 사용하고 있습니다: ${resolve(dataDir)} (data directory is in use)`);
  }
}

/**
 * Takes the directory for this process until it ends; creates it when absent. PGlite has no lock of its own and
 * two processes on one directory lose data. The file system holds the lock, so it counts in other containers on the
 * same volume too, and a killed process leaves nothing to clean up. Throws DataDirInUse.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = openSync(join(dataDir, 'portal.lock'), 'a', 0o600);
  if (tryLock(file)) return () => closeSync(file);
  closeSync(file);
  throw new DataDirInUse(dataDir);
}
