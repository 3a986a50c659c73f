import type { OwnSession } from '@portal/contract/areas/account/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#test-kit/people.ts';
import { signIn, startApp, type TestApp } from '#test-kit/start-app.ts';
import { makeTicket, SECRET } from '../auth/make-sso-ticket.ts';

const MINUTE_MS = 60_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ SSO_SECRET: SECRET });
  await portal.cookieOf('admin');
});
beforeEach(async () => {
  // Events of earlier tests are before this moment.
  portal.clock.now = new Date(portal.clock.now.getTime() + 20 * MINUTE_MS);
});
afterAll(() => portal.close());

const FROM = '127.0.0.1';
const read = async (fields: object = {}) =>
  (await portal.call('Audit/security-log-list', fields, { as: 'admin' })).ok.data;

/** Events after a row of the log, oldest first, as kind, user and detail. */
async function since(lastId: number): Promise<string[][]> {
  const rows = (await read({ PageSize: 100 })).filter(({ id }) => id > lastId).reverse();
  expect(new Set(rows.map(({ address }) => address))).toEqual(new Set(rows.length > 0 ? [FROM] : []));
  return rows.map(({ event, userId, detail }) => [event, userId, detail]);
}
const lastId = async (): Promise<number> => (await read())[0]?.id ?? 0;

describe('the security log (TH34)', () => {
  it('records sign-ins by password and by ticket, and sign-outs of signed-in users', async () => {
    const before = await lastId();
    const cookie = await signIn(portal.app, 'hanbit1');
    await portal.app.inject({ method: 'POST', url: '/api/Auth/logout', headers: { cookie } });
    await portal.call('Auth/logout');
    const UserId = await makeTicket('sales1', 'B', { now: portal.clock.now });
    await portal.call('Auth/sso-login', { UserId, LoginType: 'B' });
    expect(await since(before)).toEqual([
      ['sign-in', 'hanbit1', ''],
      ['sign-out', 'hanbit1', ''],
      ['ticket', 'sales1', ''],
    ]);
    expect((await read({ SearchEvent: 'ticket' }))[0]).toMatchObject({ userName: '박영업', address: FROM });
  });

  it('records the sessions that their owner ended, one or all others, and nothing when none ended', async () => {
    const cookie = await signIn(portal.app, 'daon1');
    const foreign = await signIn(portal.app, 'pm1');
    const ask = (path: string, payload: object, as = cookie) =>
      portal.app.inject({ method: 'POST', url: `/api/User/${path}`, payload, headers: { cookie: as } });
    const others = async (): Promise<number[]> =>
      (await ask('my-session-list', {}))
        .json()
        .data.filter(({ currentYn }: OwnSession) => currentYn === 'N')
        .map(({ sessionId }: OwnSession) => sessionId);
    for (let device = 0; device < 3; device += 1) await signIn(portal.app, 'daon1');
    const [SessionId] = await others();
    const before = await lastId();
    expect((await ask('my-session-end', { SessionId }, foreign)).statusCode).toBe(404);
    expect((await ask('my-session-end', { SessionId })).statusCode).toBe(200);
    expect((await ask('my-session-end', { SessionId })).statusCode).toBe(404);
    expect((await ask('my-session-end-others', {})).statusCode).toBe(200);
    expect(await others()).toEqual([]);
    expect((await ask('my-session-end-others', {})).statusCode).toBe(200);
    expect(await since(before)).toEqual([
      ['session-end', 'daon1', FROM],
      ['session-end', 'daon1', '다른 기기 모두'],
    ]);
    expect((await read({ SearchEvent: 'session-end' }))[0]).toMatchObject({ userId: 'daon1', address: FROM });
  });

  it('records failed sign-ins, with a kind of their own for closed accounts, but never an unknown id, which may be a password', async () => {
    const before = await lastId();
    await portal.call('Auth/login', { UserId: 'pm1', Password: 'wrong' });
    await portal.call('Auth/login', { UserId: 'my-secret-password', Password: PASSWORD });
    await portal.call('Auth/login', { UserId: 'gone1', Password: PASSWORD });
    const UserId = await makeTicket('pm2', 'B', { now: portal.clock.now });
    await portal.call('Auth/sso-login', { UserId, LoginType: 'B' });
    await portal.call('Auth/sso-login', { UserId, LoginType: 'B' });
    expect(await since(before)).toEqual([
      ['failed', 'pm1', ''],
      ['failed', '', ''],
      ['failed', 'gone1', '사용할 수 없는 계정'],
      ['ticket', 'pm2', ''],
      ['failed', 'pm2', '티켓'],
    ]);
    const { rows } = await sql`select 1 from security_event as e where e::text like '%secret%'`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });

  it('records throttled sign-ins', async () => {
    const before = await lastId();
    for (let tried = 0; tried < 12; tried += 1) {
      await portal.call('Auth/login', { UserId: 'daon1', Password: 'wrong' });
    }
    expect(await since(before)).toEqual([
      ['failed', 'daon1', ''],
      ['throttled', 'daon1', ''],
    ]);
  });

  it('records what a signed-in user was refused, with the route and not the full address, once a minute', async () => {
    const before = await lastId();
    const deny = () => portal.call('User/user-info', { UserId: 'pm1' }, { as: 'hanbit2' });
    expect((await deny()).status).toBe(403);
    expect((await deny()).status).toBe(403);
    const noted = ['denied', 'hanbit2', '/api/User/user-info'];
    await expect.poll(async () => (await since(before)).filter(([event]) => event === 'denied')).toEqual([noted]);
    portal.clock.now = new Date(portal.clock.now.getTime() + MINUTE_MS + 1);
    await deny();
    await expect
      .poll(async () => (await since(before)).filter(([event]) => event === 'denied'))
      .toEqual([noted, noted]);
  });

  it('does not record refusals that are not about rights', async () => {
    const before = await lastId();
    expect((await portal.call('User/user-my-info')).status).toBe(401);
    expect((await portal.call('Construction/construction-info', { Id: 99_999 }, { as: 'admin' })).status).toBe(404);
    expect(await since(before)).toEqual([]);
  });

  it('is searched by kind, day, user, address and event', async () => {
    expect(new Set((await read({ SearchEvent: 'sign-out' })).map(({ event }) => event))).toEqual(new Set(['sign-out']));
    expect((await read({ SearchKey: '티켓' })).map(({ userId }) => userId)).toEqual(['pm2']);
    expect(await read({ FromDate: '2027-01-01' })).toEqual([]);
    expect((await read({ SearchEvent: 'nonsense' })).length).toBeGreaterThan(0);
  });

  it('cannot be changed: the database refuses', async () => {
    for (const statement of [sql`update security_event set address = ''`, sql`delete from security_event`]) {
      await expect(statement.execute(portal.ctx.db)).rejects.toThrow(/rows of security_event are not changed/);
    }
  });
});
