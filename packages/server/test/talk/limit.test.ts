import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { warnOfTalkLimit } from '#areas/talk/warn-of-limit.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { fakeSender } from '../notify/fake-sender.ts';

const NOVEMBER = new Date('2026-11-20T06:00:00Z');
const DECEMBER = new Date('2026-11-30T15:00:00Z');

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = NOVEMBER;
  await portal.ctx.db.deleteFrom('alarm').execute();
  await portal.ctx.db.deleteFrom('talk_warning').execute();
});

/** Sets how many of 1,000 messages were sent this month, and looks at it in two processes at once. */
async function sentThisMonth(count: number): Promise<void> {
  portal.ctx.senders = { talk: { ...fakeSender(), month: async () => ({ count, limit: 1000 }) } };
  await Promise.all([warnOfTalkLimit(portal.ctx), warnOfTalkLimit(portal.ctx)]);
}
const alarmsOf = async (as: 'admin' | 'sales1') => (await portal.call('Alarm/alarm-group-list', {}, { as })).ok.data;

it('from 80 % of the month’s 알림톡 on permission M gets one alarm a month, and nobody else (D-419)', async () => {
  await sentThisMonth(799);
  expect(await alarmsOf('admin')).toEqual([]);
  await sentThisMonth(800);
  expect(await alarmsOf('admin')).toMatchObject([
    {
      alarmKind: 'limit',
      boardType: 'outbox',
      leftMenuName: '발송 현황',
      userName: '포털',
      commentSubject: '이번 달 알림톡이 한도의 80%를 넘었습니다',
      commentContent: '800 / 1,000건 · 한도가 되면 이달 말까지 푸시와 메일로 보냅니다.',
    },
  ]);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from alarm a join portal_user u on u.user_id = a.user_id
    where u.permission <> 'M'`.execute(portal.ctx.db);
  expect(rows[0]?.count).toBe(0);
  expect(await alarmsOf('sales1')).toEqual([]);
});

const countAlarms = async () => (await portal.ctx.db.selectFrom('alarm').select('id').execute()).length;

it('later messages of the month ring no more, also once the alarm is gone; the next month begins anew', async () => {
  await sentThisMonth(900);
  await portal.ctx.db.deleteFrom('alarm').execute();
  await sentThisMonth(1000);
  expect(await countAlarms()).toBe(0);
  portal.clock.now = DECEMBER;
  await sentThisMonth(10);
  expect(await countAlarms()).toBe(0);
  await sentThisMonth(850);
  expect(await countAlarms()).toBe(1);
});

it('the alarm can be read and is counted', async () => {
  await sentThisMonth(800);
  const read = { Id: '2026.11', BoardType: 'outbox', ReadId: 0 };
  expect((await portal.call('Alarm/alarm-post-read-update', read, { as: 'admin' })).status).toBe(200);
  expect((await portal.call('Alarm/alarm-group-list', { SearchConfirmStatus: 'N' }, { as: 'admin' })).ok.data).toEqual(
    [],
  );
});
