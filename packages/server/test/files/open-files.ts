import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { UserType } from '@portal/contract/core/actor';
import pg from 'pg';
import { diskStore } from '../../src/areas/files/disk-store.ts';
import type { CallCtx } from '../../src/context.ts';
import { type OpenDatabase, openEngine, openPostgres } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';

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

/** A private database on the PostgreSQL server the run was given. */
async function openPrivate(server: string): Promise<OpenDatabase> {
  const name = `files_${randomBytes(6).toString('hex')}`;
  const asOwner = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await asOwner(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgres(url.href, silent);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await asOwner(`drop database ${name}`);
    },
  };
}

/** Names of all files below a folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

export type OpenFiles = {
  ctx: CallCtx;
  dataDir: string;
  embedded: boolean;
  /** Moves the clock that the context reads. */
  setNow: (moment: Date) => void;
  /** Every file below the data directory. */
  onDisk: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** A migrated database with one user, and a disk store on a new data directory. */
export async function openFiles(): Promise<OpenFiles> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-files-'));
  const { TEST_DATABASE_URL: server } = process.env;
  const database = server ? await openPrivate(server) : await openEngine(await PGlite.create());
  await migrate(database);
  await database.db.insertInto('company').values({ kind: 'provider', name: actor.companyName }).execute();
  await database.db
    .insertInto('portal_user')
    .values({ user_id: actor.userId, user_type: actor.userType, user_name: actor.userName, company_id: 1 })
    .execute();
  let now = new Date();
  const files = await diskStore(join(dataDir, 'files'));
  return {
    ctx: { db: database.db, files, now: () => now, log: silent, actor },
    dataDir,
    embedded: database.embedded,
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
