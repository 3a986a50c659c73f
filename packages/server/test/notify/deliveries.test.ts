import type { DeliveryRow } from '@portal/contract/areas/notify/delivery-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { postProject } from '#test-kit/factories/project.ts';
import { historyOf, projectInState, succeed } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { useSenders } from './fake-sender.ts';
import { emptyInboxes, inboxOf } from './inboxes.ts';

const START = new Date('2026-11-20T06:00:00Z');
const CONTRACTORS: readonly Person[] = ['hanbit1', 'daon1', 'closed1'];

let portal: TestApp;
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

const listAs = (as: Person, body: object) => portal.call('Notify/project-delivery-list', body, { as });

async function deliveriesOf(Id: number, body: object = {}): Promise<DeliveryRow[]> {
  const reply = await listAs('pm2', { Id, ...body });
  expect(reply.status).toBe(200);
  return reply.ok.data;
}

const resendAs = async (as: Person, Id: number, DeliveryId: number, Reason = '전화로 확인 요청') => {
  const body = { Id, DeliveryId, Reason };
  const { status, refusal } = await portal.call('Notify/project-delivery-resend', body, { as });
  return status === 200 ? [200] : [status, refusal.code];
};

/** A posted project whose offer was sent to daon1, hanbit1 and hanbit2. */
async function sentOffer(): Promise<number> {
  const Id = await postProject(portal);
  await deliverMessages(portal.ctx);
  return Id;
}

/** The delivery of a project to a person. */
async function deliveryTo(Id: number, userName: string): Promise<DeliveryRow> {
  const found = (await deliveriesOf(Id)).find((row) => row.userName === userName);
  return found ?? expect.unreachable(userName);
}

const nameOf = async (userId: string): Promise<string> => {
  const user = portal.ctx.db.selectFrom('portal_user').select('user_name').where('user_id', '=', userId);
  return (await user.executeTakeFirstOrThrow()).user_name;
};

const fail = (userId: string) =>
  sql`update notify_delivery set state = 'X', reason = 'failed', group_id = null, sent_at = null
    where user_id = ${userId}`.execute(portal.ctx.db);

describe('what contractors were told of a project (D-393)', () => {
  it('lists person, way, result, reason and time, with the numbers per result', async () => {
    const Id = await sentOffer();
    pass(60);
    const [message] = await inboxOf(portal, 'daon1');
    await succeed(portal, 'Notify/notify-read-update', { ReadId: message?.readId }, 'daon1');
    await fail('hanbit1');
    const { data, meta } = (await listAs('sales1', { Id })).ok;
    const [daon, hanbit] = [await nameOf('daon1'), await nameOf('hanbit1')];
    expect(data[0]).toMatchObject({ userName: hanbit, state: 'X', reason: 'failed', companyName: '한빛설비' });
    expect(data.find(({ userName }) => userName === daon)).toEqual({
      deliveryId: expect.any(Number),
      title: '새 일감',
      againYn: 'N',
      userName: daon,
      companyName: '다온전기',
      channel: 'inbox',
      state: 'R',
      reason: '',
      createdDtm: '2026-11-20 15:01:00',
    });
    const counts = { receivedCount: 1, sentCount: 1, waitingCount: 0, failedCount: 1, canceledCount: 0 };
    expect(meta).toEqual({ totalCount: 3, ...counts, unreached: [] });
    const failed = (await listAs('sales1', { Id, SearchFailedYN: 'Y' })).ok;
    expect(failed.data.map(({ userName }) => userName)).toEqual([hanbit]);
    expect(failed.meta).toEqual({ totalCount: 1, ...counts, unreached: [] });
  });

  it('tells the newest message first, by pages', async () => {
    const Id = await projectInState(portal, 'Y');
    await deliverMessages(portal.ctx);
    await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, 'sales1');
    await deliverMessages(portal.ctx);
    const [first] = await deliveriesOf(Id, { PageSize: 1 });
    expect(first?.title).toBe('수주철회');
    const second = await deliveriesOf(Id, { PageSize: 1, Page: 2 });
    expect(second.map(({ deliveryId }) => deliveryId)).not.toContain(first?.deliveryId);
  });

  it('names the users of the company that has the project whom a change does not reach (D-601)', async () => {
    const [Id, open] = [await projectInState(portal, 'Y'), await projectInState(portal, 'N')];
    const unreached = async (project = Id) => {
      const { meta } = (await listAs('pm2', { Id: project })).ok;
      return (meta as { unreached: { userName: string }[] }).unreached.map(({ userName }) => userName);
    };
    const [first, second] = [await nameOf('hanbit1'), await nameOf('hanbit2')];
    expect(await unreached()).toEqual([]);
    const senders = useSenders(portal, ['push', 'mail']);
    expect(await unreached()).toEqual([]);
    senders.push.reaches = sql<boolean>`false`;
    senders.mail.reaches = sql<boolean>`u.user_id = 'hanbit1'`;
    expect(await unreached()).toEqual([second]);
    const choice = { user_id: 'hanbit1', kind: 'change', channel: 'mail', choice: 'off' } as const;
    await portal.ctx.db.insertInto('notify_choice').values(choice).execute();
    expect((await unreached()).sort()).toEqual([first, second].sort());
    expect(await unreached(open)).toEqual([]);
    await portal.ctx.db.deleteFrom('notify_choice').execute();
    useSenders(portal, []);
  });

  it('contractors get 404, whoever won, and so does anybody of a deleted project', async () => {
    const Id = await projectInState(portal, 'N');
    await deliverMessages(portal.ctx);
    const { deliveryId } = await deliveryTo(Id, await nameOf('daon1'));
    for (const as of CONTRACTORS) {
      expect((await listAs(as, { Id })).status).toBe(404);
      expect(await resendAs(as, Id, deliveryId)).toEqual([404, 'NOT_FOUND']);
    }
    expect((await listAs('sales1', { Id })).status).toBe(200);
    await setProject(portal, Id, { deleted_at: START });
    expect((await listAs('sales1', { Id })).status).toBe(404);
    expect(await resendAs('sales1', Id, deliveryId)).toEqual([404, 'NOT_FOUND']);
  });
});

describe('sending a message again (D-394)', () => {
  it('reaches that person alone, unread and on top, and stays in the history with its reason', async () => {
    const Id = await sentOffer();
    const name = await nameOf('daon1');
    const { deliveryId } = await deliveryTo(Id, name);
    pass(120);
    expect(await resendAs('sales1', Id, deliveryId, '확인 요청')).toEqual([200]);
    expect((await deliveriesOf(Id)).map(({ state, againYn }) => state + againYn)).toEqual(['QY', 'DN', 'DN', 'DN']);
    await deliverMessages(portal.ctx);
    expect(await inboxOf(portal, 'daon1', { SearchConfirmStatus: 'N' })).toMatchObject([
      { title: '새 일감', projectId: Id, createdDtm: '2026-11-20 15:02:00' },
      { title: '새 일감', projectId: Id, createdDtm: '2026-11-20 15:00:00' },
    ]);
    expect(await inboxOf(portal, 'hanbit1')).toHaveLength(1);
    const line = `[자동댓글] 알림 다시 보내기: 없음 → 새 일감 (${name}) (사유: 확인 요청)`;
    expect(await historyOf(portal, Id)).toContain(line);
  });

  it('needs a reason', async () => {
    const Id = await sentOffer();
    const { deliveryId } = await deliveryTo(Id, await nameOf('daon1'));
    expect(await resendAs('sales1', Id, deliveryId, ' ')).toEqual([400, 'REASON_MISSING']);
    expect(await deliveriesOf(Id)).toHaveLength(3);
    expect(await resendAs('sales1', Id, deliveryId)).toEqual([200]);
  });

  it('is refused within 10 minutes, of the first row and of the new one, and of nobody else', async () => {
    const Id = await sentOffer();
    const { deliveryId } = await deliveryTo(Id, await nameOf('daon1'));
    expect(await resendAs('sales1', Id, deliveryId)).toEqual([200]);
    await deliverMessages(portal.ctx);
    const [again] = await deliveriesOf(Id);
    pass(599);
    expect(await resendAs('pm1', Id, deliveryId)).toEqual([409, 'SENT_JUST_NOW']);
    expect(await resendAs('pm1', Id, again?.deliveryId ?? 0)).toEqual([409, 'SENT_JUST_NOW']);
    const other = await deliveryTo(Id, await nameOf('hanbit1'));
    expect(await resendAs('pm1', Id, other.deliveryId)).toEqual([200]);
    pass(1);
    expect(await resendAs('pm1', Id, deliveryId)).toEqual([200]);
  });

  it('two users at once send it once', async () => {
    const Id = await sentOffer();
    const { deliveryId } = await deliveryTo(Id, await nameOf('daon1'));
    const answers = await Promise.all([resendAs('sales1', Id, deliveryId), resendAs('pm1', Id, deliveryId)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(await deliveriesOf(Id)).toHaveLength(4);
  });

  it('is for what failed or was not opened', async () => {
    const Id = await sentOffer();
    const { deliveryId } = await deliveryTo(Id, await nameOf('hanbit1'));
    const set = (state: 'R' | 'X', reason = '') =>
      sql`update notify_delivery set state = ${state}, reason = ${reason},
        group_id = ${state === 'R' ? deliveryId : null} where id = ${deliveryId}`.execute(portal.ctx.db);
    await set('R');
    expect(await resendAs('sales1', Id, deliveryId)).toEqual([409, 'NOT_RESENDABLE']);
    await set('X', 'failed');
    expect(await resendAs('sales1', Id, deliveryId)).toEqual([200]);
  });

  it('another project does not have the delivery', async () => {
    const Id = await sentOffer();
    const other = await postProject(portal);
    const { deliveryId } = await deliveryTo(Id, await nameOf('daon1'));
    expect(await resendAs('sales1', other, deliveryId)).toEqual([404, 'NOT_FOUND']);
    expect(await resendAs('sales1', Id, deliveryId)).toEqual([200]);
  });

  it('who may no longer see the page gets nothing: the new row says why', async () => {
    const Id = await sentOffer();
    const { deliveryId } = await deliveryTo(Id, await nameOf('daon1'));
    await succeed(portal, 'Notify/project-delivery-resend', { Id, DeliveryId: deliveryId, Reason: '확인' }, 'sales1');
    await setProject(portal, Id, { status: 'F' });
    await deliverMessages(portal.ctx);
    expect((await deliveriesOf(Id))[0]).toMatchObject({ state: 'C', reason: 'rights', againYn: 'Y' });
    expect(await inboxOf(portal, 'daon1')).toEqual([]);
  });
});

it('the metrics tell the age of the oldest message that waits, and failures by way', async () => {
  const metrics = async (): Promise<string> => (await portal.app.inject('/metrics')).body;
  const Id = await sentOffer();
  expect(await metrics()).toContain('messages_oldest_waiting_seconds 0\n');
  expect(await metrics()).toContain('messages_failed{way="inbox"} 0\n');
  const { deliveryId } = await deliveryTo(Id, await nameOf('daon1'));
  expect(await resendAs('sales1', Id, deliveryId)).toEqual([200]);
  await fail('hanbit1');
  pass(90);
  expect(await metrics()).toContain('messages_oldest_waiting_seconds 90\n');
  expect(await metrics()).toContain('messages_failed{way="inbox"} 1\n');
});
