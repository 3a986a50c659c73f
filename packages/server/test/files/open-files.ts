import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { UserType } from '@portal/contract/core/actor';
import { diskStore } from '#areas/files/disk-store.ts';
import { s3Store } from '#areas/files/s3-store.ts';
import { readConfig } from '#config.ts';
import type { CallCtx } from '#context.ts';
import { installationOf, noObservations } from '#process/installation.ts';
import { startObjectStore } from '#test-kit/object-store.ts';
import { startDatabase } from '#test-kit/start-database.ts';

const SESSIONS = { idleMs: 1, wholeMs: 1 };

const silent = { info: () => {}, warn: () => {}, error: () => {} };

const actor = {
  userId: 'pm1',
  userType: UserType.Staff,
  userName: '박지훈',
  companyId: 1,
  companyName: '마이즈',
  companyActive: true,
  permission: 'F',
  modeAuthority: 'A',
  passwordToChange: false,
};

/** The names of all files below a folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

export type OpenFiles = {
  ctx: CallCtx;
  dataDir: string;
  /** Sets the clock of the context. */
  setNow: (moment: Date) => void;
  /** Every object in the store. For a folder: every file below the data directory. */
  onDisk: () => Promise<string[]>;
  close: () => Promise<void>;
};

const FROM = { address: '127.0.0.1', token: undefined, origin: '' };

/** The kinds of storage. */
export const STORAGES = ['file', 's3'] as const;
export type Storage = (typeof STORAGES)[number];

/** Opens the store on a folder below the data directory, or on an object store of its own. */
async function openStorage(storage: Storage, dataDir: string) {
  const folder = join(dataDir, 'files');
  if (storage === 'file') {
    return { files: await diskStore(folder), onDisk: () => listFiles(dataDir), close: async () => undefined };
  }
  const objects = await startObjectStore();
  return {
    files: await s3Store('s3://bucket/portal', objects.env),
    onDisk: async () => [...objects.objects.keys()].map((path) => basename(path)),
    close: objects.close,
  };
}

/** Opens a migrated database with one user, and a store on a new data directory. */
export async function openFiles(storage: Storage = 'file'): Promise<OpenFiles> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-files-'));
  const database = await startDatabase();
  await database.db.insertInto('company').values({ kind: 'provider', name: actor.companyName }).execute();
  await database.db
    .insertInto('portal_user')
    .values({ user_id: actor.userId, user_type: actor.userType, user_name: actor.userName, company_id: 1 })
    .execute();
  let now = new Date();
  const { files, onDisk, close } = await openStorage(storage, dataDir);
  return {
    ctx: {
      db: database.db,
      standby: undefined,
      files,
      now: () => now,
      keys: [],
      ssoSecrets: [],
      sessions: SESSIONS,
      secondFactor: { mode: 'off', networks: new BlockList(), origin: '', siteName: '' },
      quotas: { userBytes: 1e12, roomBytes: 1e12 },
      logDays: { access: 762, security: 762, change: 1127 },
      push: undefined,
      talk: undefined,
      mail: undefined,
      senders: {},
      installation: installationOf(readConfig({}), undefined),
      observed: noObservations(),
      log: silent,
      actor,
      from: FROM,
    },
    dataDir,
    setNow: (moment) => {
      now = moment;
    },
    onDisk,
    close: async () => {
      await database.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
