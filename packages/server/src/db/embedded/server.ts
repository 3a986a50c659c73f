import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseError } from '../connect.ts';
import type { Log, Place } from './place.ts';

const run = promisify(execFile);

const RETRY_MS = 1000;
const POLL_MS = 50;
const KEPT_OUTPUT = 2000;
/** Longer than a shutdown checkpoint takes on a slow disk. */
const STOP_SECONDS = 600;

/** A running PostgreSQL. */
export type Server = { stop: () => Promise<void> };

/** Waits until the database answers; false when `isOver` says so before. */
export async function untilReady(url: string, isOver: () => boolean): Promise<boolean> {
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

/** Ends the PostgreSQL of a folder, whoever started it: after its checkpoint, or with the mode `immediate` as a crash. */
export const stopServer = async ({ programs, folder, account }: Place, mode = 'fast'): Promise<void> => {
  const args = ['stop', '-D', folder, '-m', mode, '-w', '-t', String(STOP_SECONDS)];
  await run(join(programs, 'pg_ctl'), args, { ...account, cwd: '/' });
};

type Launched = { child: ChildProcess; lastWords: () => string };

/** A group of its own keeps the Ctrl+C of a terminal from it: the portal ends it, after its last request. */
function launch({ programs, folder, account }: Place, settings: readonly string[]): Launched {
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(programs, 'postgres'), args, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT);
  });
  return { child, lastWords: () => output.trim().split('\n').at(-1) ?? '' };
}

const isGone = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * Starts PostgreSQL as a child process and waits until it answers at `url`. One that ends by itself is started again;
 * one that cannot even start throws DatabaseError.
 */
export async function startServer(place: Place, url: string, settings: readonly string[], log: Log): Promise<Server> {
  let launched = launch(place, settings);
  let isReady = false;
  let isStopping = false;
  let retry: NodeJS.Timeout | undefined;

  const watch = (): void => {
    launched.child.once('exit', () => {
      if (!isReady || isStopping) return;
      log.error({ reason: launched.lastWords() }, 'the embedded database ended and is started again');
      retry = setTimeout(() => {
        launched = launch(place, settings);
        watch();
      }, RETRY_MS);
    });
  };
  const endAtExit = (): void => void launched.child.kill('SIGINT');
  process.once('exit', endAtExit);
  watch();
  isReady = await untilReady(url, () => isGone(launched.child));
  if (!isReady) {
    process.off('exit', endAtExit);
    throw new DatabaseError(`내장 데이터베이스를 시작하지 못했습니다: ${launched.lastWords()}`);
  }
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(retry);
      if (!isGone(launched.child)) await stopServer(place);
      process.off('exit', endAtExit);
    },
  };
}
