import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { purgeAddresses } from '#areas/mail/own-address.ts';
import { countOldAddresses, rotateAddresses } from '#areas/mail/public/rotate-addresses.ts';
import { closeTransport } from '#areas/mail/transport.ts';
import { type MailServer, startMailServer } from '#test-kit/mail-server.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { askCode, proveMail } from './prove-mail.ts';

let portal: TestApp;
let server: MailServer;
const START = new Date('2026-11-20T03:00:00Z');
const ADDRESS = 'hanbit@example.co.kr';

beforeAll(async () => {
  server = await startMailServer();
  portal = await startApp({ MAIL_URL: `smtp://127.0.0.1:${server.port}?from=noreply@portal.example.com` });
});
afterAll(async () => {
  if (portal.ctx.mail) closeTransport(portal.ctx.mail);
  await portal.close();
  await server.close();
});
beforeEach(async () => {
  portal.clock.now = START;
  server.refuse(0);
  server.arrived.length = 0;
  await portal.resetLimits();
  for (const table of ['mail_address', 'mail_code'] as const) await portal.ctx.db.deleteFrom(table).execute();
});

const check = async (Code: string, as: Person = 'hanbit1') => {
  const { status, refusal } = await portal.call('Notify/notify-mail-code-check', { Code }, { as });
  return status === 200 ? 'proven' : refusal.message;
};
const WRONG = '인증번호가 올바르지 않습니다.';
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const addressOf = async (as: Person) =>
  (await portal.call('Notify/notify-setting', {}, { as })).ok.data[0]?.ways[0]?.address;

it('a contractor proves the own address by the code that arrives there, and removes it again', async () => {
  const code = await askCode(portal, server, ADDRESS, 'hanbit1');
  expect(server.arrived).toMatchObject([{ to: ADDRESS }]);
  expect(server.arrived[0]?.headers.get('list-unsubscribe')).toBeUndefined();
  expect(await addressOf('hanbit1')).toBe('');
  expect(await check(code)).toBe('proven');
  expect(await addressOf('hanbit1')).toBe(ADDRESS);
  expect(await check(code)).toBe(WRONG);
  expect((await portal.call('Notify/notify-mail-delete', {}, { as: 'hanbit1' })).status).toBe(200);
  expect(await addressOf('hanbit1')).toBe('');
});

it('a code may be tried five times, by its user alone', async () => {
  const code = await askCode(portal, server, ADDRESS, 'hanbit1');
  expect(await check(code, 'hanbit2')).toBe(WRONG);
  for (let tries = 0; tries < 5; tries += 1) expect(await check(wrongFor(code))).toBe(WRONG);
  expect(await check(code)).toBe(WRONG);
});

it('the fifth try may be right', async () => {
  const code = await askCode(portal, server, ADDRESS, 'hanbit1');
  for (let tries = 0; tries < 4; tries += 1) await check(wrongFor(code));
  expect(await check(code)).toBe('proven');
});

it('a code holds for ten minutes, and a new one takes its place', async () => {
  const first = await askCode(portal, server, ADDRESS, 'hanbit1');
  portal.clock.now = new Date(START.getTime() + 600_000);
  expect(await check(first)).toBe(WRONG);
  const second = await askCode(portal, server, 'other@example.co.kr', 'hanbit1');
  if (first !== second) expect(await check(first)).toBe(WRONG);
  expect(await check(second)).toBe('proven');
  expect(await addressOf('hanbit1')).toBe('other@example.co.kr');
});

it.each(['', 'hanbit', 'a@b.kr, c@d.kr', 'a@b.kr\r\nBcc: c@d.kr'])(
  '%j is refused, and nothing is sent',
  async (Mail) => {
    expect((await portal.call('Notify/notify-mail-code-send', { Mail }, { as: 'hanbit1' })).status).toBe(400);
    expect(server.arrived).toEqual([]);
  },
);

it('an address that the server refuses for good says so at its field, one for now asks to wait', async () => {
  const ask = () => portal.call('Notify/notify-mail-code-send', { Mail: ADDRESS }, { as: 'hanbit1' });
  for (const code of [550, 551, 553]) {
    server.refuse(code);
    const { status, refusal } = await ask();
    expect([code, status, refusal]).toMatchObject([code, 400, { code: 'MAIL_REFUSED', field: 'Mail' }]);
    expect(refusal.message).toContain('주소가 맞는지');
  }
  server.refuse(450);
  expect((await ask()).refusal).toMatchObject({ code: 'MAIL_UNSENT' });
});

it('codes are limited, also those that could not be sent', async () => {
  server.refuse(450);
  const ask = () => portal.call('Notify/notify-mail-code-send', { Mail: ADDRESS }, { as: 'hanbit1' });
  const answers: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) answers.push((await ask()).status);
  expect(answers).toEqual([503, 503, 503, 503, 503, 429]);
});

it('staff have no address of their own, and without a mail server nobody has', async () => {
  expect((await portal.call('Notify/notify-mail-code-send', { Mail: ADDRESS }, { as: 'sales1' })).status).toBe(403);
  const { mail } = portal.ctx;
  portal.ctx.mail = undefined;
  expect((await portal.call('Notify/notify-mail-code-send', { Mail: ADDRESS }, { as: 'hanbit1' })).status).toBe(404);
  portal.ctx.mail = mail;
});

it('addresses are stored encrypted, follow a new key, and go with the account', async () => {
  await proveMail(portal, server, ADDRESS, 'hanbit1');
  const { db } = portal.ctx;
  const stored = await db.selectFrom('mail_address').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('hanbit@');
  const rotated = { ...portal.ctx, keys: [Buffer.alloc(32, 9).toString('base64url'), ...portal.ctx.keys] };
  expect(await countOldAddresses(rotated)).toBe(1);
  expect(await rotateAddresses(rotated)).toBe(1);
  expect(await countOldAddresses(rotated)).toBe(0);
  const people = db.updateTable('portal_user').where('user_id', '=', 'hanbit1');
  await people.set({ deleted_at: START }).execute();
  expect(await purgeAddresses.run(portal.ctx)).toEqual({ mail_address: 1, mail_code: 0 });
  await people.set({ deleted_at: null }).execute();
});
