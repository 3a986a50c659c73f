import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@portal/server/areas/files/public/open-store';
import { readConfig } from '@portal/server/config';
import type { Ctx } from '@portal/server/context';
import { installationOf, noObservations } from '@portal/server/process/installation';
import { startDatabase } from '../../server/test-kit/start-database.ts';
import { loadDemo } from '../src/load-demo.ts';

/** The default moment at which tests load the demonstration. */
export const NOW = new Date('2026-11-20T03:00:00Z');

/** Key with which the personal numbers are encrypted. */
const KEY = randomBytes(32).toString('base64url');

const log = { error: () => {}, warn: () => {}, info: () => {} };

/** A file store without files, for tests of the database alone. */
export const noFiles: Ctx['files'] = {
  put: async () => {},
  open: async () => null,
  remove: async () => {},
  list: async function* () {},
  check: async () => {},
  sweep: async () => {},
};

/** Context for loading the demonstration. */
export const ctxOf = (db: Ctx['db'], files: Ctx['files'], now = NOW): Ctx => ({
  db,
  standby: undefined,
  files,
  now: () => now,
  keys: [KEY],
  ssoSecrets: [],
  sessions: { idleMs: 1, wholeMs: 1 },
  secondFactor: { mode: 'off', networks: new BlockList(), origin: '', siteName: '' },
  quotas: { userBytes: 1e12, roomBytes: 1e12 },
  logDays: { access: 762, security: 762, change: 1127 },
  push: undefined,
  talk: undefined,
  mail: undefined,
  senders: {},
  installation: installationOf(readConfig({}), undefined),
  observed: noObservations(),
  log,
});

export type Loaded = { ctx: Ctx; first: boolean; close: () => Promise<void> };

/** The demonstration loaded at a moment into a database of its own. `first` is the result of loadDemo. */
export async function load(now = NOW): Promise<Loaded> {
  const database = await startDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-demo-test-'));
  const ctx = ctxOf(database.db, await openStore('file:', dataDir), now);
  const first = await loadDemo(ctx);
  const close = async (): Promise<void> => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ctx, first, close };
}
