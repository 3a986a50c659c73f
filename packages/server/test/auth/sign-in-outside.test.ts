import { LOGIN_TYPES } from '@portal/contract/areas/auth/login-types';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeSignInData } from '#areas/auth/public/sessions.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { makeTicket, SECRET } from './make-sso-ticket.ts';

const FORMER = 'f'.repeat(42).concat('w');
const START = new Date('2026-11-20T06:00:00Z');

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ SSO_SECRET: `${SECRET},${FORMER}` });
  const people = portal.ctx.db.updateTable('portal_user');
  await people.set({ employment: 'R' }).where('user_id', '=', 'pm2').execute();
});
beforeEach(async () => {
  portal.clock.now = START;
  await portal.ctx.db.deleteFrom('sign_in_failure').execute();
});
afterAll(() => portal.close());

type Sent = { UserId: string; LoginType?: string; KeepYn?: 'Y' };
const send = (payload: Sent, headers: Record<string, string> = {}, app = portal) =>
  app.app.inject({ method: 'POST', url: '/api/Auth/sso-login', payload, headers });

const ticketOf = (
  userId: string,
  loginType: string,
  options: Partial<Parameters<typeof makeTicket>[2]> = {},
): Promise<string> => makeTicket(userId, loginType, { now: portal.clock.now, ...options });

const cookieOf = (reply: Awaited<ReturnType<typeof send>>) => `portal_session=${reply.cookies[0]?.value}`;
const whoHas = async (cookie: string): Promise<string | undefined> => {
  const reply = await portal.app.inject({ method: 'POST', url: '/api/User/user-my-info', headers: { cookie } });
  return reply.json().user?.UserId;
};
const sessions = () => portal.ctx.db.selectFrom('session').select('user_id').execute();

const ROWS: readonly [Person, string][] = [
  ...LOGIN_TYPES.C.map((loginType): [Person, string] => ['hanbit1', loginType]),
  ...LOGIN_TYPES.M.map((loginType): [Person, string] => ['sales1', loginType]),
];

describe('a ticket of the groupware (D-05, D-06)', () => {
  it.each(ROWS)('signs in %s with login type %s, with the body and the cookie of a sign-in', async (person, type) => {
    const reply = await send({ UserId: await ticketOf(person.toUpperCase(), type), LoginType: type });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual((await portal.call('Auth/login', { UserId: person, Password: 'portal1234!' })).ok);
    expect(reply.cookies[0]).toMatchObject({ name: 'portal_session', httpOnly: true, sameSite: 'Lax' });
    expect(await whoHas(cookieOf(reply))).toBe(person);
  });

  it('works once', async () => {
    const UserId = await ticketOf('hanbit1', 'A');
    expect((await send({ UserId, LoginType: 'A' })).statusCode).toBe(200);
    expect(await refusalOf({ UserId, LoginType: 'A' })).toBe('LOGIN_FAILED');
  });

  it('is accepted with each configured secret, so that a secret can be replaced', async () => {
    const UserId = await ticketOf('hanbit1', 'A', { secret: FORMER });
    expect((await send({ UserId, LoginType: 'A' })).statusCode).toBe(200);
  });

  it('is valid from 30 seconds before its issue until 30 seconds after its minute', async () => {
    const made = START.getTime();
    for (const [second, status] of [
      [-31, 401],
      [-29, 200],
      [89, 200],
      [91, 401],
    ] as const) {
      const UserId = await makeTicket('hanbit1', 'A', { now: START });
      portal.clock.now = new Date(made + second * 1000);
      expect([second, (await send({ UserId, LoginType: 'A' })).statusCode]).toEqual([second, status]);
    }
  });

  it('is remembered exactly as long as it would be accepted', async () => {
    const rows = () => portal.ctx.db.selectFrom('used_ticket').select('jti').execute();
    await send({ UserId: await ticketOf('hanbit1', 'A'), LoginType: 'A' });
    portal.clock.now = new Date(START.getTime() + 100_000);
    await purgeSignInData.run(portal.ctx);
    expect(await rows()).not.toEqual([]);
    portal.clock.now = new Date(START.getTime() + 600_000);
    await purgeSignInData.run(portal.ctx);
    expect(await rows()).toEqual([]);
  });

  it("ends the browser's former session", async () => {
    const first = cookieOf(await send({ UserId: await ticketOf('hanbit1', 'A'), LoginType: 'A' }));
    const second = await send({ UserId: await ticketOf('sales1', 'B'), LoginType: 'B' }, { cookie: first });
    expect([await whoHas(first), await whoHas(cookieOf(second))]).toEqual([undefined, 'sales1']);
  });

  it("does not replace another user's session when the page asks first, and stays usable after the question", async () => {
    const cookie = cookieOf(await send({ UserId: await ticketOf('hanbit1', 'A'), LoginType: 'A' }));
    const request = { UserId: await ticketOf('sales1', 'B'), LoginType: 'B' };
    const reply = await send({ ...request, KeepYn: 'Y' }, { cookie });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'OTHER_SIGNED_IN']);
    expect(await whoHas(cookie)).toBe('hanbit1');
    const same = await send({ UserId: await ticketOf('hanbit1', 'C'), LoginType: 'C', KeepYn: 'Y' }, { cookie });
    expect(same.statusCode).toBe(200);
    expect((await send(request, { cookie: cookieOf(same) })).statusCode).toBe(200);
  });
});

/** The code of a refusal. It must be 401 and leave no cookie and no session. */
async function refusalOf(sent: Sent, app = portal): Promise<string> {
  const before = await sessions();
  const reply = await send(sent, {}, app);
  expect([reply.statusCode, reply.cookies, await sessions()]).toEqual([401, [], before]);
  return reply.json().code;
}

describe('a sign-in from outside is refused', () => {
  const over = { iat: START.getTime() / 1000 - 300, exp: START.getTime() / 1000 - 240 };
  const long = { exp: START.getTime() / 1000 + 61 };

  it.each<[string, () => Promise<string> | string]>([
    ['with a plain id as the ticket', () => 'hanbit1'],
    ['without a ticket', () => ''],
    ['with a word of five parts', () => 'a.b.c.d.e'],
    ['with a token that is not encrypted', () => new UnsecuredJWT({ sub: 'hanbit1', lt: 'A' }).encode()],
    ['with a ticket made with another secret', () => ticketOf('hanbit1', 'A', { secret: 'x'.repeat(43) })],
    ['with a ticket that was changed', async () => `${(await ticketOf('hanbit1', 'A')).slice(0, -3)}AAA`],
    ['with a compressed ticket', () => ticketOf('hanbit1', 'A', { header: { zip: 'DEF' } })],
    ['with a token of another type', () => ticketOf('hanbit1', 'A', { header: { typ: 'JWT' } })],
    ['with a token of another issuer', () => ticketOf('hanbit1', 'A', { claims: { iss: 'portal' } })],
    ['with a token for another system', () => ticketOf('hanbit1', 'A', { claims: { aud: 'https://cs.example.com' } })],
    ['with an expired ticket', () => ticketOf('hanbit1', 'A', { claims: over })],
    ['with a ticket valid for more than a minute', () => ticketOf('hanbit1', 'A', { claims: long })],
    ['with a ticket without an expiry', () => ticketOf('hanbit1', 'A', { claims: { exp: undefined } })],
    ['with a ticket without an id', () => ticketOf('hanbit1', 'A', { claims: { jti: undefined } })],
    ['with a ticket without a time of issue', () => ticketOf('hanbit1', 'A', { claims: { iat: undefined } })],
    ['with a ticket that is not valid yet', () => ticketOf('hanbit1', 'A', { claims: { nbf: over.iat + 400 } })],
    ['for an unknown user', () => ticketOf('nobody', 'A')],
    ['for a deleted user', () => ticketOf('gone1', 'A')],
    ['for a user of the other kind', () => ticketOf('sales1', 'A')],
    ['with a ticket for another login type', () => ticketOf('hanbit1', 'C')],
  ])('%s', async (_how, make) => {
    expect(await refusalOf({ UserId: await make(), LoginType: 'A' })).toBe('LOGIN_FAILED');
  });

  it('for a retired user', async () => {
    expect(await refusalOf({ UserId: await ticketOf('pm2', 'F'), LoginType: 'F' })).toBe('LOGIN_FAILED');
  });

  it.each(['', 'a', 'X', 'M2'])('with the unknown login type %j', async (LoginType) => {
    for (const person of ['hanbit1', 'sales1']) {
      expect(await refusalOf({ UserId: await ticketOf(person, LoginType), LoginType })).toBe('LOGIN_FAILED');
    }
  });

  it('without a configured secret', async () => {
    const closed = await startApp();
    const UserId = await makeTicket('hanbit1', 'A', { now: closed.clock.now });
    expect((await send({ UserId, LoginType: 'A' }, {}, closed)).json().code).toBe('LOGIN_FAILED');
    await closed.close();
  });

  it('with a wrong login type: the ticket is refused but not used up', async () => {
    const UserId = await ticketOf('hanbit1', 'A');
    expect(await refusalOf({ UserId, LoginType: 'B' })).toBe('LOGIN_FAILED');
    expect((await send({ UserId, LoginType: 'A' })).statusCode).toBe(200);
  });
});

describe('tickets are throttled like passwords (D-05; wire.md, Throttles)', () => {
  it('sixty invalid tickets lock an address, for valid tickets and passwords too', async () => {
    for (let tried = 0; tried < 60; tried += 1) {
      expect((await send({ UserId: `guess${tried}`, LoginType: 'A' })).statusCode).toBe(401);
    }
    const locked = await send({ UserId: await ticketOf('hanbit1', 'A'), LoginType: 'A' });
    expect([locked.statusCode, locked.json().code, Number(locked.headers['retry-after']) > 0]).toEqual([
      429,
      'TOO_MANY_TRIES',
      true,
    ]);
    const login = await portal.call('Auth/login', { UserId: 'hanbit1', Password: 'portal1234!' });
    expect(login.status).toBe(429);
  });

  it('ten repeats of a used ticket lock its user at that address, and nobody else', async () => {
    const UserId = await ticketOf('hanbit1', 'A');
    await send({ UserId, LoginType: 'A' });
    for (let tried = 0; tried < 10; tried += 1) await refusalOf({ UserId, LoginType: 'A' });
    expect((await send({ UserId: await ticketOf('hanbit1', 'A'), LoginType: 'A' })).statusCode).toBe(429);
    expect((await send({ UserId: await ticketOf('sales1', 'B'), LoginType: 'B' })).statusCode).toBe(200);
  });

  it('a valid ticket counts as no failure', async () => {
    await send({ UserId: await ticketOf('hanbit1', 'A'), LoginType: 'A' });
    expect(await portal.ctx.db.selectFrom('sign_in_failure').select('id').execute()).toEqual([]);
  });
});
