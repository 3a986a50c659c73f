import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainAddress, plainSenders } from '#http/guard/client-address.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

describe('an address that a proxy wrote', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:0DB8:0::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:0102:0304', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
    ['unknown', undefined],
    ['_hidden', undefined],
    ['<b>x</b>', undefined],
    ['1.2.3', undefined],
    ['1.2.3.4.5', undefined],
    ['1.2.3.4:', undefined],
    ['1.2.3.4:port', undefined],
    ['[1.2.3.4', undefined],
    ['[]', undefined],
    ['', undefined],
  ])('%j is %j', (text, address) => expect(plainAddress(text)).toBe(address));

  it.each([
    ['203.0.113.7:1, 10.0.0.5:2', '203.0.113.7, 10.0.0.5'],
    ['made up, 203.0.113.7:1', '203.0.113.7'],
    ['203.0.113.7, unknown', ''],
    [' , 203.0.113.7 ,, ', '203.0.113.7'],
    ['', ''],
  ])('senders %j are %j', (header, senders) => expect(plainSenders(header)).toBe(senders));
});

describe('behind a proxy that writes ports or brackets', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await startApp({ TRUST_PROXY: '127.0.0.1,10.0.0.5' });
  });
  afterAll(() => portal.close());

  const signIn = async (UserId: string, sent: string) => {
    const headers = { 'x-forwarded-for': sent };
    const payload = { UserId, Password: 'wrong password' };
    return (await portal.app.inject({ method: 'POST', url: '/api/Auth/login', payload, headers })).statusCode;
  };
  const tried = async (userId: string, spellings: (turn: number) => string) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) statuses.push(await signIn(userId, spellings(turn)));
    return statuses;
  };
  const tenThenLocked = [...Array<number>(10).fill(401), 429, 429];

  it.each([
    ['sales1', (turn: number) => `203.0.113.7:${51234 + turn}`],
    ['pm1', (turn: number) => `[2001:db8::7]:${51234 + turn}`],
    ['pm2', (turn: number) => (turn % 2 === 0 ? '::ffff:198.51.100.1' : '198.51.100.1')],
    ['hanbit1', (turn: number) => `203.0.113.8:${51234 + turn}, 10.0.0.5:${443 + turn}`],
    ['hanbit2', (turn: number) => `made up ${turn}`],
    ['daon1', (turn: number) => `10.9.9.${turn}, <b>${turn}</b>`],
  ])('wrong sign-ins of %s from one address count, however it is written', async (userId, spellings) => {
    expect(await tried(userId, spellings)).toEqual(tenThenLocked);
  });

  it('the security log names the address alone, and the proxy where what it sent is no address', async () => {
    const rows = await portal.ctx.db.selectFrom('security_event').select('address').distinct().execute();
    expect(rows.map(({ address }) => address).toSorted()).toEqual(
      ['127.0.0.1', '198.51.100.1', '2001:db8::7', '2001:db8:0:0::/64', '203.0.113.7', '203.0.113.8'].toSorted(),
    );
  });

  it('a header without an address is still the header of a proxy: the figures stay closed', async () => {
    const headers = { 'x-forwarded-for': 'unknown' };
    expect((await portal.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });
});
