import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { deliverAllOutside } from '#areas/notify/public/deliver-outside.ts';
import type { OutgoingMessage } from '#areas/notify/public/outgoing-message.ts';
import { settleDeliveries } from '#areas/notify/public/settle.ts';
import { postProject } from '#test-kit/factories/project.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { type FakeSender, useSenders } from './fake-sender.ts';
import { emptyInboxes } from './inboxes.ts';

let portal: TestApp;
let push: FakeSender;
const START = new Date('2026-11-20T06:00:00Z');
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
  await emptyInboxes(portal);
  ({ push } = useSenders(portal, ['push']));
  push.reaches = sql<boolean>`u.user_type = 'C'`;
});

const pass = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};
const deliver = async (): Promise<void> => {
  await deliverMessages(portal.ctx);
  await deliverAllOutside(portal.ctx);
};
/** State and reason of each delivery outside the inbox, by user. */
async function states(): Promise<string[]> {
  const rows = await portal.ctx.db
    .selectFrom('notify_delivery')
    .selectAll()
    .where('channel', '<>', 'inbox')
    .orderBy('user_id')
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, state, reason }) => `${user_id} ${state} ${reason}`.trim());
}
const toDaon = (messages: readonly OutgoingMessage[]) => messages.filter(({ userId }) => userId === 'daon1');

it('offers within a minute of the first become one message, which goes out when the minute is over', async () => {
  const Id = await postProject(portal, { ProjectName: '하나' });
  await deliver();
  pass(30);
  await postProject(portal, { ProjectName: '둘' });
  await deliver();
  expect(push.sent).toEqual([]);
  pass(30);
  await deliver();
  expect(toDaon(push.sent)).toMatchObject([{ title: '새 일감 2건', path: '/projects/companylist', projectId: 0 }]);
  expect(push.sent).toHaveLength(3);
  await postProject(portal, { ProjectName: '셋' });
  await deliver();
  pass(60);
  await deliver();
  expect(toDaon(push.sent)[1]).toMatchObject({ title: '새 일감', subject: '셋', projectId: Id + 2, attempt: 1 });
});

it('rights are asked again at sending', async () => {
  const Id = await postProject(portal);
  await deliver();
  await setProject(portal, Id, { status: 'F' });
  pass(60);
  await deliver();
  expect(push.sent).toEqual([]);
  expect(await states()).toEqual(['daon1 C rights', 'hanbit1 C rights', 'hanbit2 C rights']);
});

it('four workers at once send each message once, and whole', async () => {
  for (const ProjectName of ['가', '나', '다']) await postProject(portal, { ProjectName });
  await deliver();
  pass(60);
  await Promise.all([1, 2, 3, 4].map(() => deliverAllOutside(portal.ctx)));
  expect(push.sent.map(({ userId, title }) => `${userId} ${title}`).sort()).toEqual(
    ['daon1', 'hanbit1', 'hanbit2'].map((userId) => `${userId} 새 일감 3건`),
  );
  expect(new Set((await states()).map((one) => one.split(' ')[1]))).toEqual(new Set(['D']));
});

describe('a way that fails', () => {
  it('is tried again with the same message after each wait, then it has failed', async () => {
    push.answer = () => ({ state: 'retry', reason: 'ECONNREFUSED' });
    await postProject(portal);
    await deliver();
    pass(60);
    await deliver();
    expect(portal.ctx.observed.failingChannels.get('push')).toMatchObject({ reason: 'ECONNREFUSED' });
    for (const seconds of [30, 120, 600, 3600]) {
      pass(seconds - 1);
      await deliver();
      pass(1);
      await deliver();
    }
    const attempts = toDaon(push.sent).map(({ id, attempt }) => [id, attempt]);
    expect(attempts).toEqual([1, 2, 3, 4, 5].map((attempt) => [attempts[0]?.[0], attempt]));
    // The last wait ends at night, so the last attempt is in the morning.
    pass(21_600);
    await deliver();
    expect(toDaon(push.sent)).toHaveLength(5);
    pass(43_200);
    await deliver();
    expect(toDaon(push.sent)).toHaveLength(6);
    expect(await states()).toEqual(['daon1 X failed', 'hanbit1 X failed', 'hanbit2 X failed']);
  });

  it('for good keeps the reason, and for one message alone', async () => {
    push.answer = ({ userId }) => (userId === 'daon1' ? { state: 'failed', reason: 'address' } : { state: 'received' });
    await postProject(portal);
    await deliver();
    pass(60);
    await deliver();
    expect(await states()).toEqual(['daon1 X address', 'hanbit1 R', 'hanbit2 R']);
  });

  it('as a whole is a failed attempt of each message, and stops nothing else', async () => {
    push.answer = () => Promise.reject(new Error('no'));
    await postProject(portal);
    await deliver();
    pass(60);
    await deliver();
    expect(await states()).toEqual(['daon1 Q', 'hanbit1 Q', 'hanbit2 Q']);
  });
});

it('what a lost worker had claimed goes out after its lease, as the same message', async () => {
  await postProject(portal);
  await deliver();
  pass(60);
  push.answer = () => new Promise(() => {});
  void deliverAllOutside(portal.ctx);
  await expect.poll(states).toEqual(['daon1 S', 'hanbit1 S', 'hanbit2 S']);
  push.answer = () => ({ state: 'sent' });
  pass(59);
  await deliver();
  expect(push.sent).toEqual([]);
  pass(1);
  await deliver();
  expect(toDaon(push.sent)).toMatchObject([{ attempt: 2 }]);
});

it('a way may tell later what became of a sent message', async () => {
  await postProject(portal);
  await deliver();
  pass(60);
  await deliver();
  const [ids = [], others = [], last = []] = push.sent.map(({ deliveryIds }) => deliveryIds);
  await settleDeliveries(portal.ctx, ids, { state: 'received' });
  await settleDeliveries(portal.ctx, others, { state: 'failed', reason: 'refused' });
  await settleDeliveries(portal.ctx, last, { state: 'retry' });
  expect((await states()).map((one) => one.split(' ').slice(1).join(' ')).sort()).toEqual(['Q', 'R', 'X refused']);
  pass(30);
  await deliver();
  expect(push.sent).toHaveLength(4);
});
