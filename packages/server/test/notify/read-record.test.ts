import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceProjectEvent } from '#areas/notify/public/announce.ts';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { deliverAllOutside } from '#areas/notify/public/deliver-outside.ts';
import { agreedOf, editAgreed } from '#test-kit/factories/agreed-change.ts';
import { addNotice } from '#test-kit/factories/notice.ts';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { projectInState, succeed } from '#test-kit/factories/project-states.ts';
import { makeShipped, receiptOf } from '#test-kit/factories/receipt.ts';
import { addTalk, awardOf } from '#test-kit/factories/talk.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { useSenders } from './fake-sender.ts';
import { emptyInboxes } from './inboxes.ts';

const START = new Date('2026-11-20T06:00:00Z');
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
  const { push } = useSenders(portal, ['push']);
  push.reaches = sql<boolean>`u.user_type = 'C'`;
});

async function deliver(): Promise<void> {
  await deliverMessages(portal.ctx);
  portal.clock.now = new Date(portal.clock.now.getTime() + 61_000);
  await deliverAllOutside(portal.ctx);
}
const unread = async (as: Person): Promise<number | undefined> =>
  (await portal.call('Notify/notify-count', {}, { as })).ok.data[0]?.unreadCount;
/** Channel and state of each message to a person, sorted. */
const states = async (person: Person): Promise<string[]> =>
  (await portal.ctx.db.selectFrom('notify_delivery').selectAll().where('user_id', '=', person).execute())
    .map(({ channel, state }) => `${channel} ${state}`)
    .sort();
const open = (Id: number, as: Person, more: object = {}) =>
  portal.call('Construction/construction-info', { Id, ...more }, { as });

/** An award of hanbit1 whose change was told and sent. */
async function notifiedAward(): Promise<number> {
  const Id = await projectInState(portal, 'Y');
  await emptyInboxes(portal);
  await editAgreed(portal, Id, { Price: '1600000' }, ['프로젝트금액']);
  await deliver();
  return Id;
}

describe('what a person was told of a record is read (D-594)', () => {
  it('when they open it, by every way, and for them alone', async () => {
    const Id = await notifiedAward();
    expect(await states('hanbit1')).toEqual(['inbox D', 'push D']);
    await open(Id, 'sales1');
    expect(await unread('hanbit1')).toBe(1);
    await open(Id, 'hanbit1');
    expect(await states('hanbit1')).toEqual(['inbox R', 'push R']);
    expect([await unread('hanbit1'), await unread('hanbit2')]).toEqual([0, 1]);
    const { ok } = await portal.call('Notify/project-delivery-list', { Id }, { as: 'sales1' });
    expect(ok.meta).toMatchObject({ receivedCount: 2, sentCount: 2 });
  });

  it('but not when a device reads it ahead', async () => {
    const Id = await notifiedAward();
    await open(Id, 'hanbit1', { AheadYN: 'Y' });
    expect(await states('hanbit1')).toEqual(['inbox D', 'push D']);
  });

  it('of this record alone: a gathered message stays unread with its other part', async () => {
    const other = await projectInState(portal, 'Y');
    const Id = await projectInState(portal, 'Y');
    await emptyInboxes(portal);
    const companyId = portal.companies.get('한빛설비') ?? 0;
    for (const projectId of [Id, other]) await announceProjectEvent(portal.ctx, { key: 'sent', projectId, companyId });
    await deliver();
    await open(Id, 'hanbit1');
    expect(await states('hanbit1')).toEqual(['inbox D', 'inbox R', 'push D', 'push R']);
    expect(await unread('hanbit1')).toBe(1);
    await open(other, 'hanbit1');
    expect(await unread('hanbit1')).toBe(0);
  });

  it.each(['confirm', 'object', 'read'] as const)('when they answer a change: %s', async (step) => {
    const Id = await notifiedAward();
    const ChangeId = (await agreedOf(portal, Id, 'sales1')).changes.at(-1)?.changeId ?? 0;
    const Objection = step === 'object' ? { Objection: '동의하지 않습니다.' } : {};
    await succeed(portal, `Construction/construction-change-${step}`, { Id, ChangeId, ...Objection }, 'hanbit1');
    expect(await states('hanbit1')).toEqual(['inbox R', 'push R']);
  });

  it('when they accept it', async () => {
    await emptyInboxes(portal);
    const Id = await postProject(portal);
    await deliver();
    await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'hanbit1');
    expect([await states('hanbit1'), await states('daon1')]).toEqual([
      ['inbox R', 'push R'],
      ['inbox D', 'push D'],
    ]);
  });

  it.each([
    ['now', '', ['inbox R', 'push R']],
    ['and sent later', '2026-11-20 15:02:00', ['inbox D', 'push D']],
  ])('when they receive its materials, %s', async (_, DoneDtm, expected) => {
    await emptyInboxes(portal);
    const Id = await makeShipped(portal);
    await deliver();
    portal.clock.now = new Date(START.getTime() + 20 * 60_000);
    await succeed(portal, 'Site/receipt-add', await receiptOf(portal, Id, { DoneDtm }), 'hanbit1');
    expect(await states('hanbit1')).toEqual(expected);
  });

  it('when they open a notice', async () => {
    await emptyInboxes(portal);
    const NoticeId = await addNotice(portal, { MustReadYN: 'Y', MustReadUntil: '2026-11-30' });
    await deliver();
    expect(await states('daon1')).toEqual(['inbox D', 'push D']);
    await succeed(portal, 'Notice/notice-info', { NoticeId }, 'daon1');
    expect(await states('daon1')).toEqual(['inbox R', 'push R']);
  });

  it.each(['read', 'confirm'] as const)('of a talk with the talk: %s', async (step) => {
    const Id = await projectInState(portal, 'Y');
    const AwardId = await awardOf(portal, Id);
    await emptyInboxes(portal);
    const MessageId = await addTalk(portal, AwardId, { ConfirmYn: 'Y' }, 'sales1');
    await deliver();
    await open(Id, 'hanbit1');
    expect(await states('hanbit1')).toEqual(['inbox D', 'push D']);
    await succeed(portal, `Site/talk-${step}`, { MessageId, Version: 1 }, 'hanbit1');
    expect(await states('hanbit1')).toEqual(['inbox R', 'push R']);
  });
});
