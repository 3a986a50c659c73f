import { randomBytes } from 'node:crypto';
import { allCalls } from '@portal/contract/calls';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { checkStandby } from '#areas/system/check-standby.ts';
import { keepStandby, MOST_BEHIND_MS, readApart, type Standby } from '#db/standby.ts';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { addRoomFile } from '#test-kit/factories/room-file.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { downloadSheet } from '#test-kit/workbook.ts';

const NAME = `portal_standby_${randomBytes(6).toString('hex')}`;
type Db = TestApp['ctx']['db'];
const log = { error: () => {} };

let portal: TestApp;
let admin: pg.Client;
/** A copy of the database as it was, for an account that may only read: a standby that has not moved since. */
let url: string;
/** The same copy for the account of the portal. */
let copyUrl: string;
let standby: Standby;
let lag = 0;

/** As far behind as a test says, where the standby answers at all. */
async function measure(apart: Db): Promise<number> {
  await sql`select 1`.execute(apart);
  return lag;
}

/** Gives the portal a standby anew. */
async function useStandby(address: string): Promise<void> {
  await standby?.close();
  const { db: primary } = portal.ctx;
  standby = keepStandby({ url: address, primary, prepared: true, log, measure });
  Object.assign(portal.ctx, { standby });
  await standby.look();
}

beforeAll(async () => {
  portal = await startApp();
  await registerProject(portal, { ProjectName: '복사 전' });
  const room = await makeRoom(portal, {}, { members: ['pm2'] });
  const FileIds = String(await addRoomFile(portal, room, { name: '도면.pdf', as: 'pm1' }));
  await makeEntry(portal, room, { FileIds });
  await portal.cookieOf('admin');
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  const own = new URL(portal.databaseUrl);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
    own.pathname.slice(1),
  ]);
  await admin.query(`create database ${NAME} template ${own.pathname.slice(1)}`);
  await admin.query(`create role ${NAME} login password 'reading' in role pg_read_all_data`);
  own.pathname = `/${NAME}`;
  copyUrl = own.toString();
  url = Object.assign(own, { username: NAME, password: 'reading' }).toString();
  await registerProject(portal, { ProjectName: '복사 후' });
});
beforeEach(async () => {
  lag = 0;
  await useStandby(url);
});
afterAll(async () => {
  await standby.close();
  await portal.close();
  await admin.query(`drop database ${NAME} with (force)`);
  await admin.query(`drop role ${NAME}`);
  await admin.end();
});

const LIST = 'Construction/all-construction-mize-list';
const as = { as: 'admin' } as const;
const registered = async () => {
  const { ok } = await portal.call('Overview/overview-info', {}, as);
  return ok.data[0]?.statuses.reduce((sum, { count }) => sum + count, 0);
};
const found = async () => {
  const { ok } = await portal.call('Search/search-list', { SearchKey: '복사', SearchGroup: 'project' }, as);
  return (ok as { data: unknown[] }).data.length === 0 ? 0 : JSON.stringify(ok).match(/복사 (전|후)/g)?.length;
};
const exported = async () => (await downloadSheet(portal, { List: LIST, Columns: ['name'] }, 'admin')).rows.length - 1;

describe('a standby (D-655)', () => {
  it('serves the overview, the search and workbooks, and nothing else', async () => {
    expect([await registered(), await found(), await exported()]).toEqual([1, 1, 1]);
    expect((await portal.call(LIST, {}, as)).ok.meta.totalCount).toBe(2);
    expect(standby.counts).toMatchObject({ instead: 0 });
  });

  it('is declared by these calls, none of which writes', () => {
    const declared = allCalls.filter(({ standby: apart }) => apart);
    expect(declared.map(({ path }) => path).sort()).toEqual([
      'Excel/list-export',
      'Overview/overview-info',
      'Overview/overview-partner-info',
      'Search/search-list',
      'Search/search-recent-list',
      'System/status-info',
    ]);
    expect([...new Set(declared.map(({ effect }) => effect))].sort()).toEqual(['noted', 'read']);
  });

  it('is never written to, also by an account that may write; readings are noted in the primary', async () => {
    const db = await standby.choose();
    await expect(db?.insertInto('bank').values({ name: '새은행', position: 1 }).execute()).rejects.toMatchObject({
      code: '25006',
    });
    const count = async () =>
      (await portal.ctx.db.selectFrom('security_event').select('id').where('event', '=', 'export').execute()).length;
    const before = await count();
    await exported();
    expect(await count()).toBe(before + 1);
  });

  it('too far behind is not read: the primary is, and the check says so', async () => {
    lag = MOST_BEHIND_MS + 1;
    await standby.look();
    expect([await registered(), await found(), await exported()]).toEqual([2, 2, 2]);
    expect(await checkStandby(portal.ctx)).toMatchObject({
      level: 'warn',
      found: expect.stringContaining('30.0초 늦어서'),
    });
    lag = MOST_BEHIND_MS;
    expect(await checkStandby(portal.ctx)).toMatchObject({
      level: 'fine',
      found: expect.stringContaining('지연 30.0초'),
    });
    expect(await registered()).toBe(1);
  });

  it("has its line in '시스템 상태', which itself is read from the primary", async () => {
    const { ok } = await portal.call('System/status-info', {}, as);
    const line = ok.data[0]?.lines.find(({ part }) => part === 'standby');
    expect(line).toMatchObject({ level: 'fine', found: expect.stringContaining('지연 0.0초') });
    expect(standby.counts).toEqual({ read: 0, instead: 0 });
  });

  it('finds files by the rights that the primary has now (D-281)', async () => {
    const files = async () => {
      const { raw } = await portal.call(
        'Search/search-list',
        { SearchKey: '도면', SearchGroup: 'file' },
        { as: 'pm2' },
      );
      return raw.includes('도면.pdf');
    };
    expect(await files()).toBe(true);
    await portal.ctx.db.updateTable('room').set({ view_file: 'ADMIN_AND_AUTHOR' }).execute();
    expect([await files(), standby.counts.instead]).toEqual([false, 0]);
  });

  it('that goes away in the middle is noticed by a reading, which the primary then answers', async () => {
    await registered();
    await admin.query(`alter database ${NAME} allow_connections false`);
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [NAME]);
    expect([await registered(), await found(), await exported()]).toEqual([2, 2, 2]);
    expect(await checkStandby(portal.ctx)).toMatchObject({ level: 'warn' });
    await admin.query(`alter database ${NAME} allow_connections true`);
    expect(await checkStandby(portal.ctx)).toMatchObject({ level: 'fine' });
    expect(await registered()).toBe(1);
  });

  it('on which a reading takes too long is not blamed for it, and the primary does not repeat it', async () => {
    const databases: string[] = [];
    const slow = readApart(portal.ctx, (db) =>
      db.transaction().execute(async (tx) => {
        databases.push(
          (await sql<{ name: string }>`select current_database() as name`.execute(tx)).rows[0]?.name ?? '',
        );
        await sql`set local statement_timeout = 20`.execute(tx);
        await sql`select pg_sleep(5)`.execute(tx);
      }),
    );
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect([databases, await registered()]).toEqual([[NAME], 1]);
  });

  it('that is behind and has repeated nothing since its start is too far behind', async () => {
    const copy = new pg.Client({ connectionString: copyUrl });
    await copy.connect();
    // The copy answers as a standby of which the first transaction is still to come.
    await copy.query(`create schema stuck;
      create function stuck.pg_is_in_recovery() returns boolean return true;
      create function stuck.pg_last_wal_replay_lsn() returns pg_lsn return '0/1'::pg_lsn;
      create function stuck.pg_last_xact_replay_timestamp() returns timestamptz return null::timestamptz;
      grant usage on schema stuck to ${NAME};
      alter role ${NAME} set search_path = stuck, pg_catalog, public`);
    const stuck = keepStandby({ url, primary: portal.ctx.db, prepared: true, log });
    expect((await stuck.look()).reason).toBe('behind');
    await stuck.close();
    await copy.query(`alter role ${NAME} reset search_path`);
    const running = keepStandby({ url, primary: portal.ctx.db, prepared: true, log });
    expect(await running.look()).toMatchObject({ reason: '', lagMs: 0 });
    await running.close();
    await copy.end();
  });

  it('that cannot be reached costs nobody an answer', async () => {
    await useStandby('postgres://nobody@127.0.0.1:1/nowhere');
    expect([await registered(), await found(), await exported()]).toEqual([2, 2, 2]);
    expect(standby.counts).toEqual({ read: 0, instead: 3 });
    expect(await checkStandby(portal.ctx)).toMatchObject({
      level: 'warn',
      found: expect.stringContaining('대신 읽고'),
    });
  });
});

it('without a standby everything is read from the primary', async () => {
  Object.assign(portal.ctx, { standby: undefined });
  expect([await registered(), await found(), await exported()]).toEqual([2, 2, 2]);
  expect((await checkStandby(portal.ctx)).level).toBe('fine');
});
