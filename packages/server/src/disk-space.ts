import { statfs } from 'node:fs/promises';
import { relative } from 'node:path';
import { refuse } from './refuse.ts';

const MEBIBYTE = 1024 * 1024;
/** The embedded database stops when it has no space for its log, and then reading fails too. */
const DATABASE_RESERVE = 48 * MEBIBYTE;
/** Space that stays free where the data folder has files only. */
const FILES_RESERVE = MEBIBYTE;
/** A reading of the free space is reused for this time. */
const FRESH_MS = 500;
const RETRY_SECONDS = 30;

type ReadFreeSpace = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/**
 * Returns a check of the free disk space of `folder`. It refuses with 503 when the bytes and the reserve do not fit.
 */
export function makeDiskSpaceCheck(folder: string, reserve: number, readFreeSpace: ReadFreeSpace = statfs) {
  let readAt = Number.NEGATIVE_INFINITY;
  let free: Promise<number> = Promise.resolve(0);
  return async (bytes = 0): Promise<void> => {
    const now = performance.now();
    if (now - readAt > FRESH_MS) {
      readAt = now;
      free = readFreeSpace(folder).then(({ bavail, bsize }) => bavail * bsize);
    }
    if ((await free) < reserve + bytes) refuse('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  };
}

/** The check that `makeDiskSpaceCheck` returns. */
export type DiskSpaceCheck = ReturnType<typeof makeDiskSpaceCheck>;

/**
 * The check of a portal: for the files in its data folder, and for the embedded database in `databaseFolder`, which
 * may be on another disk. `databaseFolder` is undefined with a database server.
 */
export function checkPortalSpace(dataDir: string, databaseFolder: string | undefined): DiskSpaceCheck {
  const isBelow = databaseFolder !== undefined && !relative(dataDir, databaseFolder).startsWith('..');
  const forFiles = makeDiskSpaceCheck(dataDir, isBelow ? DATABASE_RESERVE : FILES_RESERVE);
  if (databaseFolder === undefined || isBelow) return forFiles;
  const forDatabase = makeDiskSpaceCheck(databaseFolder, DATABASE_RESERVE);
  return async (bytes = 0) => {
    await forDatabase();
    await forFiles(bytes);
  };
}
