import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** The part of Linux's file system that is in memory. */
const MEMORY = '/dev/shm';
/** Several times what the databases of the tests take. */
const MEMORY_BYTES = 2 * 1024 ** 3;

/**
 * A folder in memory where there is room, otherwise the temporary folder. Every database is a thousand files: a disk
 * spends more processor time on their names than PostgreSQL on its statements.
 */
export function folderInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
