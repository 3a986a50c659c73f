import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { deliverAllOutside } from '#areas/notify/public/deliver-outside.ts';
import { createTimedEvents } from '#areas/notify/timed-messages.ts';
import { commentOn } from '#test-kit/factories/comment.ts';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { succeed } from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { type FakeSender, useSenders } from './fake-sender.ts';
import { emptyInboxes } from './inboxes.ts';

let portal: TestApp;
let push: FakeSender;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = new Date('2026-11-20T03:00:00Z');
  await portal.resetLimits();
  await emptyInboxes(portal);
  ({ push } = useSenders(portal, ['push']));
  await portal.ctx.db.deleteFrom('notify_choice').execute();
  await portal.ctx.db.updateTable('outsourced_project').set({ deleted_at: portal.clock.now }).execute();
});

const later = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};
async function deliver(): Promise<void> {
  await deliverMessages(portal.ctx);
  later(60);
  await deliverAllOutside(portal.ctx);
}
/** What staff got: person, title, subject, line and page. */
const got = (): string[] =>
  push.sent
    .filter(({ userId }) => ['admin', 'sales1', 'pm1', 'pm2'].includes(userId))
    .map(({ userId, title, subject, line, path }) => [userId, title, subject, line, path].join(' | '))
    .sort();

describe('what rings for staff also leaves the portal (D-412)', () => {
  it('an award, with its day and crew, to those for whom it rings', async () => {
    const Id = await postProject(portal, { ProjectName: '해운대 CCTV' });
    await deliver();
    push.sent.length = 0;
    await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'hanbit1');
    await deliver();
    expect(got()).toEqual(
      ['pm1', 'pm2', 'sales1'].map(
        (person) => `${person} | 수주 | 해운대 CCTV | 11-23 (월) · 3명 | /projects/view/${Id}`,
      ),
    );
  });

  it('a comment, without what it says or who is asked', async () => {
    const Id = await postProject(portal, { ProjectName: '해운대 CCTV' });
    await deliver();
    push.sent.length = 0;
    await commentOn(portal, Id, 'pm2');
    await deliver();
    expect(got()).toEqual(
      ['pm1', 'sales1'].map(
        (person) => `${person} | 새 댓글 | 해운대 CCTV | 댓글을 확인해주세요 | /projects/view/${Id}`,
      ),
    );
  });

  it('a project that nobody takes, once', async () => {
    const Id = await postProject(portal, { ProjectName: '해운대 CCTV' });
    await deliver();
    push.sent.length = 0;
    later(86_400);
    await createTimedEvents(portal.ctx);
    await deliver();
    await createTimedEvents(portal.ctx);
    await deliver();
    expect(got()).toEqual(
      ['pm1', 'pm2', 'sales1'].map(
        (person) => `${person} | 미수주 | 해운대 CCTV | 게시 후 24시간이 지났습니다 | /projects/view/${Id}`,
      ),
    );
  });

  it('not to who switched it off, lost the alarm or left', async () => {
    const Id = await postProject(portal);
    await deliver();
    push.sent.length = 0;
    const Choices = [{ Channel: 'push' as const, Choice: 'off' as const }];
    await portal.call('Notify/notify-choice-update', { Kind: 'comment', Choices }, { as: 'pm1' });
    await commentOn(portal, Id, 'pm2');
    await deliverMessages(portal.ctx);
    await portal.ctx.db.deleteFrom('alarm').where('user_id', '=', 'sales1').execute();
    await deliver();
    expect(got()).toEqual([]);
  });

  it('never to the inbox or the proof of contractors', async () => {
    const Id = await postProject(portal);
    await commentOn(portal, Id, 'pm2');
    await deliver();
    const { db } = portal.ctx;
    const staff = db.selectFrom('notify_delivery').select('channel').where('user_id', 'in', ['pm1', 'sales1']);
    expect(new Set((await staff.execute()).map(({ channel }) => channel))).toEqual(new Set(['push']));
    const proof = (await portal.call('Notify/project-delivery-list', { Id }, { as: 'sales1' })).ok;
    expect(new Set(proof.data.map(({ title }) => title))).toEqual(new Set(['새 일감']));
    expect(proof.meta.totalCount).toBe(proof.data.length);
  });
});

it('without a way that leaves the portal, comments write no event', async () => {
  useSenders(portal, []);
  const Id = await postProject(portal);
  await emptyInboxes(portal);
  await commentOn(portal, Id, 'pm2');
  expect(await portal.ctx.db.selectFrom('notify_event').selectAll().execute()).toEqual([]);
});
