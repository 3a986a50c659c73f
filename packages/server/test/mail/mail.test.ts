import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeTransport } from '#areas/mail/transport.ts';
import { announceProjectEvent } from '#areas/notify/public/announce.ts';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { deliverAllOutside } from '#areas/notify/public/deliver-outside.ts';
import { postProject } from '#test-kit/factories/project.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { type ArrivedMail, type MailServer, startMailServer } from '#test-kit/mail-server.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { emptyInboxes } from '../notify/inboxes.ts';
import { proveMail } from './prove-mail.ts';

let portal: TestApp;
let server: MailServer;
let awarded: number;
const NOON = new Date('2026-11-20T03:00:00Z');
const ADDRESS = 'hanbit@example.co.kr';

beforeAll(async () => {
  server = await startMailServer();
  portal = await startApp({
    MAIL_URL: `smtp://127.0.0.1:${server.port}?from=noreply@portal.example.com`,
    PORTAL_ORIGIN: 'https://portal.example.com',
    COMPANY_MAIL_DOMAIN: 'maiz.example.com',
  });
  awarded = await projectInState(portal, 'Y', { ProjectName: '<청라> NVR', CustomerName: '비밀고객' });
  await proveMail(portal, server, ADDRESS, 'hanbit1');
});
afterAll(async () => {
  if (portal.ctx.mail) closeTransport(portal.ctx.mail);
  await portal.close();
  await server.close();
});
beforeEach(async () => {
  portal.clock.now = NOON;
  server.refuse(0);
  server.arrived.length = 0;
  await portal.resetLimits();
  await emptyInboxes(portal);
  await portal.ctx.db.deleteFrom('notify_choice').execute();
});

const pass = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};
const happens = (key: 'completed' | 'canceled' | 'sent', urgent = false) =>
  announceProjectEvent(portal.ctx, {
    key,
    projectId: awarded,
    companyId: portal.companies.get('한빛설비') ?? 0,
    urgent,
  });
async function deliver(): Promise<void> {
  await deliverMessages(portal.ctx);
  pass(60);
  await deliverAllOutside(portal.ctx);
}
/** The mails to the contractor, after delivery. */
async function mailsOf(key: Parameters<typeof happens>[0], urgent = false): Promise<ArrivedMail[]> {
  await happens(key, urgent);
  await deliver();
  return server.arrived.filter(({ to }) => to === ADDRESS);
}
const offPathOf = (mail: ArrivedMail | undefined): string =>
  /<https:\/\/portal\.example\.com(\/mail\/off\?t=[^>]+)>/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
const choicesOf = async (kind: string) =>
  (await portal.call('Notify/notify-setting', {}, { as: 'hanbit1' })).ok.data[0]?.kinds
    .find((row) => row.kind === kind)
    ?.choices.map(({ channel, choice }) => ({ channel, choice }));
const FORM = { type: 'application/x-www-form-urlencoded', payload: 'List-Unsubscribe=One-Click' };
const MULTIPART = {
  type: 'multipart/form-data; boundary=YWFhYmJiY2Nj',
  payload:
    '--YWFhYmJiY2Nj\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--YWFhYmJiY2Nj--\r\n',
};
const oneClick = (url: string, { type, payload } = FORM) =>
  portal.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
const states = async () => {
  const rows = portal.ctx.db.selectFrom('notify_delivery').select(['state', 'reason']).where('channel', '=', 'mail');
  return (await rows.execute()).map(({ state, reason }) => `${state} ${reason}`.trim());
};

describe('a mail', () => {
  it('says deed, record and line in text and HTML, leads to the page, and takes no answer', async () => {
    const [mail, ...others] = await mailsOf('completed');
    expect(others).toEqual([]);
    const header = (name: string) => mail?.headers.get(name);
    expect(header('subject')).toBe('[마이즈] 프로젝트완료 · <청라> NVR');
    expect(header('from')).toContain('noreply@portal.example.com');
    expect(header('reply-to')).toBeUndefined();
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const page = `https://portal.example.com/projects/companyview/${awarded}`;
    for (const text of [mail?.plain, mail?.html]) {
      expect(text).toContain('계산서 발행일을 입력해주세요');
      expect(text).toContain(page);
      expect(text).toContain('이 주소로 보낸 답장은 전달되지 않습니다.');
      expect(text).not.toContain('비밀고객');
    }
    expect(mail?.plain).toContain('<청라> NVR');
    expect(mail?.html).toContain('&#60;청라&#62; NVR');
  });

  it('that is urgent says so and goes at once', async () => {
    await happens('canceled', true);
    await deliverMessages(portal.ctx);
    await deliverAllOutside(portal.ctx);
    expect(server.arrived.map(({ headers }) => headers.get('subject'))).toEqual([
      '[마이즈] 긴급 · 프로젝트취소 · <청라> NVR',
    ]);
  });

  it('reaches staff at their company mail', async () => {
    await portal.ctx.db.insertInto('employee').values({ user_id: 'pm1', company_email: 'haneul' }).execute();
    const channels = (await portal.call('Notify/notify-setting', {}, { as: 'pm1' })).ok.data[0]?.ways;
    expect(channels).toEqual([{ channel: 'mail', address: 'haneul@maiz.example.com', reachYn: 'Y' }]);
    const Choices = [{ Channel: 'mail' as const, Choice: 'now' as const }];
    await portal.call('Notify/notify-choice-update', { Kind: 'comment', Choices }, { as: 'pm1' });
    await postProject(portal);
    await deliver();
    expect(server.arrived.filter(({ to }) => to === 'haneul@maiz.example.com')).toHaveLength(1);
    await portal.ctx.db.deleteFrom('employee').where('user_id', '=', 'pm1').execute();
  });

  it.each([
    [550, 'X refused'],
    [450, 'Q'],
  ])('that the server answers with %i becomes %s', async (code, state) => {
    server.refuse(code);
    expect(await mailsOf('completed')).toEqual([]);
    expect(await states()).toEqual([state]);
  });
});

describe('switching off by mail', () => {
  it('with one click switches off that kind as mail, and nothing else', async () => {
    const [mail] = await mailsOf('completed');
    const reply = await oneClick(offPathOf(mail));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await choicesOf('finish')).toEqual([{ channel: 'mail', choice: 'off' }]);
    expect(await choicesOf('change')).toEqual([{ channel: 'mail', choice: 'now' }]);
    server.arrived.length = 0;
    expect(await mailsOf('completed')).toEqual([]);
  });

  it.each([FORM, MULTIPART])('takes the button of a mail program as $type (RFC 8058)', async (form) => {
    const [mail] = await mailsOf('completed');
    const reply = await oneClick(offPathOf(mail), form);
    expect([reply.statusCode, reply.body]).toMatchObject([200, expect.stringContaining('완료·정산 메일을 껐습니다')]);
    expect(await choicesOf('finish')).toEqual([{ channel: 'mail', choice: 'off' }]);
  });

  it.each([FORM, MULTIPART])('reads no large body as $type', async ({ type, payload }) => {
    const [mail] = await mailsOf('completed');
    expect((await oneClick(offPathOf(mail), { type, payload: payload + 'x'.repeat(2000) })).statusCode).toBe(413);
  });

  it('counts ways that reach alone: push without a device is none (D-406)', async () => {
    portal.ctx.senders = { ...portal.ctx.senders, push: { reaches: sql<boolean>`false`, send: async () => [] } };
    const [mail] = await mailsOf('canceled');
    expect((await oneClick(offPathOf(mail))).statusCode).toBe(400);
    const { push: _, ...others } = portal.ctx.senders;
    portal.ctx.senders = others;
  });

  it('asks first when a browser opens the address', async () => {
    const [mail] = await mailsOf('completed');
    const reply = await portal.app.inject({ method: 'GET', url: offPathOf(mail) });
    expect([reply.statusCode, reply.body]).toMatchObject([200, expect.stringContaining('완료·정산 메일')]);
    expect(await choicesOf('finish')).toEqual([{ channel: 'mail', choice: 'now' }]);
  });

  it('leaves changes of an award their last way (D-406)', async () => {
    const [mail] = await mailsOf('canceled');
    const reply = await oneClick(offPathOf(mail));
    expect([reply.statusCode, reply.body]).toMatchObject([400, expect.stringContaining('한 가지 이상의 수단')]);
    expect(await choicesOf('change')).toEqual([{ channel: 'mail', choice: 'now' }]);
  });

  it('works for no address that the portal did not make, and not for ever', async () => {
    const [mail] = await mailsOf('completed');
    const path = offPathOf(mail);
    expect((await oneClick(`${path.slice(0, -4)}AAAA`)).statusCode).toBe(404);
    const reply = await portal.app.inject({ method: 'GET', url: '/mail/off' });
    expect([reply.statusCode, reply.body]).toMatchObject([404, expect.stringContaining('기간이 지났습니다')]);
    pass(181 * 86_400);
    expect((await oneClick(path)).statusCode).toBe(404);
  });
});

describe('the digest (D-410)', () => {
  const at = (time: string) => {
    portal.clock.now = new Date(`${time.replace(' ', 'T')}:00+09:00`);
  };

  it('is one mail at 08:30, by record, new offers first, and two processes send one', async () => {
    await happens('sent');
    const Id = await postProject(portal, { ProjectName: '마포 게이트' });
    await deliverMessages(portal.ctx);
    at('2026-11-21 08:29');
    await deliverAllOutside(portal.ctx);
    expect(server.arrived).toEqual([]);
    at('2026-11-21 08:30');
    await Promise.all([1, 2, 3].map(() => deliverAllOutside(portal.ctx)));
    const [mail, ...others] = server.arrived;
    expect(others).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('[마이즈] 11월 21일 (토) 소식 2건');
    expect(mail?.plain).toMatch(/새 일감 1건\n- .*마포 게이트.*\n\n<청라> NVR\n- 자재 발송/);
    expect(mail?.plain).toContain('한지우님, 모아서 받기로 하신 소식입니다.');
    expect(mail?.html).toContain(`/projects/companyview/${awarded}`);
    expect(mail?.html).not.toContain(`/projects/companyview/${Id}"`);
    at('2026-11-22 08:30');
    await deliverAllOutside(portal.ctx);
    expect(server.arrived).toHaveLength(1);
  });

  it('waits for Monday where its person wants that, and leaves out what may not be seen any more', async () => {
    await portal.call('Notify/notify-quiet-update', { QuietYN: 'Y', UrgentYN: 'Y', MondaysYN: 'Y' }, { as: 'hanbit1' });
    await happens('sent');
    const Id = await postProject(portal, { ProjectName: '마포 게이트' });
    await deliverMessages(portal.ctx);
    await portal.ctx.db.updateTable('outsourced_project').set({ deleted_at: NOON }).where('id', '=', Id).execute();
    at('2026-11-22 08:30');
    await deliverAllOutside(portal.ctx);
    expect(server.arrived).toEqual([]);
    at('2026-11-23 08:30');
    await deliverAllOutside(portal.ctx);
    expect(server.arrived.map(({ headers }) => headers.get('subject'))).toEqual(['[마이즈] 11월 23일 (월) 소식 1건']);
    await portal.ctx.db.deleteFrom('notify_setting').execute();
  });

  it('is switched off as a whole by its own address, and nothing that comes at once', async () => {
    await happens('sent');
    await deliverMessages(portal.ctx);
    at('2026-11-21 08:30');
    await deliverAllOutside(portal.ctx);
    expect((await oneClick(offPathOf(server.arrived[0]))).statusCode).toBe(200);
    portal.clock.now = NOON;
    expect(await choicesOf('materials')).toEqual([{ channel: 'mail', choice: 'off' }]);
    expect(await choicesOf('finish')).toEqual([{ channel: 'mail', choice: 'now' }]);
  });

  it('is none when nothing in it may be seen any more', async () => {
    const Id = await postProject(portal);
    await deliverMessages(portal.ctx);
    await portal.ctx.db.updateTable('outsourced_project').set({ deleted_at: NOON }).where('id', '=', Id).execute();
    at('2026-11-21 08:30');
    await deliverAllOutside(portal.ctx);
    expect(server.arrived).toEqual([]);
  });

  it('lists 50 lines and the number of the rest', async () => {
    for (let event = 0; event < 53; event += 1) await happens('sent');
    await deliverMessages(portal.ctx);
    at('2026-11-21 08:30');
    await deliverAllOutside(portal.ctx);
    const [mail] = server.arrived;
    expect(mail?.headers.get('subject')).toContain('소식 53건');
    expect(mail?.plain.match(/^- 자재 발송/gm)).toHaveLength(50);
    expect(mail?.plain).toContain('외 3건');
  });
});
