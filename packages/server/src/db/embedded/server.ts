import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseError } from '../connect.ts';
import type { EmbeddedLocation, Log } from './location.ts';

const run = promisify(execFile);

const RETRY_MS = 1000;
const POLL_MS = 50;
const MAX_OUTPUT = 2000;
/** Longer than a shutdown checkpoint takes on a slow disk. */
const STOP_SECONDS = 600;

/** A running PostgreSQL server. */
export type Server = { stop: () => Promise<void> };

/** Waits until the database accepts connections; false when `isOver` returns true first. */
export async function waitUntilReady(url: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isReady) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/**
 * Stops the PostgreSQL server of a folder, even one of another process. It writes a checkpoint first; the mode
 * `immediate` skips it, like a crash.
 */
export const stopServer = async ({ programs, folder, account }: EmbeddedLocation, mode = 'fast'): Promise<void> => {
  const args = ['stop', '-D', folder, '-m', mode, '-w', '-t', String(STOP_SECONDS)];
  await run(join(programs, 'pg_ctl'), args, { ...account, cwd: '/' });
};

type Launched = { child: ChildProcess; lastLogLine: () => string };

/**
 * Spawns PostgreSQL in its own process group, which Ctrl+C does not reach. The portal stops it after its last request.
 */
function launch({ programs, folder, account }: EmbeddedLocation, settings: readonly string[]): Launched {
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(programs, 'postgres'), args, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT);
  });
  return { child, lastLogLine: () => output.trim().split('\n').at(-1) ?? '' };
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * Starts PostgreSQL as a child process and waits until it accepts connections at `url`. It is started again when it
 * ends by itself. Throws DatabaseError when it cannot start at all.
 */
export async function startServer(
  location: EmbeddedLocation,
  url: string,
  settings: readonly string[],
  log: Log,
): Promise<Server> {
  let launched = launch(location, settings);
  let isReady = false;
  let isStopping = false;
  let retry: NodeJS.Timeout | undefined;

  const watch = (): void => {
    launched.child.once('exit', () => {
      if (!isReady || isStopping) return;
      log.error({ reason: launched.lastLogLine() }, 'the embedded database ended and is started again');
      retry = setTimeout(() => {
        launched = launch(location, settings);
        watch();
      }, RETRY_MS);
    });
  };
  const endAtExit = (): void => void launched.child.kill('SIGINT');
  process.once('exit', endAtExit);
  watch();
  isReady = await waitUntilReady(url, () => hasExited(launched.child));
  if (!isReady) {
    process.off('exit', endAtExit);
    throw new DatabaseError(`내장 데이터베이스를 시작하지 못했습니다: ${launched.lastLogLine()}`);
  }
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(retry);
      if (!hasExited(launched.child)) await stopServer(location);
      process.off('exit', endAtExit);
    },
  };
}
