import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { folderInMemory } from './folder-in-memory.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** The arguments of Node for a built entry of the server, as the start script and the container use them. */
const entryOf = (name: string, folder = inRoot('')): string[] => [
  '--enable-source-maps',
  join(folder, `packages/server/dist/${name}.js`),
];
/** Time limit of a start. The machine may be busy. */
const READY_MS = 180_000;
const MAX_OUTPUT = 20_000;

/** How a process ended, and its output. */
export type ProcessResult = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

/** A portal as an operator runs it: a process of its own on a port. */
export type PortalProcess = {
  pid: number | undefined;
  url: string;
  port: number;
  dataDir: string;
  stdout: () => string;
  /** Resolves when the process has ended. */
  ended: Promise<ProcessResult>;
  send: (signal: NodeJS.Signals) => void;
  /** Waits until /readyz succeeds. Throws when the process ends before. */
  ready: () => Promise<void>;
  /** Sends SIGTERM and waits until the process has ended. */
  stop: () => Promise<ProcessResult>;
  /** Kills the process as a power cut would (kill -9). */
  kill: () => Promise<ProcessResult>;
};

export type PortalOptions = {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** A program that runs the portal, with its arguments, such as unshare. */
  wrapper?: readonly string[];
  /** The folder of another version of the portal. */
  folder?: string;
};

let built: Promise<void> | undefined;

/** Builds what is stale, once in each process of the tests. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, [inRoot('scripts/build.mjs')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [reason, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`the server was not built:\n${reason}`);
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => (port > 0 ? resolve(port) : reject(new Error('no free port'))));
    });
  });

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** A new data folder for one portal. */
export const makeDataDir = (): Promise<string> => mkdtemp(join(folderInMemory(), 'portal-process-'));

/** Removes a data folder. Its database may still be writing its last files. */
export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });

/** The environment without settings for another portal. */
const inheritedEnv = (): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _database, TEST_DATABASE_URL: _test, NODE_ENV: _mode, APP_KEYS: _keys, ...env } = process.env;
  const { COMPILED_PORTAL: compiled, ...others } = env;
  return compiled === undefined ? others : { ...others, NODE_COMPILE_CACHE: compiled };
};

/** Processes on one database need the same keys. */
const keysFor = ({ env }: PortalOptions): Record<string, string> =>
  env?.['DATABASE_URL'] ? { APP_KEYS: 'k'.repeat(43) } : {};

/** Starts the built server and does not wait until it is ready. */
export async function spawnPortal(options: PortalOptions = {}): Promise<PortalProcess> {
  built ??= build();
  await built;
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await makeDataDir());
  const [program = process.execPath, ...args] = [
    ...(options.wrapper ?? []),
    process.execPath,
    ...entryOf('main', options.folder),
  ];
  const child = spawn(program, args, {
    env: {
      ...inheritedEnv(),
      ...keysFor(options),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] = (output[name] + text).slice(-MAX_OUTPUT);
    });
  }
  const ended = new Promise<ProcessResult>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, ...output }));
  });
  const url = `http://127.0.0.1:${port}`;
  const end = (signal: NodeJS.Signals): Promise<ProcessResult> => {
    child.kill(signal);
    return ended;
  };
  const ready = async (): Promise<void> => {
    const limit = Date.now() + READY_MS;
    while (Date.now() < limit) {
      if (child.exitCode !== null || child.signalCode !== null) break;
      if (await isReady(url)) return;
      await sleep(50);
    }
    const { code, signal, stdout, stderr } = await end('SIGKILL');
    throw new Error(`the portal was not ready (${code}, ${signal}):\n${stdout}\n${stderr}`);
  };
  return {
    pid: child.pid,
    url,
    port,
    dataDir,
    stdout: () => output.stdout,
    ended,
    send: (signal) => void child.kill(signal),
    ready,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Runs a command with the settings of a portal, as `npm run portal -- <args>` does. */
export async function runPortal(
  args: readonly string[],
  { dataDir = '', env = {} }: PortalOptions,
): Promise<ProcessResult> {
  built ??= build();
  await built;
  const child = spawn(process.execPath, [...entryOf('portal'), ...args], {
    env: { ...inheritedEnv(), ...keysFor({ env }), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  return { code, signal, stdout, stderr };
}

/** Starts a portal and waits until it is ready. */
export async function startPortal(options: PortalOptions = {}): Promise<PortalProcess> {
  const portal = await spawnPortal(options);
  await portal.ready();
  return portal;
}
