import { statfs } from 'node:fs/promises';
import { relative } from 'node:path';
import { refuse } from '../refuse.ts';

const MEBIBYTE = 1024 * 1024;
/** The embedded database stops when it has no space for its log, and then reading fails too. */
const DATABASE_RESERVE = 48 * MEBIBYTE;
/** What is left for sign-ins and readings: they write little, and their log was made before. */
const SIGN_IN_RESERVE = MEBIBYTE;
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

/** The reserve of each folder of a portal. `databaseFolder` is that of the embedded database. */
const reservesOf = (dataDir: string, databaseFolder: string | undefined): [folder: string, reserve: number][] => {
  const isBelow = databaseFolder !== undefined && !relative(dataDir, databaseFolder).startsWith('..');
  const forFiles: [string, number] = [dataDir, isBelow ? DATABASE_RESERVE : FILES_RESERVE];
  return databaseFolder === undefined || isBelow ? [forFiles] : [forFiles, [databaseFolder, DATABASE_RESERVE]];
};

/** A sentence that names the disk without room for writes, or undefined. */
export async function findSpaceProblem(dataDir: string, databaseFolder?: string): Promise<string | undefined> {
  for (const [folder, reserve] of reservesOf(dataDir, databaseFolder)) {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < reserve) {
      return `디스크가 가득 찼습니다: ${folder} 에 ${Math.floor(free / MEBIBYTE)}MB 남아 쓰기를 거절합니다.`;
    }
  }
  return undefined;
}

/** Throws an error that names the disk without room, for /readyz and the log. */
export async function requireDiskSpace(dataDir: string, databaseFolder?: string): Promise<void> {
  const problem = await findSpaceProblem(dataDir, databaseFolder);
  if (problem !== undefined) throw new Error(problem);
}

/**
 * The check of a portal: for the files in its data folder, and for the embedded database in `databaseFolder`, which
 * may be on another disk. `databaseFolder` is undefined with a database server.
 */
export function checkPortalSpace(dataDir: string, databaseFolder: string | undefined): DiskSpaceCheck {
  const [forFiles, forDatabase] = reservesOf(dataDir, databaseFolder).map(([folder, reserve]) =>
    makeDiskSpaceCheck(folder, reserve),
  );
  return async (bytes = 0) => {
    await forDatabase?.();
    await forFiles?.(bytes);
  };
}

/**
 * The check of calls that write little: a sign-in, and the line that says who read what. With a full disk
 * users must get in and go on reading (D-566). Without an embedded database nothing of them is written here.
 */
export const checkSignInSpace = (databaseFolder: string | undefined): (() => Promise<void>) =>
  databaseFolder === undefined ? async () => {} : makeDiskSpaceCheck(databaseFolder, SIGN_IN_RESERVE);
