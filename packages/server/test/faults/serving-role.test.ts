import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registration } from '#test-kit/factories/project.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { type Client, signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, type PortalProcess, removeDataDir, spawnPortal, startPortal } from '#test-kit/portal-process.ts';
import { openData } from '#test-kit/prepare-data.ts';

const ROLE = `portal_serving_${randomBytes(4).toString('hex')}`;
const PRODUCTION = {
  NODE_ENV: 'production',
  // The key of all test processes on one database.
  APP_KEYS: 'k'.repeat(43),
  PORTAL_ORIGIN: 'https://portal.example.com',
  DRAIN_SECONDS: '0',
};

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const servingUrl = (url: string): string =>
  Object.assign(new URL(url), { username: ROLE, password: 'serving' }).toString();

describe('a portal that serves with a database role of its own (TH34)', () => {
  let dataDir: string;
  let owned: { url: string; drop: () => Promise<void> };
  let portal: PortalProcess;
  let serving: pg.Client;
  let staff: Client;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    owned = await makeDatabase();
    await onServer(`create role ${ROLE} login password 'serving'`);
    const env = { DATABASE_URL: servingUrl(owned.url), MIGRATE_DATABASE_URL: owned.url, DEMO: '1' };
    portal = await startPortal({ dataDir, env });
    serving = new pg.Client({ connectionString: servingUrl(owned.url) });
    await serving.connect();
    staff = await signInAt(portal.url, 'admin');
  });
  afterAll(async () => {
    await serving.end();
    await portal.stop();
    await owned.drop();
    await onServer(`drop role ${ROLE}`);
    await removeDataDir(dataDir);
  });

  it('migrates as the owner, loads the demonstration data, and serves readings, writes, alarms and logs', async () => {
    const statusOf = async (path: string, body: object = {}) => (await staff.call(path, body)).status;
    expect(await statusOf('Construction/all-construction-mize-list')).toBe(200);
    expect(await statusOf('Construction/construction-add', registration({ StartDate: '2099-01-01' }))).toBe(200);
    expect(await statusOf('User/user-info', { UserId: 'pm1' })).toBe(200);
    expect(await statusOf('Reference/name-add', { Kind: 'bank', Name: '새은행' })).toBe(200);
    const rowsOf = async (path: string) => (await staff.call(path)).body.data?.length ?? 0;
    for (const log of ['Audit/access-log-list', 'Audit/change-log-list', 'Audit/security-log-list']) {
      expect([log, (await rowsOf(log)) > 0]).toEqual([log, true]);
    }
  });

  it.each([
    'update access_log set reader_name = reader_name',
    'delete from access_log',
    'truncate access_log',
    'update change_log set detail = detail',
    'delete from change_log',
    'truncate change_log',
    'update security_event set address = address',
    'delete from security_event',
    'truncate security_event',
    'alter table access_log disable trigger log_stays',
    'drop trigger log_stays on access_log',
    'create or replace function log_stays() returns trigger language plpgsql as $$ begin return old; end $$',
    'create table elsewhere (id integer)',
    'drop table alarm',
    'delete from kysely_migration',
    `insert into kysely_migration (name, timestamp) values ('9999-later', '')`,
    `set session_replication_role = 'replica'`,
  ])('may not run: %s', async (statement) => {
    await expect(serving.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('reads and changes the rows of every other table, and uses every sequence', async () => {
    const { rows } = await serving.query<{ name: string; missing: string }>(`
      select relname as name, relkind as missing from pg_class
      where relnamespace = 'public'::regnamespace and not relispartition and case
        when relkind = 'S' then not has_sequence_privilege(oid, 'usage')
        when relkind in ('r', 'p') then relname not like 'kysely%' and relname <> 'schema_change' and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
          and (has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')
            or exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'log_stays')))
        else false end`);
    expect(rows).toEqual([]);
  });

  it('reaches the months of logs and deliveries through their tables alone, and makes and drops them by functions', async () => {
    expect((await serving.query(`select make_months('2061-01-01') as made`)).rows).toEqual([{ made: 16 }]);
    await serving.query(`insert into change_log (at, user_id, user_name, subject, subject_key, subject_name, action, detail)
      values ('2061-01-05', 'admin', '', '', '', '', '', '')`);
    for (const statement of [
      'select from change_log_2061_01',
      'delete from change_log_2061_01',
      'delete from notify_delivery_before',
      'drop table change_log_2061_01',
      'alter table change_log detach partition change_log_2061_01',
      `select drop_months('change_log', '2099-01-01')`,
    ]) {
      await expect(serving.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
    await serving.query(`select purge_log('change_log', '2099-01-01', 1000)`);
    expect((await serving.query(`select from change_log where at >= '2061-01-01'`)).rowCount).toBe(1);
    await serving.query(`select drop_delivery_months('2061-02-01')`);
    const { rows } = await serving.query(`select to_regclass('notify_delivery_2061_01') as month`);
    expect(rows).toEqual([{ month: null }]);
  });

  it('deletes log rows only by the function, which spares rows within their legal period', async () => {
    const { rows } = await serving.query<{ deleted: number }>(`select purge_log('access_log', now(), 1000) as deleted`);
    expect(rows).toEqual([{ deleted: 0 }]);
    await expect(serving.query(`select purge_log('portal_user', now(), 1000)`)).rejects.toThrow(
      'portal_user is no log',
    );
  });

  it('gets its rights on the tables of later migrations', async () => {
    const owner = await openData('', owned.url);
    await owner.pool.query('create table added_later (id integer generated by default as identity)');
    await owner.close();
    await expect(serving.query('insert into added_later default values')).rejects.toMatchObject({ code: '42501' });
    await portal.stop();
    const env = { DATABASE_URL: servingUrl(owned.url), MIGRATE_DATABASE_URL: owned.url };
    portal = await startPortal({ dataDir, env });
    expect((await serving.query('insert into added_later default values')).rowCount).toBe(1);
  });

  it('starts without the owner while no migration is due, and fails with a message when one is', async () => {
    await portal.stop();
    const env = { DATABASE_URL: servingUrl(owned.url) };
    portal = await startPortal({ dataDir, env });
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
    expect(portal.stdout()).not.toContain('rewritable');
    await portal.stop();

    const owner = await openData('', owned.url);
    const { rows } = await owner.pool.query(
      `delete from kysely_migration where name = (select max(name) from kysely_migration) returning name, timestamp`,
    );
    const refused = await (await spawnPortal({ dataDir, env })).ended;
    expect([refused.code, refused.stderr.trim()]).toEqual([1, expect.stringContaining('MIGRATE_DATABASE_URL')]);
    await owner.pool.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
      rows[0].name,
      rows[0].timestamp,
    ]);
    await owner.close();
    portal = await startPortal({ dataDir, env });
  });

  it('is required in production: the owner of the logs may not serve there', async () => {
    const env = { ...PRODUCTION, DATABASE_URL: owned.url };
    const refused = await (await spawnPortal({ dataDir, env })).ended;
    expect([refused.code, refused.stderr.trim()]).toEqual([1, expect.stringContaining('DATABASE_URL의 계정이 기록을')]);
    expect(refused.stderr).not.toMatch(/\n\s+at /);
  });
});
