import type { OutboxRow } from '@portal/contract/areas/notify/outbox-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { addNotice } from '#test-kit/factories/notice.ts';
import { historyOf, projectInState, succeed } from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
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
  await emptyInboxes(portal);
  await portal.ctx.db.deleteFrom('notify_month').execute();
});

const as = { as: 'admin' } as const;
const listed = async (body: object = {}) => {
  const reply = await portal.call('Notify/outbox-list', body, as);
  expect(reply.status).toBe(200);
  return reply.ok;
};
const people = (rows: readonly OutboxRow[]) => rows.map(({ userName, title }) => `${userName} ${title}`).sort();
const figures = async () => (await portal.call('Notify/outbox-figures', {}, as)).ok.data[0];
const resend = async (DeliveryId: number, Reason = '전화로 확인 요청') => {
  const { status, refusal } = await portal.call('Notify/outbox-resend', { DeliveryId, Reason }, as);
  return status === 200 ? [200] : [status, refusal.code];
};
const cancel = async (DeliveryId: number) => {
  const { status, refusal } = await portal.call('Notify/outbox-cancel', { DeliveryId }, as);
  return status === 200 ? [200] : [status, refusal.code];
};
const setRow = (id: number, state: 'X' | 'Q' | 'S') =>
  portal.ctx.db
    .updateTable('notify_delivery')
    .set({ state, group_id: null, sent_at: null, ...(state === 'S' ? { lease_until: START } : {}) })
    .where('id', '=', id)
    .execute();

/** An offer and a notice that were sent. */
async function sent(): Promise<{ Id: number; rows: readonly OutboxRow[] }> {
  const Id = await projectInState(portal, 'N');
  await addNotice(portal, { MustReadYN: 'Y', MustReadUntil: '2026-11-30' });
  await deliverMessages(portal.ctx);
  return { Id, rows: (await listed()).data };
}
const first = (rows: readonly OutboxRow[], kind: OutboxRow['kind']) =>
  rows.find((row) => row.kind === kind) ?? expect.unreachable();

describe('발송 현황 (D-425)', () => {
  it('lists every message with person, way, result and record, failures first', async () => {
    const { rows } = await sent();
    const failed = rows.at(-1) ?? expect.unreachable();
    await setRow(failed.deliveryId, 'X');
    const all = await listed();
    expect(all.data[0]).toMatchObject({ deliveryId: failed.deliveryId, state: 'X', channel: 'inbox' });
    expect(all.data.map(({ subject }) => subject)).toContain('판교 A타워 지하주차장 CCTV 설치');
    expect(all.meta.totalCount).toBe(rows.length);
    const counts = new Map(all.meta.stateCounts.map(({ state, count }) => [state, count]));
    expect([counts.get('X'), counts.get('D')]).toEqual([1, rows.length - 1]);
  });

  it('filters by days, state, way, kind, and words of person, company or record', async () => {
    const { rows } = await sent();
    const offers = rows.filter(({ kind }) => kind === 'offer');
    expect(people((await listed({ SearchKind: 'offer' })).data)).toEqual(people(offers));
    expect((await listed({ SearchActiveStatus: 'X' })).data).toEqual([]);
    expect((await listed({ SearchChannel: 'push' })).data).toEqual([]);
    expect((await listed({ SearchChannel: 'inbox' })).data).toHaveLength(rows.length);
    expect((await listed({ FromDate: '2026-11-21' })).data).toEqual([]);
    expect((await listed({ FromDate: '2026-11-20', ToDate: '2026-11-20' })).data).toHaveLength(rows.length);
    const { userName, companyName } = first(rows, 'offer');
    const named = await listed({ SearchKey: userName });
    expect(new Set(named.data.map((row) => row.userName))).toEqual(new Set([userName]));
    expect((await listed({ SearchKey: companyName })).data.length).toBeGreaterThan(0);
    expect(people((await listed({ SearchKey: '판교 a타워' })).data)).toEqual(people(offers));
    expect((await listed({ Page: 2, PageSize: 2 })).data).toHaveLength(2);
  });

  it('sends a message of a project again with its reason in the history, and not twice in 10 minutes', async () => {
    const { Id, rows } = await sent();
    const { deliveryId, userName } = first(rows, 'offer');
    expect(await resend(deliveryId, ' ')).toEqual([400, 'REASON_MISSING']);
    expect(await resend(deliveryId)).toEqual([200]);
    expect(JSON.stringify(await historyOf(portal, Id))).toContain(`새 일감 (${userName})`);
    expect(await resend(deliveryId)).toEqual([409, 'SENT_JUST_NOW']);
    await deliverMessages(portal.ctx);
    expect((await listed()).data.filter(({ againYn }) => againYn === 'Y')).toHaveLength(1);
    expect(await resend(999_999)).toEqual([404, 'NOT_FOUND']);
  });

  it('sends a notice again with its reason in the log of changes', async () => {
    const { rows } = await sent();
    const { deliveryId } = first(rows, 'notice');
    expect(await resend(deliveryId)).toEqual([200]);
    expect(await resend(deliveryId)).toEqual([409, 'SENT_JUST_NOW']);
    await deliverMessages(portal.ctx);
    const again = (await listed()).data.find(({ againYn }) => againYn === 'Y');
    expect(again).toMatchObject({ kind: 'notice', state: 'D' });
    const changes = await portal.call('Audit/change-log-list', {}, as);
    expect(changes.ok.data[0]).toMatchObject({ action: '다시 보내기', detail: '전화로 확인 요청' });
  });

  it('cancels what waits, and nothing that is being sent or was sent', async () => {
    const { rows } = await sent();
    const { deliveryId } = first(rows, 'offer');
    expect(await cancel(deliveryId)).toEqual([409, 'NOT_CANCELABLE']);
    await setRow(deliveryId, 'Q');
    expect(await cancel(deliveryId)).toEqual([200]);
    expect(await cancel(deliveryId)).toEqual([409, 'NOT_CANCELABLE']);
    await deliverMessages(portal.ctx);
    const row = (await listed()).data.find((one) => one.deliveryId === deliveryId);
    expect(row).toMatchObject({ state: 'C', reason: 'staff' });
    const changes = await portal.call('Audit/change-log-list', {}, as);
    expect(changes.ok.data[0]).toMatchObject({ action: '발송 취소' });
  });

  it('counts the month by way, with what was removed, today’s failures, and the oldest that waits', async () => {
    const { rows } = await sent();
    const [one, other] = rows;
    await portal.ctx.db
      .insertInto('notify_month')
      .values({ month: '2026-11-01', key: 'offer', channel: 'inbox', state: 'R', total: 5 })
      .execute();
    await setRow(one?.deliveryId ?? 0, 'X');
    await setRow(other?.deliveryId ?? 0, 'Q');
    portal.clock.now = new Date(START.getTime() + 90_000);
    expect(await figures()).toEqual({
      oldestSeconds: 90,
      month: [{ channel: 'inbox', count: rows.length - 2 + 5 }],
      failedToday: [{ channel: 'inbox', count: 1 }],
      talkCount: 0,
      talkLimit: 0,
    });
  });

  it('is for permission M alone', async () => {
    for (const person of ['sales1', 'hanbit1'] as const) {
      expect((await portal.call('Notify/outbox-list', {}, { as: person })).status).toBe(403);
    }
    await succeed(portal, 'Notify/outbox-figures', {}, 'admin');
  });
});
