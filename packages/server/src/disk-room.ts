import { statfs } from 'node:fs/promises';
import { refuse } from './refuse.ts';

const MEBIBYTE = 1024 * 1024;
/** The embedded database ends when it finds no room for the next pieces of its log, and then nobody can read either. */
export const DATABASE_RESERVE = 48 * MEBIBYTE;
export const FILES_RESERVE = MEBIBYTE;
/** One look serves everybody who asks within this time. */
const FRESH_MS = 500;
const RETRY_SECONDS = 30;

type Look = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** Refuses with 503 while the disk of `folder` has not room for so many bytes beside its reserve. */
export function diskRoom(folder: string, reserve: number, look: Look = statfs) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let free: Promise<number> = Promise.resolve(0);
  return async (bytes = 0): Promise<void> => {
    const now = performance.now();
    if (now - lookedAt > FRESH_MS) {
      lookedAt = now;
      free = look(folder).then(({ bavail, bsize }) => bavail * bsize);
    }
    if ((await free) < reserve + bytes) refuse('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  };
}

export type DiskRoom = ReturnType<typeof diskRoom>;
