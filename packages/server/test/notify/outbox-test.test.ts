import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverAllOutside } from '#areas/notify/public/deliver-outside.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { useSenders } from './fake-sender.ts';
import { emptyInboxes } from './inboxes.ts';

/** A night on which everything else waits. */
const NIGHT = new Date('2026-11-20T15:00:00Z');

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = NIGHT;
  await portal.resetLimits();
  await emptyInboxes(portal);
});

const as = { as: 'admin' } as const;
const sendTest = async () => {
  const { status, refusal } = await portal.call('Notify/outbox-test', {}, as);
  return status === 200 ? [200] : [status, refusal.code];
};
const results = async () =>
  (await portal.call('Notify/outbox-list', { SearchKind: 'test' }, as)).ok.data.map(
    ({ userName, channel, state, title }) => [userName, channel, state, title],
  );

describe('나에게 시험 발송 (D-425)', () => {
  it('goes to the caller by every way that reaches them, at any hour, and stands in the list', async () => {
    const senders = useSenders(portal, ['push', 'mail']);
    expect(await sendTest()).toEqual([200]);
    await deliverAllOutside(portal.ctx);
    for (const { sent } of Object.values(senders)) {
      expect(sent).toMatchObject([
        { userId: 'admin', title: '시험 발송', subject: '발송 현황', path: '/reference/outbox', urgent: false },
      ]);
    }
    const [[name = '']] = (await results()) as [string[]];
    expect((await results()).sort()).toEqual([
      [name, 'mail', 'D', '시험 발송'],
      [name, 'push', 'D', '시험 발송'],
    ]);
  });

  it('goes out although its caller chose nothing, and leaves out a way that does not reach them', async () => {
    const { push, mail } = useSenders(portal, ['push', 'mail']);
    mail.reaches = sql<boolean>`false`;
    await sendTest();
    await deliverAllOutside(portal.ctx);
    expect([push.sent.length, mail.sent.length]).toEqual([1, 0]);
  });

  it('is refused without any way, and within a minute of the last one', async () => {
    useSenders(portal, []);
    expect(await sendTest()).toEqual([409, 'TEST_UNREACHED']);
    useSenders(portal, ['push']);
    expect(await sendTest()).toEqual([200]);
    expect(await sendTest()).toEqual([409, 'SENT_JUST_NOW']);
    portal.clock.now = new Date(NIGHT.getTime() + 60_000);
    expect(await sendTest()).toEqual([200]);
  });

  it('is canceled for somebody who has lost permission M by then', async () => {
    const { push } = useSenders(portal, ['push']);
    await sendTest();
    const setLetter = (permission: string) =>
      portal.ctx.db.updateTable('portal_user').set({ permission }).where('user_id', '=', 'admin').execute();
    await setLetter('B');
    await deliverAllOutside(portal.ctx);
    await setLetter('M');
    expect(push.sent).toEqual([]);
    expect((await results()).map(([, , state]) => state)).toEqual(['C']);
  });
});
