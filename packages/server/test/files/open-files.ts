import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserType } from '@portal/contract/core/actor';
import { diskStore } from '../../src/areas/files/disk-store.ts';
import type { CallCtx } from '../../src/context.ts';
import { startDatabase } from '../../test-kit/start-database.ts';

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
};

/** Names of all files below a folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

export type OpenFiles = {
  ctx: CallCtx;
  dataDir: string;
  /** Moves the clock that the context reads. */
  setNow: (moment: Date) => void;
  /** Every file below the data directory. */
  onDisk: () => Promise<string[]>;
  close: () => Promise<void>;
};

const FROM = { address: '127.0.0.1', token: undefined };

/** A migrated database with one user, and a disk store on a new data directory. */
export async function openFiles(): Promise<OpenFiles> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-files-'));
  const database = await startDatabase();
  await database.db.insertInto('company').values({ kind: 'provider', name: actor.companyName }).execute();
  await database.db
    .insertInto('portal_user')
    .values({ user_id: actor.userId, user_type: actor.userType, user_name: actor.userName, company_id: 1 })
    .execute();
  let now = new Date();
  const files = await diskStore(join(dataDir, 'files'));
  return {
    ctx: {
      db: database.db,
      files,
      now: () => now,
      keys: [],
      ssoSecrets: [],
      sessions: SESSIONS,
      log: silent,
      actor,
      from: FROM,
    },
    dataDir,
    setNow: (moment) => {
      now = moment;
    },
    onDisk: () => listFiles(dataDir),
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
