import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { succeed } from '#test-kit/factories/project-states.ts';
import { dueOf, makeShipped, receiptOf, sendMaterials, shortReceipt } from '#test-kit/factories/receipt.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let Id: number;
beforeAll(async () => {
  // Long sessions, since a test writes a log weeks later.
  portal = await startApp({ SESSION_IDLE_HOURS: '720', SESSION_HOURS: '720' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = new Date('2026-11-20T06:00:00Z');
  await portal.resetLimits();
  Id = await makeShipped(portal);
});

const register = async (body: object) => {
  const { ok, status, raw } = await portal.call('Site/receipt-add', body, { as: 'hanbit1' });
  if (status !== 200) throw new Error(raw);
  return ok.data[0]?.receiptId;
};
const registerShort = async (changes: object = {}) => register(await shortReceipt(portal, Id, changes));
const accept = (ReceiptId: number | undefined) => succeed(portal, 'Site/receipt-accept', { ReceiptId }, 'sales1');

/** What every place says arrived of the first material: the receipts, the daily log, and the report with its start. */
async function arrived() {
  const as = { as: 'hanbit1' } as const;
  const log = (await portal.call('Site/log-list', { Id }, as)).ok.meta.materials;
  const report = (await portal.call('Site/report-list', { Id, AwardId: 0 }, as)).ok.meta.materials;
  return [(await dueOf(portal, Id)).arrived[0]?.arrived, log[0]?.quantity, report[0]?.arrived, report[0]?.quantity];
}
const all = (count: number) => [count, count, count, count];

it('an accepted difference is what arrived in every place, and before it what was sent (D-610)', async () => {
  expect(await arrived()).toEqual(all(12));
  const receiptId = await registerShort();
  expect(await arrived()).toEqual(all(10));
  await accept(receiptId);
  expect(await arrived()).toEqual(all(10));
});

it('a difference that the winner accepts counts as one that staff accept', async () => {
  await registerShort({ AcceptYN: 'Y' });
  expect(await arrived()).toEqual(all(10));
});

it('what is sent again arrives when it is received, also in several rounds and without a list', async () => {
  await registerShort();
  await sendMaterials(portal, Id);
  expect(await arrived()).toEqual(all(10));
  const again = await shortReceipt(portal, Id);
  await register({ ...again, Lines: again.Lines.map((line) => ({ ...line, Kind: 'D', Count: 1 })) });
  expect(await arrived()).toEqual(all(11));
  await sendMaterials(portal, Id);
  await succeed(portal, 'Construction/construction-material-update', { Id }, 'hanbit1');
  expect(await arrived()).toEqual(all(12));
});

it('a receipt of materials that are decided anew and sent again says nothing of the new ones', async () => {
  await registerShort({ AcceptYN: 'Y' });
  const ChangeReasons = [{ ItemName: '자재수정', Reason: '수량 변경' }];
  await succeed(portal, 'Construction/construction-materials-yn', { Id, Status: 'N', ChangeReasons }, 'admin');
  expect(await arrived()).toEqual([12, undefined, 12, 12]);
  portal.clock.now = new Date('2026-11-21T06:00:00Z');
  await sendMaterials(portal, Id);
  expect(await arrived()).toEqual(all(12));
  await register(await receiptOf(portal, Id));
  expect(await arrived()).toEqual(all(12));
});

it('a report begins with what the daily logs say was used now', async () => {
  await registerShort({ AcceptYN: 'Y' });
  const { awardId } = await dueOf(portal, Id);
  const log = async (Day: string, Quantity: number) => {
    const written = { AwardId: awardId, EntryId: randomUUID(), Day, Work: '설치', Headcount: 2, DelayKind: '' };
    const text = { DelayText: '', Tomorrow: '', Photos: [], Reason: '늦은 등록', DeviceDtm: '' };
    const reply = await portal.call(
      'Site/log-add',
      { ...written, ...text, Materials: [{ MaterialId: 1, Quantity }] },
      { as: 'hanbit1' },
    );
    if (reply.status !== 200) throw new Error(reply.raw);
    return { LogId: reply.ok.data[0]?.logId, ...written, ...text };
  };
  portal.clock.now = new Date('2026-12-10T06:00:00Z');
  await log('2026-12-09', 3);
  const second = await log('2026-12-10', 4);
  expect(await arrived()).toEqual([10, 10, 10, 7]);
  await succeed(portal, 'Site/log-edit', { ...second, Materials: [{ MaterialId: 1, Quantity: 5 }] }, 'hanbit1');
  expect(await arrived()).toEqual([10, 10, 10, 8]);
});
