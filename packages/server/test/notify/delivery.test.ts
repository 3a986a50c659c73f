import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { purgeMessages } from '#areas/notify/purge-messages.ts';
import { claimDeliveries, lockUnmade, makeDeliveries } from '#areas/notify/queries/outbox.ts';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { projectInState, succeed } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { deliveredKeys, emptyInboxes, inboxOf } from './inboxes.ts';

let portal: TestApp;
const START = new Date('2026-11-20T06:00:00Z');
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
  await emptyInboxes(portal);
});

const pass = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};

/** State and reason of each delivery, by user. */
async function deliveries(): Promise<string[]> {
  const rows = await portal.ctx.db.selectFrom('notify_delivery').selectAll().orderBy('user_id').orderBy('id').execute();
  return rows.map(({ user_id, state, reason }) => `${user_id} ${state} ${reason}`.trim());
}

/** Makes the deliveries of what happened and sends none of them. */
const makeOnly = async (): Promise<void> => {
  const ids = await lockUnmade(portal.ctx.db, 100);
  await makeDeliveries(portal.ctx.db, ids, portal.clock.now, portal.ctx.senders);
};

describe('rights are asked again at sending', () => {
  it.each([
    ['was withdrawn', (Id: number) => setProject(portal, Id, { status: 'F' })],
    ['was deleted', (Id: number) => setProject(portal, Id, { deleted_at: START })],
  ])('nobody gets the offer of a project that %s meanwhile', async (_name, change) => {
    const Id = await postProject(portal);
    await makeOnly();
    await change(Id);
    await deliverMessages(portal.ctx);
    expect(await deliveries()).toEqual(['daon1 C rights', 'hanbit1 C rights', 'hanbit2 C rights']);
    expect(await inboxOf(portal, 'daon1')).toEqual([]);
  });

  it('who was deleted meanwhile, or changed the company, gets nothing', async () => {
    const Id = await projectInState(portal, 'Y');
    await emptyInboxes(portal);
    await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, 'sales1');
    await makeOnly();
    const people = portal.ctx.db.updateTable('portal_user');
    await people.set({ deleted_at: START }).where('user_id', '=', 'hanbit1').execute();
    await people
      .set({ company_id: portal.companies.get('다온전기') ?? 0 })
      .where('user_id', '=', 'hanbit2')
      .execute();
    await deliverMessages(portal.ctx);
    expect(await deliveries()).toEqual(['hanbit1 C rights', 'hanbit2 C rights']);
    await people.set({ deleted_at: null }).where('user_id', '=', 'hanbit1').execute();
    await people
      .set({ company_id: portal.companies.get('한빛설비') ?? 0 })
      .where('user_id', '=', 'hanbit2')
      .execute();
  });

  it('a message leaves the inbox with the right to see its page', async () => {
    const Id = await postProject(portal);
    await deliverMessages(portal.ctx);
    expect(await inboxOf(portal, 'daon1')).toHaveLength(1);
    await setProject(portal, Id, { status: 'F' });
    expect(await inboxOf(portal, 'daon1')).toEqual([]);
    const counted = (await portal.call('Notify/notify-count', {}, { as: 'daon1' })).ok.data[0];
    expect(counted).toEqual({ unreadCount: 0, totalCount: 0 });
  });
});

it('an accepted offer cancels what still waits', async () => {
  const Id = await postProject(portal);
  await makeOnly();
  await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'hanbit1');
  expect(await deliveries()).toEqual(['daon1 C taken', 'hanbit1 C taken', 'hanbit2 C taken']);
});

it.each([
  ['cancelling', 'Construction/construction-cancel-update', { cancelMemo: '고객 요청' }],
  ['withdrawing', 'Construction/construction-withdrawal-update', { withDrawalMemo: '일정' }],
  ['deleting', 'Construction/construction-delete', {}],
] as const)('%s a project cancels what still waits of its offer (D-383)', async (_name, path, body) => {
  const Id = await postProject(portal);
  await makeOnly();
  await succeed(portal, path, { Id, ...body }, 'sales1');
  expect(await deliveries()).toEqual(['daon1 C taken', 'hanbit1 C taken', 'hanbit2 C taken']);
});

it('an offer that is withdrawn before its deliveries are made reaches nobody', async () => {
  const Id = await postProject(portal);
  await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, 'sales1');
  expect(await deliveredKeys(portal)).toEqual([]);
});

it('offers within a minute are one message; a later one is another', async () => {
  await postProject(portal, { AreaId: 1 });
  await deliverMessages(portal.ctx);
  pass(20);
  await postProject(portal, { AreaId: 2, Price: '8600000', AddPrice: '0' });
  await deliverMessages(portal.ctx);
  pass(40);
  await postProject(portal, { AreaId: 2 });
  await deliverMessages(portal.ctx);
  pass(1);
  await postProject(portal, { ProjectName: '나중 일감' });
  await deliverMessages(portal.ctx);
  expect(
    (await inboxOf(portal, 'daon1')).map(({ title, messageCount, projectId }) => [title, messageCount, projectId > 0]),
  ).toEqual([
    ['새 일감', 1, true],
    ['새 일감 3건', 3, false],
  ]);
});

it('two workers at once lose nothing, repeat nothing and gather as one', async () => {
  for (const name of ['가', '나', '다', '라']) await postProject(portal, { ProjectName: name });
  await Promise.all([1, 2, 3, 4].map(() => deliverMessages(portal.ctx)));
  expect(await deliveries()).toHaveLength(12);
  expect(new Set((await deliveries()).map((one) => one.split(' ')[1]))).toEqual(new Set(['D']));
  for (const person of ['daon1', 'hanbit1', 'hanbit2'] as const) {
    expect((await inboxOf(portal, person)).map(({ title }) => title)).toEqual(['새 일감 4건']);
  }
});

it('what a lost worker had claimed is sent by another one after 60 seconds, and not before', async () => {
  await postProject(portal);
  await makeOnly();
  expect(await claimDeliveries(portal.ctx.db, portal.clock.now, 10)).toHaveLength(3);
  pass(59);
  await deliverMessages(portal.ctx);
  expect(await inboxOf(portal, 'daon1')).toEqual([]);
  pass(1);
  await deliverMessages(portal.ctx);
  expect(await inboxOf(portal, 'daon1')).toHaveLength(1);
});

it('a failed sending is tried again after each wait, and failed after the last one', async () => {
  await postProject(portal);
  let attempts = 0;
  const fail = async (): Promise<void> => {
    attempts += 1;
    throw new Error('no');
  };
  const tryNow = () => deliverMessages(portal.ctx, fail).catch(() => 'failed');
  expect(await tryNow()).toBe('failed');
  for (const seconds of [30, 120, 600, 3600, 21_600]) {
    pass(seconds - 1);
    expect(await tryNow()).toBeUndefined();
    pass(1);
    expect(await tryNow()).toBe('failed');
  }
  expect(attempts).toBe(6);
  expect(await deliveries()).toEqual(['daon1 X failed', 'hanbit1 X failed', 'hanbit2 X failed']);
  pass(100_000);
  await deliverMessages(portal.ctx);
  expect(await deliveries()).toEqual(['daon1 X failed', 'hanbit1 X failed', 'hanbit2 X failed']);
});

it('posting is one row, however many people it reaches, and their deliveries are one statement', async () => {
  await sql`
    insert into portal_user (user_id, user_type, user_name, company_id)
    select 'crowd' || n, 'C', '다수', ${portal.companies.get('다온전기')} from generate_series(1, 2000) n`.execute(
    portal.ctx.db,
  );
  await postProject(portal);
  const waiting = await portal.ctx.db.selectFrom('notify_event').selectAll().execute();
  expect([waiting.length, (await deliveries()).length]).toEqual([1, 0]);
  await makeOnly();
  expect(await deliveries()).toHaveLength(2003);
  await deliverMessages(portal.ctx);
  expect((await deliveries()).filter((one) => !one.endsWith(' D'))).toEqual([]);
  await sql`delete from portal_user where user_id like 'crowd%'`.execute(portal.ctx.db);
});

it('deliveries go after 180 days, and their numbers per month stay (D-384)', async () => {
  await postProject(portal);
  await deliverMessages(portal.ctx);
  pass(180 * 86_400);
  await purgeMessages.run(portal.ctx);
  expect(await deliveries()).toHaveLength(3);
  pass(1);
  await purgeMessages.run(portal.ctx);
  expect(await deliveries()).toEqual([]);
  const { db } = portal.ctx;
  expect(await db.selectFrom('notify_event').selectAll().execute()).toEqual([]);
  const months = await db.selectFrom('notify_month').selectAll().execute();
  expect(months).toEqual([{ month: '2026-11-01', key: 'offer', channel: 'inbox', state: 'D', total: 3 }]);
});
