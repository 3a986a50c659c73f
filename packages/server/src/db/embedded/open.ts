import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from '../connect.ts';
import { DATABASE_USER, makeCluster } from './cluster.ts';
import { isLeft, isListening, type Lock, lockFolder } from './folder-lock.ts';
import { type EmbeddedLocation, findLocation, type Log, SOCKET_NAME } from './location.ts';
import { type Server, startServer, stopServer, waitUntilReady } from './server.ts';

/** The address and folder of a running database. `close` stops it if this process started it. */
export type EmbeddedDatabase = { url: string; folder: string; close: () => Promise<void>; leave: () => void };

const JOIN_TIMEOUT_MS = 60_000;

/** Errors of PostgreSQL while processes of a killed server are still ending, and how long that may take. */
const STILL_ENDING = /postmaster\.pid|shared memory/;
const ENDING_TIMEOUT_MS = 30_000;
const RETRY_MS = 500;

/** Everything that a durable commit needs keeps its default: fsync, full_page_writes, synchronous_commit. */
const settingsOf = (folder: string): string[] => [
  'listen_addresses=',
  // In quotes, since a comma would start another folder.
  `unix_socket_directories="${folder}"`,
  'unix_socket_permissions=0700',
  'max_connections=50',
  'shared_buffers=64MB',
  'min_wal_size=32MB',
  'max_wal_size=256MB',
  // The log of the database must not contain statements or values.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
];

const urlOf = (folder: string): string =>
  `postgres://${DATABASE_USER}@localhost/postgres?host=${encodeURIComponent(folder)}`;

/** Starts PostgreSQL as soon as the last process of a killed server has ended. */
async function startWhenFree(location: EmbeddedLocation, url: string, log: Log): Promise<Server> {
  const deadline = Date.now() + ENDING_TIMEOUT_MS;
  for (;;) {
    try {
      return await startServer(location, url, settingsOf(location.folder), log);
    } catch (error) {
      const isTemporary = error instanceof DatabaseError && STILL_ENDING.test(error.message);
      if (!isTemporary || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** A leaving portal answers what it has begun: the drain, the last answers and the database. */
const LEAVING_TIMEOUT_MS = 120_000;

/** Locks the folder. While a portal that holds it is about to end, it waits and says so (D-564). */
async function lockWhenLeft(dataDir: string, log: Log): Promise<Lock | undefined> {
  const deadline = Date.now() + LEAVING_TIMEOUT_MS;
  let hasWarned = false;
  for (;;) {
    const lock = await lockFolder(dataDir);
    if (lock !== undefined || !(await isLeft(dataDir)) || Date.now() > deadline) return lock;
    if (!hasWarned) log.warn({}, '멈추고 있는 포털이 끝나기를 기다립니다.');
    hasWarned = true;
    await sleep(RETRY_MS);
  }
}

/**
 * Starts PostgreSQL on the database below a data folder and creates it if needed. A server that a killed portal left
 * running is stopped first. With `mayJoin`, the database of a running portal is used instead of being refused.
 */
export async function openEmbedded(dataDir: string, log: Log, { mayJoin = false } = {}): Promise<EmbeddedDatabase> {
  const location = findLocation(dataDir, log);
  const { folder } = location;
  const url = urlOf(folder);
  const lock = mayJoin ? await lockFolder(dataDir) : await lockWhenLeft(dataDir, log);
  if (lock === undefined) {
    const deadline = Date.now() + JOIN_TIMEOUT_MS;
    if (mayJoin && (await waitUntilReady(url, () => Date.now() > deadline)))
      return { url, folder, close: async () => {}, leave: () => {} };
    throw new DatabaseError(
      `데이터 폴더를 다른 포털 프로세스가 사용하고 있습니다: ${resolve(dataDir)} (data directory is in use)`,
    );
  }
  await makeCluster(location);
  if (await isListening(join(folder, SOCKET_NAME))) await stopServer(location);
  const server = await startWhenFree(location, url, log);
  return {
    url,
    folder,
    close: async () => {
      await server.stop();
      lock.release();
    },
    leave: lock.leave,
  };
}
