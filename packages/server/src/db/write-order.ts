import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';

/** How files reach the disk, so that tests may see in which order. */
export type Disk = { sync: (path: string) => Promise<void>; syncNow: (path: string) => void };

const datasync = promisify(fdatasync);

/** Opens what still exists; a file that was removed meanwhile needs no disk any more. */
function openExisting(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const realDisk: Disk = {
  sync: async (path) => {
    const file = openExisting(path);
    if (file !== undefined) await datasync(file).finally(() => closeSync(file));
  },
  syncNow: (path) => {
    const file = openExisting(path);
    if (file === undefined) return;
    try {
      fdatasyncSync(file);
    } finally {
      closeSync(file);
    }
  },
};

/**
 * Brings the files of an embedded database to disk in the order that PostgreSQL relies on, since the engine itself
 * never asks for it. `before` and `after` are called around each change of a file below `root`:
 * - the log is on disk before any other file changes, so that a change without its log is never met;
 * - all files are on disk before the control file says that the log behind them is no longer needed;
 * - `settled` resolves when what was logged until now is on disk: a commit that answered is safe only then. Those
 *   who wait at the same time share one round, and nobody else waits meanwhile.
 * After a failed sync nothing can be promised any more: `settled` then rejects until the process starts anew.
 */
export function writeOrder(root: string, disk: Disk = realDisk) {
  const logFolder = join(root, 'pg_wal');
  const control = join(root, 'global', 'pg_control');
  const isLog = (path: string): boolean => path === logFolder || path.startsWith(logFolder + sep);
  const isScratch = (path: string): boolean => path.includes(`${sep}pgsql_tmp`);

  const log = new Set<string>();
  const data = new Set<string>();
  let onTheWay: string[] = [];
  let round: Promise<void> | undefined;
  let nextRound: Promise<void> | undefined;
  let failure: unknown;

  const syncAllNow = (paths: Iterable<string>): void => {
    for (const path of paths) disk.syncNow(path);
  };

  const begin = (): Promise<void> => {
    onTheWay = [...log];
    log.clear();
    nextRound = undefined;
    const mine = Promise.all(onTheWay.map(disk.sync))
      .then(() => {
        onTheWay = [];
      })
      .catch((error: unknown) => {
        failure = error;
        throw error;
      })
      .finally(() => {
        if (round === mine) round = undefined;
      });
    round = mine;
    return mine;
  };

  return {
    before(path: string): void {
      if (isLog(path) || isScratch(path)) return;
      syncAllNow([...onTheWay, ...log]);
      log.clear();
      if (path !== control) return;
      syncAllNow(data);
      data.clear();
    },
    after(path: string): void {
      if (path === control) disk.syncNow(path);
      else if (!isScratch(path)) (isLog(path) ? log : data).add(path);
    },
    /** A file or folder has begun to exist: its folder must know of it. */
    created(path: string): void {
      this.after(path);
      this.after(dirname(path));
    },
    /** To be called after the change itself: what was written is now found under another name. */
    renamed(from: string, to: string): void {
      if (isLog(to)) {
        if (log.delete(from)) log.add(to);
        log.add(logFolder);
      } else {
        data.delete(from);
        syncAllNow([to, dirname(to)]);
      }
    },
    removed(path: string): void {
      log.delete(path);
      data.delete(path);
    },
    settled(): Promise<void> {
      if (failure !== undefined) return Promise.reject(failure);
      if (log.size === 0) return round ?? Promise.resolve();
      if (!round) return begin();
      nextRound ??= round.then(begin);
      return nextRound;
    },
  };
}

export type WriteOrder = ReturnType<typeof writeOrder>;
