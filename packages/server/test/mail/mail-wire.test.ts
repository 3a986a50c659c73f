import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeTransport, sendLetter } from '#areas/mail/transport.ts';
import { readConfig } from '#config.ts';
import type { MailSetting } from '#settings/mail.ts';
import { type MailServer, startMailServer } from '#test-kit/mail-server.ts';

type Exchange = {
  name: string;
  request: { from: string; to: string };
  answer: { code: number; text: string };
  outcome: string;
};

const exchanges: Exchange[] = JSON.parse(readFileSync(new URL('./mail-wire/exchanges.json', import.meta.url), 'utf8'));

let server: MailServer;
let setting: MailSetting;
beforeAll(async () => {
  server = await startMailServer();
  const { mail } = readConfig({ MAIL_URL: `smtp://127.0.0.1:${server.port}?from=noreply@example.com` });
  if (mail === undefined) throw new Error('no mail server');
  setting = mail;
});
afterAll(async () => {
  closeTransport(setting);
  await server.close();
});

it.each(exchanges)('the exchange $name is judged as recorded (D-411)', async ({ request, answer, outcome }) => {
  const before = server.arrived.length;
  server.refuse(answer.code === 250 ? 0 : answer.code, answer.text);
  const letter = { to: request.to, subject: '새 일감', text: '새 일감', html: '<p>새 일감</p>', id: `wire-${outcome}` };
  const result = await sendLetter(setting, letter);
  expect(result).toMatchObject(
    outcome === 'taken' ? { outcome } : { outcome, code: answer.code, reason: String(answer.code) },
  );
  const arrived = server.arrived.slice(before);
  expect(arrived.map(({ to, headers }) => [to, headers.get('from')])).toEqual(
    outcome === 'taken' ? [[request.to, expect.stringContaining(request.from)]] : [],
  );
});

it('a name with line breaks brings no header and no receiver into a mail (ASVS 1.3.11)', async () => {
  server.refuse(0, '');
  const before = server.arrived.length;
  const subject = '새 일감\r\nBcc: thief@example.com\nX-Own: 1';
  const letter = { to: 'daon@example.com', subject, text: subject, html: '<p>새 일감</p>', id: 'lines' };
  expect(await sendLetter(setting, letter)).toEqual({ outcome: 'taken' });
  const arrived = server.arrived.slice(before);
  expect(arrived.map(({ to }) => to)).toEqual(['daon@example.com']);
  expect([arrived[0]?.headers.has('bcc'), arrived[0]?.headers.has('x-own')]).toEqual([false, false]);
});
