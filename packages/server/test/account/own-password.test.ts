import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#areas/auth/public/password.ts';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { codeAt, openBrowser, type TestBrowser } from '#test-kit/second-factors.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await startApp();
});
afterEach(() => portal.close());

const signedIn = async (from?: string): Promise<TestBrowser> => {
  const browser = openBrowser(portal, from);
  expect((await browser.signIn('pm1')).status).toBe(200);
  return browser;
};

const NEW = 'lantern-forest-9';
const EDIT = 'User/mize-user-my-edit';

/** Every call that asks for the current password, with its other fields. */
const CALLS = [
  [EDIT, { AdminName: '김하늘', Password: NEW }],
  ['User/my-totp-start', {}],
  ['User/my-totp-remove', {}],
  ['User/my-passkey-start', {}],
  ['User/my-passkey-remove', { PasskeyId: 1 }],
  ['User/my-recovery-renew', {}],
] as const;

const eventsOf = async (event: string) =>
  (
    await portal.ctx.db
      .selectFrom('security_event')
      .select(['user_id', 'address', 'detail'])
      .where('event', '=', event as 'failed')
      .orderBy('id')
      .execute()
  ).map(({ user_id, address, detail }) => [user_id, address, detail]);

describe('the current password in an open session (D-198)', () => {
  it.each(CALLS)('%s asks for it, counts a wrong one as a failed sign-in, and logs it', async (path, fields) => {
    const browser = await signedIn('10.0.0.1');
    const give = (CurrentPassword: string) => browser.send(path, { ...fields, CurrentPassword });
    expect((await give('')).refusal).toEqual({
      code: 'FIELD_REQUIRED',
      field: 'CurrentPassword',
      message: '현재 비밀번호를 입력해주세요.',
    });
    expect(await eventsOf('failed')).toEqual([]);
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await give('wrong')).refusal).toMatchObject({ code: 'WRONG_PASSWORD', field: 'CurrentPassword' });
    }
    const locked = await give(PASSWORD);
    expect([locked.refusal.code, locked.retryAfter]).toEqual(['TOO_MANY_TRIES', 15 * 60]);
    expect((await openBrowser(portal, '10.0.0.1').signIn('pm1')).status).toBe(429);
    expect(await eventsOf('failed')).toEqual([['pm1', '10.0.0.1', '현재 비밀번호']]);
    // The refusal of a call is logged after its answer.
    await expect
      .poll(() => eventsOf('throttled'))
      .toEqual([
        ['pm1', '10.0.0.1', ''],
        ['pm1', '10.0.0.1', `/api/${path}`],
      ]);
    expect((await browser.send('User/user-my-info')).status).toBe(200);
    expect((await openBrowser(portal, '10.0.0.2').signIn('pm1')).status).toBe(200);
  });

  it('failures of all these calls and of sign-ins count together, and a right password resets the count', async () => {
    const browser = await signedIn();
    const sendWrongToAll = async () => {
      for (const [path, fields] of CALLS) {
        expect((await browser.send(path, { ...fields, CurrentPassword: 'wrong' })).status).toBe(400);
      }
      for (let tried = 0; tried < 3; tried += 1) {
        expect((await openBrowser(portal).signIn('pm1', 'wrong')).status).toBe(401);
      }
    };
    await sendWrongToAll();
    expect((await browser.send('User/my-totp-start', { CurrentPassword: PASSWORD })).status).toBe(200);
    await sendWrongToAll();
    expect((await openBrowser(portal).signIn('pm1', 'wrong')).status).toBe(401);
    expect((await browser.send('User/my-totp-start', { CurrentPassword: PASSWORD })).status).toBe(429);
  });

  it('parallel requests get no more guesses than sequential ones', async () => {
    const browser = await signedIn();
    const guess = () => browser.send('User/my-totp-remove', { CurrentPassword: 'wrong' });
    const answers = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ status }) => status);
    expect(answers.sort()).toEqual([...Array(10).fill(400), ...Array(10).fill(429)]);
  });

  it('is not required when the password does not change, but is checked when it is sent', async () => {
    const browser = await signedIn();
    const edit = (fields: object) => browser.send(EDIT, { AdminName: '김하늘', ...fields });
    expect((await edit({})).status).toBe(200);
    expect((await edit({ Password: '********' })).status).toBe(200);
    expect((await edit({ CurrentPassword: 'wrong' })).refusal.code).toBe('WRONG_PASSWORD');
    expect((await edit({ CurrentPassword: PASSWORD })).status).toBe(200);
  });

  it('cannot be avoided by editing the employee record of the caller', async () => {
    const employee = {
      ...employeeFields(await departmentOf(portal, '개발팀')),
      MenuAuthChgYn: 'N',
      PermissionChangeYn: 'Y',
    };
    const edit = (UserId: string, as: 'admin' | 'sales1') =>
      sendUserForm(portal, 'User/user-edit', { ...employee, UserId, UserID: undefined, UserPw: NEW }, as);
    const own = await edit('admin', 'admin');
    expect([own.status, own.body]).toEqual([
      403,
      { code: 'FORBIDDEN', field: 'UserPw', message: '본인의 비밀번호는 내 정보 수정에서 변경해주세요.' },
    ]);
    expect((await portal.call('Auth/login', { UserId: 'admin', Password: PASSWORD })).status).toBe(200);
    expect((await edit('pm2', 'admin')).status).toBe(200);
    expect((await portal.call('Auth/login', { UserId: 'pm2', Password: NEW })).status).toBe(200);
  });

  it('is not checked again for a repeated request whose new password is already stored', async () => {
    const as = 'pm1';
    const sent = { AdminName: '김하늘', Password: NEW, CurrentPassword: PASSWORD };
    const send = () => portal.call(EDIT, sent, { as, headers: { 'idempotency-key': 'one' } });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await eventsOf('failed')).toEqual([]);
    const failures = portal.ctx.db.selectFrom('sign_in_failure').select('id');
    expect(await failures.execute()).toEqual([]);
  });

  it('a password that was changed during the check makes the request change nothing', async () => {
    const browser = await signedIn();
    const { setUpToken, secret } = (await browser.send('User/my-totp-start', { CurrentPassword: PASSWORD })).ok;
    const Code = codeAt(secret, portal.clock.now);
    expect((await browser.send('User/my-totp-add', { SetUpToken: setUpToken, Code })).status).toBe(200);
    const given = { CurrentPassword: PASSWORD };
    const sends = [
      () => browser.send(EDIT, { AdminName: '김하늘', Password: NEW, ...given }),
      () => browser.send('User/my-totp-remove', given),
      () => browser.send('User/my-recovery-renew', given),
    ];
    for (const send of sends) {
      const answer = await portal.ctx.db.transaction().execute(async (db) => {
        const raised = sql`credential_version + 1`;
        await sql`update portal_user set credential_version = ${raised} where user_id = 'pm1'`.execute(db);
        await sql`update session set credential_version = ${raised} where user_id = 'pm1'`.execute(db);
        const sent = send();
        await expect.poll(() => waiting()).toBe(1);
        return { sent };
      });
      expect((await answer.sent).refusal).toMatchObject({ code: 'WRONG_PASSWORD', field: 'CurrentPassword' });
    }
    expect((await browser.send('User/my-factor-info')).ok.data[0]).toMatchObject({ recoveryLeft: 10 });
    expect((await openBrowser(portal).signIn('pm1')).refusal.code).toBe('SECOND_STEP');
  });

  /** Transactions of this database that wait for a row. */
  const waiting = async (): Promise<number> => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(portal.ctx.db);
    return rows[0]?.waiting ?? 0;
  };
});

it('no password is hashed or checked within a transaction (D-198)', async () => {
  const within = (work: (ctx: Pick<TestApp['ctx'], 'db'>) => Promise<unknown>) =>
    portal.ctx.db.transaction().execute((db) => work({ db }));
  await expect(within((ctx) => hashPassword(ctx, NEW))).rejects.toThrow('within a transaction');
  await expect(within((ctx) => verifyPassword(ctx, NEW, null))).rejects.toThrow('within a transaction');
  expect(await verifyPassword(portal.ctx, NEW, await hashPassword(portal.ctx, NEW))).toBe(true);
});
