import { readFileSync } from 'node:fs';
import { DAY_MS } from '@portal/contract/core/dates';
import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { migrateOnStart } from '#db/migrate-on-start.ts';
import { migrations } from '#db/migrations/all.ts';
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

const migrateTo = async (name: string): Promise<void> => {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database.db, provider }).migrateTo(name);
  if (error) throw error;
};
const applied = async (): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)).rows.map(
    ({ name }) => name,
  );
const listColumns = async (): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' order by 1`.execute(database.db)
  ).rows.map(({ name }) => name);
const start = (rules: Partial<{ production: boolean; withoutBackup: boolean; migrateUrl: string }> = {}) =>
  migrateOnStart(database, { databaseUrl: url, production: true, withoutBackup: false, ...rules }, noLog);

describe('an upgrade (D-366)', () => {
  it('of production asks for a backup of the last day', async () => {
    await migrateTo(FORMER);
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
    await migrateTo(FORMER);
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

  it('that fails is undone as a whole, and the former version still starts', async () => {
    await migrateTo(FORMER);
    const before = await applied();
    const columns = await listColumns();
    const all = { ...migrations };
    Object.assign(migrations, {
      '9998-half': {
        up: async (db: OpenDatabase['db']) => void (await sql`create table half (id integer)`.execute(db)),
      },
      '9999-broken': { up: async () => Promise.reject(new Error('no room')) },
    });
    try {
      await expect(start({ withoutBackup: true })).rejects.toThrow(
        /9999-broken: no room.*이전 버전의 포털은 계속 시작/,
      );
    } finally {
      for (const name of Object.keys(migrations)) if (!(name in all)) delete migrations[name];
    }
    expect(await applied()).toEqual(before);
    expect(await listColumns(), 'the tables of the former version').toEqual(columns);
    const { rows } = await sql<{ at: string | null }>`select to_regclass('half')::text as at`.execute(database.db);
    expect(rows[0]?.at).toBeNull();
    expect(await start({ withoutBackup: true })).toEqual([LATEST]);
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
