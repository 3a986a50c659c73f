import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addTalk, awardOf } from '#test-kit/factories/talk.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { type OpenStream, openStream, waitUntil } from '../alarms/open-stream.ts';
import { deliveredKeys, emptyInboxes, inboxOf } from '../notify/inboxes.ts';

let portal: TestApp;
let origin: string;
let Id: number;
let AwardId: number;
const opened: OpenStream[] = [];
beforeAll(async () => {
  portal = await startApp();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.resetLimits();
  Id = await makeOrder(portal);
  AwardId = await awardOf(portal, Id);
  await emptyInboxes(portal);
  await portal.ctx.db.deleteFrom('alarm').execute();
});
afterEach(async () => {
  for (const stream of opened.splice(0)) {
    stream.close();
    await stream.ended;
  }
});

const stream = async (as: Person): Promise<OpenStream> => {
  const one = await openStream(origin, await portal.cookieOf(as));
  opened.push(one);
  return one;
};

it('a new, edited, confirmed, read or deleted message is announced to who may read it, and to nobody else (D-435)', async () => {
  const [pm2, hanbit2, daon1] = [await stream('pm2'), await stream('hanbit2'), await stream('daon1')];
  const expectEvents = async (times: number) => {
    const all = Array.from({ length: times }, () => Id);
    await waitUntil(() => pm2.talks().length >= times && hanbit2.talks().length >= times);
    expect([pm2.talks(), hanbit2.talks()]).toEqual([all, all]);
  };
  const MessageId = await addTalk(portal, AwardId, { Content: '비밀 내용', ConfirmYn: 'Y' }, 'sales1');
  await expectEvents(1);
  await portal.call('Site/talk-edit', { MessageId, Content: '비밀 수정' }, { as: 'sales1' });
  await expectEvents(2);
  await portal.call('Site/talk-read', { MessageId }, { as: 'hanbit1' });
  await portal.call('Site/talk-read', { MessageId }, { as: 'hanbit1' });
  await expectEvents(3);
  await portal.call('Site/talk-confirm', { MessageId, Version: 2 }, { as: 'hanbit1' });
  await expectEvents(4);
  const second = await addTalk(portal, AwardId, {}, 'hanbit1');
  await expectEvents(5);
  await portal.call('Site/talk-delete', { MessageId: second }, { as: 'hanbit1' });
  await expectEvents(6);
  expect(daon1.talks()).toEqual([]);
  expect(pm2.text() + hanbit2.text()).not.toContain('비밀');
});

it('a company whose site is closed hears of no reading of staff', async () => {
  const MessageId = await addTalk(portal, AwardId, {}, 'hanbit1');
  await setProject(portal, Id, { status: 'E', bill_date: '2026-12-01' });
  const [pm2, hanbit2] = [await stream('pm2'), await stream('hanbit2')];
  await portal.call('Site/talk-read', { MessageId }, { as: 'sales1' });
  await waitUntil(() => pm2.talks().length === 1);
  expect(hanbit2.talks()).toEqual([]);
});

it('a message of staff is one to all users of the company, without its text, and to nobody else', async () => {
  await addTalk(portal, AwardId, { Content: '비밀 내용' }, 'sales1');
  expect(await deliveredKeys(portal)).toEqual(['hanbit1 siteTalk', 'hanbit2 siteTalk']);
  const [message] = await inboxOf(portal, 'hanbit1');
  expect(message).toMatchObject({ kind: 'siteTalk', title: '현장 대화', line: '새 메시지가 있습니다', projectId: Id });
  expect(JSON.stringify(message)).not.toContain('비밀');
  await emptyInboxes(portal);
  await addTalk(portal, AwardId, { ConfirmYn: 'Y' }, 'pm1');
  await deliveredKeys(portal);
  expect((await inboxOf(portal, 'hanbit2'))[0]).toMatchObject({ title: '확인 요청', line: '확인 요청이 있습니다' });
});

it('several within a minute are one message', async () => {
  for (const Content of ['하나', '둘', '셋']) await addTalk(portal, AwardId, { Content }, 'sales1');
  await deliveredKeys(portal);
  expect(await inboxOf(portal, 'hanbit1')).toMatchObject([{ title: '현장 대화 3건', messageCount: 3, projectId: Id }]);
});

const alarms = async () =>
  (
    await portal.ctx.db
      .selectFrom('alarm')
      .select(['user_id', 'kind', 'excerpt', 'author_id'])
      .orderBy('user_id')
      .orderBy('id')
      .execute()
  ).map(({ user_id, kind, excerpt, author_id }) => `${user_id} ${kind} ${excerpt} ${author_id}`);

it('a message of the company is an alarm of its project for creator, sales manager and PMs, without its text', async () => {
  await addTalk(portal, AwardId, { Content: '비밀 내용' }, 'hanbit2');
  const raised = await alarms();
  expect(raised.length).toBeGreaterThan(1);
  expect(raised.every((alarm) => alarm.endsWith(' talk 새 메시지가 있습니다 hanbit2'))).toBe(true);
  expect(await deliveredKeys(portal)).toEqual([]);
  const shown = await portal.call('Alarm/alarm-group-list', {}, { as: 'sales1' });
  expect(shown.ok.data[0]).toMatchObject({ id: String(Id), alarmKind: 'talk', commentContent: '새 메시지가 있습니다' });
  expect(shown.raw).not.toContain('비밀');
});

it('while that alarm is unread, the next one of the same words comes after a minute', async () => {
  const start = portal.clock.now;
  await addTalk(portal, AwardId, {}, 'hanbit1');
  const [first] = await Promise.all([alarms()]);
  await addTalk(portal, AwardId, {}, 'hanbit1');
  expect(await alarms()).toEqual(first);
  await addTalk(portal, AwardId, { ConfirmYn: 'Y' }, 'hanbit1');
  expect((await alarms()).length).toBe(2 * first.length);
  portal.clock.now = new Date(start.getTime() + 61_000);
  await addTalk(portal, AwardId, {}, 'hanbit1');
  expect((await alarms()).length).toBe(3 * first.length);
});
