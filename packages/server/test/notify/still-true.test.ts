import type { OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { deliverAllOutside } from '#areas/notify/public/deliver-outside.ts';
import { createTimedEvents } from '#areas/notify/timed-messages.ts';
import { editAgreed } from '#test-kit/factories/agreed-change.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addLog } from '#test-kit/factories/site-log.ts';
import { addVisit } from '#test-kit/factories/visit.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { type FakeSender, useSenders } from './fake-sender.ts';
import { emptyInboxes, inboxOf } from './inboxes.ts';

const START = new Date('2026-11-20T06:00:00Z');
let portal: TestApp;
let senders: Record<OutsideChannel, FakeSender>;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
  await portal.ctx.db.updateTable('outsourced_project').set({ deleted_at: START }).execute();
  await portal.ctx.db.deleteFrom('notify_choice').execute();
  await portal.ctx.db.deleteFrom('notify_setting').execute();
  senders = useSenders(portal, ['push', 'mail', 'talk']);
});

/** An award of hanbit1; nothing of it is told yet. */
async function award(changes: object = {}): Promise<number> {
  const Id = await projectInState(portal, 'Y', changes);
  await emptyInboxes(portal);
  return Id;
}
/** Moves the clock. Sessions stay signed in. */
async function at(minute: string): Promise<void> {
  const now = new Date(`${minute.replace(' ', 'T')}:00+09:00`);
  portal.clock.now = now;
  await portal.ctx.db.updateTable('session').set({ last_seen_at: now, created_at: now }).execute();
}
async function deliverAt(minute: string): Promise<void> {
  await at(minute);
  await deliverMessages(portal.ctx);
  await deliverAllOutside(portal.ctx);
}
async function remindAt(minute: string): Promise<void> {
  await at(minute);
  await createTimedEvents(portal.ctx);
  await deliverAt(minute);
}
const toHanbit = (channel: OutsideChannel) =>
  senders[channel].sent.filter(({ userId }) => userId === 'hanbit1').map(({ title, line }) => `${title}: ${line}`);
const reasons = async (): Promise<string[]> =>
  (
    await portal.ctx.db
      .selectFrom('notify_delivery')
      .selectAll()
      .where('user_id', '=', 'hanbit1')
      .where('channel', '<>', 'inbox')
      .orderBy('channel')
      .execute()
  ).map(({ channel, state, reason }) => `${channel} ${state} ${reason}`.trim());

describe('a message whose words depend on the day (D-590)', () => {
  it('accepted after 21:00: what quiet hours held says that the work starts today', async () => {
    await award();
    await remindAt('2026-11-22 21:30');
    await deliverAt('2026-11-22 21:32');
    expect(toHanbit('push')).toEqual([]);
    await deliverAt('2026-11-23 08:00');
    expect(toHanbit('push')).toEqual(['오늘 시작: 11-23 (월) · 3명']);
    expect(toHanbit('talk')).toEqual(['오늘 시작: 11-23 (월) · 3명']);
  });

  it('in the digest of 08:30 says so too, and one of Mondays leaves out what is over', async () => {
    await award();
    const Choices = [{ Channel: 'push' as const, Choice: 'digest' as const }];
    await portal.call('Notify/notify-choice-update', { Kind: 'tomorrow', Choices }, { as: 'hanbit1' });
    await remindAt('2026-11-22 18:00');
    await deliverAt('2026-11-23 08:30');
    const sent = senders.mail.sent.find(({ userId }) => userId === 'hanbit1');
    expect(sent?.digest?.groups[0]?.lines).toMatchObject([{ title: '오늘 시작', line: '11-23 (월) · 3명' }]);
    expect(sent?.line).toBe('오늘 시작 · 11-23 (월) · 3명');
    await at('2026-11-23 10:00');
    await portal.call('Notify/notify-quiet-update', { QuietYN: 'Y', UrgentYN: 'Y', MondaysYN: 'Y' }, { as: 'hanbit1' });
    const Id = await award();
    await setProject(portal, Id, { choice_date: '2026-11-26' });
    await remindAt('2026-11-25 18:00');
    await deliverAt('2026-11-30 08:30');
    expect(await reasons()).toContain('mail C past');
  });

  it.each([
    ['moved to another day', { choice_date: '2026-11-27' }],
    ['canceled', { status: 'C' as const }],
    ['completed', { status: 'YY' as const }],
  ])('that was held and is %s by then does not leave', async (_what, columns) => {
    const Id = await award();
    await remindAt('2026-11-22 21:30');
    await setProject(portal, Id, columns);
    await deliverAt('2026-11-23 08:00');
    expect(toHanbit('push')).toEqual([]);
    expect(await reasons()).toEqual(['push C past', 'talk C past']);
  });

  it('after an outage is dropped when the day is over; the inbox says the day', async () => {
    await award();
    await at('2026-11-22 18:00');
    await createTimedEvents(portal.ctx);
    await deliverAt('2026-11-24 09:00');
    await deliverAt('2026-11-24 09:01');
    expect(toHanbit('push')).toEqual([]);
    expect(await inboxOf(portal, 'hanbit1')).toMatchObject([{ title: '시작일', line: '11-23 (월) · 3명' }]);
  });

  it('is read in the inbox in the words of the day', async () => {
    await award();
    await remindAt('2026-11-22 18:00');
    expect(await inboxOf(portal, 'hanbit1')).toMatchObject([{ title: '내일 시작' }]);
    await at('2026-11-23 07:00');
    expect(await inboxOf(portal, 'hanbit1')).toMatchObject([{ title: '오늘 시작' }]);
  });

  it('of a log names its day once that is over, and is dropped when the log is there', async () => {
    await portal.call(
      'Notify/notify-quiet-update',
      { QuietYN: 'Y', QuietFrom: '18:30', QuietUntil: '07:00', UrgentYN: 'Y', MondaysYN: 'N' },
      { as: 'hanbit1' },
    );
    const Id = await award();
    await setProject(portal, Id, { choice_date: '2026-11-20' });
    await addVisit(portal, Id);
    await emptyInboxes(portal);
    await remindAt('2026-11-20 19:00');
    await deliverAt('2026-11-21 07:00');
    expect(toHanbit('push')).toEqual(['작업일보: 11-20 (금) 작업일보가 없습니다']);
    await portal.ctx.db.deleteFrom('notify_event').execute();
    await remindAt('2026-11-20 19:00');
    portal.clock.now = START;
    await addLog(portal, Id);
    await deliverAt('2026-11-21 07:00');
    expect(toHanbit('push')).toHaveLength(1);
    expect(await reasons()).toContain('push C past');
  });

  it('of a missing invoice date is dropped when the date is there', async () => {
    const Id = await projectInState(portal, 'YY');
    await setProject(portal, Id, { completed_at: new Date('2026-11-20T02:00:00Z') });
    await emptyInboxes(portal);
    await at('2026-11-23 09:00');
    await createTimedEvents(portal.ctx);
    await deliverMessages(portal.ctx);
    await setProject(portal, Id, { bill_date: '2026-11-30' });
    await deliverAt('2026-11-23 09:02');
    expect(toHanbit('push')).toEqual([]);
    expect(await reasons()).toEqual(['mail C past', 'push C past']);
  });
});

it('two saves that leave together keep every change with its values, by every way (D-591)', async () => {
  const Id = await award({ ProjectName: '송도 무선 AP' });
  await editAgreed(portal, Id, { Price: '1600000', PlaceName: 'C타워' }, ['프로젝트금액', '현장명']);
  await deliverAt('2026-11-20 15:00');
  await at('2026-11-20 15:00');
  await editAgreed(portal, Id, { StartDate: '2026-11-25' }, ['프로젝트 시작일']);
  await deliverAt('2026-11-20 15:00');
  await deliverAt('2026-11-20 15:02');
  const expected =
    '계약 변경 2건: 프로젝트금액 1,500,000 원 → 1,600,000 원\n현장 변경\n선택한 시작일 11-23 (월) → 11-25 (수)';
  expect([toHanbit('push'), toHanbit('mail'), toHanbit('talk')]).toEqual([[expected], [expected], [expected]]);
});
