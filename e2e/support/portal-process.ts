import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const READY_MS = 180_000;

export type PortalProcess = {
  url: string;
  dataDir: string;
  /** Ends it as an operator would and waits until it is gone. */
  stop: () => Promise<void>;
  /** Ends it as a power cut would (kill -9). */
  kill: () => Promise<void>;
};

export type PortalOptions = { dataDir?: string; port?: number; env?: Record<string, string> };

const freePort = () =>
  new Promise<number>((resolve, reject) => {
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

const waitUntilReady = async (child: ChildProcess, url: string, printed: () => string): Promise<void> => {
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the portal ended early:\n${printed()}`);
    if (await isReady(url)) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`the portal was not ready in time:\n${printed()}`);
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
};

/** A new folder for the data of one portal, below the temporary folder of the system. */
export const makeDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'portal-e2e-'));

export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });

/** Starts the real built server with the demonstration data and waits until it is ready. */
export const startPortal = async (options: PortalOptions = {}): Promise<PortalProcess> => {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await makeDataDir());
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...inherited } = process.env;
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1', ...options.env };
  const child = spawn(process.execPath, [START], {
    env: { ...inherited, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url, () => output);
  return { url, dataDir, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
};
