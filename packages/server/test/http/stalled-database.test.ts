import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#db/connect.ts';
import { classifyFailure } from '#db/failures.ts';
import { MIGRATION_LIMITS, SERVING_LIMITS } from '#db/time-limits.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const noLog = { error: () => {} };

describe('a database that stalls (R7)', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await startApp();
    await portal.cookieOf('admin');
  });
  afterAll(() => portal.close());

  it('gives a refusal in Korean after the lock timeout, while the process still serves others', async () => {
    const holder = new pg.Client({ connectionString: portal.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table menu_grant in access exclusive mode');
    const waiting = Promise.all([1, 2].map(() => portal.call('Menu/top-menu-list', {}, { as: 'admin' })));
    expect((await portal.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await portal.call('Alarm/alarm-count', {}, { as: 'pm2' })).status).toBe(200);
    for (const { status, refusal, headers } of await waiting) {
      expect([status, refusal.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1']);
      expect(refusal.message).toMatch(/[가-힣]/);
    }
    await holder.query('rollback');
    await holder.end();
    expect((await portal.call('Menu/top-menu-list', {}, { as: 'admin' })).status).toBe(200);
  });

  /** Sends calls while a table is locked, of which the database keeps `most` waiting. Returns their statuses. */
  async function sendAgainstLock(
    table: string,
    send: () => Promise<{ status: number }>[],
    most: number,
  ): Promise<number[]> {
    const holder = new pg.Client({ connectionString: portal.databaseUrl });
    const looker = new pg.Client({ connectionString: portal.databaseUrl });
    await Promise.all([holder.connect(), looker.connect()]);
    const countBlocked = async (): Promise<number> => {
      const { rows } = await looker.query(`select count(*)::int as blocked from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows[0].blocked;
    };
    await holder.query('begin');
    await holder.query(`lock table ${table} in access exclusive mode`);
    const sent = Promise.all(send());
    await expect.poll(countBlocked).toBe(most);
    expect((await portal.call('Notify/notify-count', {}, { as: 'daon1' })).status).toBe(200);
    expect(await countBlocked(), 'one more did not wait for its turn').toBe(most);
    await holder.query('rollback');
    await Promise.all([holder.end(), looker.end()]);
    return (await sent).map(({ status }) => status);
  }

  it('keeps two calls of one person waiting, and everybody else is served (D-535)', async () => {
    const many = () => Array.from({ length: 40 }, () => portal.call('Menu/top-menu-list', {}, { as: 'admin' }));
    expect(await sendAgainstLock('menu_grant', many, 2)).toEqual(Array(40).fill(200));
  });

  it('keeps as many searches waiting as half of the processors, whoever sends them (D-531)', async () => {
    const people = ['admin', 'sales1', 'pm1', 'pm2'] as const;
    const searches = () => people.map((as) => portal.call('Search/search-list', { SearchKey: '점검' }, { as }));
    const most = Math.min(people.length, Math.max(1, Math.floor(availableParallelism() / 2)));
    expect(await sendAgainstLock('search_entry', searches, most)).toEqual(Array(people.length).fill(200));
  });

  it.each([
    ['serving', SERVING_LIMITS, ['30s', '5s', '1min', '1.1', 'off']],
    ['migrating', MIGRATION_LIMITS, ['4h', '10min', '10min', '1.1', 'off']],
  ] as const)('has time limits of its own and settings of the planner for %s (D-530)', async (_what, limits, shown) => {
    const database = await openPostgres(portal.databaseUrl, noLog, { limits });
    const { rows } = await sql<{ shown: string[] }>`
      select array[current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout'), current_setting('random_page_cost'),
        current_setting('jit')] as shown`.execute(database.db);
    await database.close();
    expect(rows[0]?.shown).toEqual(shown);
  });

  it('a statement ends even when the network loses every packet, and the next one is served', async () => {
    const target = new URL(portal.databaseUrl);
    const links: { near: Socket; far: Socket }[] = [];
    const proxy = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const end of [near, far]) end.on('error', () => undefined);
      near.pipe(far);
      far.pipe(near);
      links.push({ near, far });
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const url = new URL(target);
    url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const database = await openPostgres(url.toString(), noLog, {
      limits: { statementMs: 300, lockMs: 300, idleMs: 300 },
    });
    const selectOne = () => sql`select 1 as one`.execute(database.db);
    await selectOne();
    for (const { far, near } of links) far.unpipe(near);
    const failure: unknown = await selectOne().catch((error: unknown) => error);
    expect(classifyFailure(failure)?.kind).toBe('away');
    expect((await selectOne()).rows).toEqual([{ one: 1 }]);
    await database.close();
    for (const { near, far } of links) {
      near.destroy();
      far.destroy();
    }
    proxy.close();
  });
});
