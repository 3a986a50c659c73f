import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@portal/contract/core/dates';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listApplied } from '#db/applied-migrations.ts';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';
import { withDump } from '#db/dump-tables.ts';
import { loadTables } from '#db/load-tables.ts';
import { migrate } from '#db/migrate.ts';
import { migrateOnStart } from '#db/migrate-on-start.ts';
import { migrations } from '#db/migrations/all.ts';
import { runAllWithin } from '#db/run-migration.ts';
import type { SchemaMigration } from '#db/schema-migration.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { startApp } from '#test-kit/start-app.ts';
import { VERSION } from '#version.ts';

const LATEST = Object.keys(migrations).at(-1) ?? '';
const FORMER = Object.keys(migrations).at(-2) ?? '';
const noLog = { error: () => {} };

let url: string;
let drop: () => Promise<void>;
let database: OpenDatabase;
beforeEach(async () => {
  ({ url, drop } = await makeDatabase());
  database = await openPostgres(url, noLog);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  await drop();
});

const namesUpTo = (last: string): string[] => Object.keys(migrations).filter((name) => name <= last);
const migrateUpTo = (last: string): Promise<void> =>
  database.db.transaction().execute((tx) => runAllWithin(tx, namesUpTo(last)));
const applied = async (): Promise<string[]> => (await listApplied(database.db)).all;
const listColumns = async (): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' order by 1`.execute(database.db)
  ).rows.map(({ name }) => name);
const listTables = async (): Promise<string[]> =>
  (await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r'`.execute(database.db)).rows.map(
    ({ name }) => name,
  );
/** A transaction of another program, which ends with its connection. */
async function openTransaction(statement: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; ${statement}`);
  return client;
}
/** Runs `work` as a program that knows these migrations too. */
async function withMigrations(more: Record<string, SchemaMigration>, work: () => Promise<unknown>): Promise<void> {
  Object.assign(migrations, more);
  try {
    await work();
  } finally {
    for (const name of Object.keys(more)) delete migrations[name];
  }
}
const start = (rules: Partial<{ production: boolean; withoutBackup: boolean; migrateUrl: string }> = {}) =>
  migrateOnStart(database, { databaseUrl: url, production: true, withoutBackup: false, ...rules }, noLog);

describe('an upgrade (D-366)', () => {
  it('of production asks for a backup of the last day', async () => {
    await migrateUpTo(FORMER);
    await expect(start()).rejects.toThrow(new RegExp(`하루 안에 만든 백업이 필요합니다 \\(${LATEST}\\)`));
    await sql`insert into job_run (name, ran_at) values ('backup', now() - interval '25 hours')`.execute(database.db);
    await expect(start()).rejects.toThrow('--without-backup');
    expect(await applied()).not.toContain(LATEST);
    await sql`update job_run set ran_at = ${new Date(Date.now() - DAY_MS / 2)} where name = 'backup'`.execute(
      database.db,
    );
    expect(await start()).toEqual([LATEST]);
    expect(await start()).toEqual([]);
  });

  it.each([
    ['with --without-backup', { withoutBackup: true }],
    ['outside production', { production: false }],
  ])('goes on %s', async (_name, rules) => {
    await migrateUpTo(FORMER);
    expect(await start(rules)).toEqual([LATEST]);
  });

  it('of an empty database asks for nothing', async () => {
    expect(await start()).toEqual(Object.keys(migrations));
  });

  it('an older program says that the database is newer, and changes nothing', async () => {
    await migrate(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`.execute(database.db);
    await expect(start()).rejects.toThrow(/^데이터베이스가 이 프로그램보다 새 버전입니다 \(9999-later\)/);
    await expect(start({ migrateUrl: url })).rejects.toThrow('새 버전입니다');
  });

  it('keeps what was done before a migration that fails, and the former version still starts', async () => {
    await migrate(database);
    const half = async (db: Kysely<unknown>): Promise<void> => {
      await sql`create table half (id integer)`.execute(db);
      throw new Error('no room');
    };
    const add = async (db: Kysely<unknown>): Promise<void> => void (await sql`create table whole ()`.execute(db));
    await withMigrations({ '9997-whole': { up: add }, '9998-half': { up: half } }, async () => {
      await expect(start({ withoutBackup: true })).rejects.toThrow(/9998-half: no room.*이전 버전의 포털은 계속 시작/);
    });
    expect(await listTables()).toContain('whole');
    expect(await listTables()).not.toContain('half');
    expect((await applied()).at(-1)).toBe('9997-whole');
    expect(await start(), 'the former version').toEqual([]);
  });

  it('from a version that needed a pause is undone as a whole when it fails', async () => {
    await migrateUpTo('0053-missing-crews');
    const columns = await listColumns();
    const broken = { up: async () => Promise.reject(new Error('no room')) };
    await withMigrations({ '0054-automatic-messages-2': broken }, async () => {
      await expect(start({ withoutBackup: true })).rejects.toThrow('no room');
    });
    expect(await listColumns(), 'the tables of the former version').toEqual(columns);
    expect((await applied()).at(-1)).toBe('0053-missing-crews');
  });

  it('that takes away is refused to programs that still need what is gone, and to no other (D-632)', async () => {
    await migrate(database);
    const change = { up: async () => {} };
    await withMigrations({ '9997-stop': change, '9998-take': { ...change, requires: '9997-stop' } }, () =>
      start({ withoutBackup: true }),
    );
    await expect(start()).rejects.toThrow(/새 버전입니다 \(9997-stop\)/);
    await withMigrations({ '9997-stop': change }, async () => expect(await start()).toEqual([]));
  });

  it('gives way to calls while a table is not free, and goes on when it is', async () => {
    await migrate(database);
    const other = await openTransaction('lock table portal_user in share mode');
    const up = async (db: Kysely<unknown>): Promise<void> =>
      void (await sql`alter table portal_user add column more integer`.execute(db));
    await withMigrations({ '9997-more': { up } }, async () => {
      const upgrading = start({ withoutBackup: true });
      for (let each = 0; each < 20; each += 1) {
        await sql`select 1 from portal_user limit 1`.execute(database.db);
        await sleep(100);
      }
      await other.end();
      expect(await upgrading).toEqual(['9997-more']);
    });
  });

  it('makes an index while rows are written, also where a killed one left it half made', async () => {
    await migrate(database);
    const indexes = [{ name: 'user_by_more', on: 'portal_user (user_name)' }];
    await sql`create index user_by_more on portal_user (user_name)`.execute(database.db);
    await sql`update pg_index set indisvalid = false where indexrelid = 'user_by_more'::regclass`.execute(database.db);
    const writer = await openTransaction('lock table portal_user in row exclusive mode');
    await withMigrations({ '9997-index': { indexes } }, async () => {
      const upgrading = start({ withoutBackup: true });
      await sleep(500);
      await sql`update portal_user set user_name = user_name`.execute(database.db);
      await writer.end();
      expect(await upgrading).toEqual(['9997-index']);
    });
    const { rows } = await sql`select from pg_index
      where indexrelid = 'user_by_more'::regclass and indisvalid`.execute(database.db);
    expect(rows).toHaveLength(1);
  });

  it('is in a backup of the version before, which runs on the database again and does not know it', async () => {
    await migrate(database);
    const add = async (db: Kysely<unknown>): Promise<void> => void (await sql`create table later ()`.execute(db));
    const folder = await mkdtemp(join(tmpdir(), 'portal-dump-'));
    const target = await makeDatabase();
    await withMigrations({ '9997-later': { up: add } }, async () => {
      await start({ withoutBackup: true });
      await withDump(url, folder, async ({ migrations: all, ...dump }) => {
        const listed = all.filter((name) => name !== '9997-later');
        await loadTables(target.url, { ...dump, migrations: listed }, folder);
      });
    });
    const restored = await openPostgres(target.url, noLog);
    expect((await listApplied(restored.db)).all.at(-1)).toBe('9997-later');
    await restored.close();
    await target.drop();
    await rm(folder, { recursive: true });
  });

  it('looks at the rights of the migrating account first', async () => {
    const role = `weak_${Date.now()}`;
    await sql.raw(`create role ${role} login password 'weak'`).execute(database.db);
    await sql.raw('revoke create on schema public from public').execute(database.db);
    const weak = new URL(url);
    weak.username = role;
    weak.password = 'weak';
    await expect(start({ migrateUrl: weak.toString() })).rejects.toThrow('MIGRATE_DATABASE_URL의 계정');
    const { rows } = await sql<{ at: string | null }>`select to_regclass('kysely_migration')::text as at`.execute(
      database.db,
    );
    expect(rows[0]?.at).toBeNull();
    await sql.raw(`drop role ${role}`).execute(database.db);
  });
});

describe('the version', () => {
  const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

  it('is one in package.json, CHANGELOG.md and the program', () => {
    expect(JSON.parse(read('package.json')).version).toBe(VERSION);
    expect(/^## (\d\S*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(VERSION);
  });

  it('is answered without a session', async () => {
    const portal = await startApp();
    const reply = await portal.app.inject({ url: '/api/version' });
    await portal.close();
    expect([reply.statusCode, reply.json()]).toEqual([200, { version: VERSION }]);
  });
});
