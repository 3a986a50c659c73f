import { PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptance } from '#test-kit/factories/project.ts';
import { succeed } from '#test-kit/factories/project-states.ts';
import { dueOf, makeShipped, receiptOf, sendMaterials, shortReceipt } from '#test-kit/factories/receipt.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { awardIdOf } from '#test-kit/factories/visit.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.resetLimits());

type Site = { Id: number; AwardId: number; ReceiptId: number; fresh: Record<string, unknown> };

/** A project with a waiting receipt, and a receipt that nobody has sent yet. */
async function makeWaiting(): Promise<Site> {
  const Id = await makeShipped(portal);
  const fresh = await receiptOf(portal, Id);
  const reply = await portal.call('Site/receipt-add', await shortReceipt(portal, Id), { as: 'hanbit1' });
  return { Id, fresh, AwardId: (await dueOf(portal, Id)).awardId, ReceiptId: reply.ok.data[0]?.receiptId ?? 0 };
}

/** What a user gets of the three calls. */
async function triedBy(as: Person, { Id, AwardId, ReceiptId, fresh }: Site): Promise<string> {
  const list = await portal.call('Site/receipt-list', { Id, AwardId }, { as });
  const add = await portal.call('Site/receipt-add', fresh, { as });
  const accept = await portal.call('Site/receipt-accept', { ReceiptId }, { as });
  const resultOf = (reply: { status: number; refusal: { code: string } }) =>
    reply.status === 200 ? '200' : reply.refusal.code;
  const read = list.status === 200 ? `${list.ok.meta.access} ${list.ok.data.length}` : resultOf(list);
  return `list ${read}, add ${resultOf(add)}, accept ${resultOf(accept)}`;
}

const OUTSIDE = 'list NOT_FOUND, add NOT_FOUND, accept FORBIDDEN';
const AWARDED = PROJECT_STATUSES.filter((status) => status !== 'P' && status !== 'N');

it.each(AWARDED)('at %s: winner, colleague, staff and other companies (D-433, D-449)', async (status) => {
  const site = await makeWaiting();
  await setProject(portal, site.Id, { status, bill_date: '2026-12-01' });
  const isOpen = ['Y', 'YY', 'B'].includes(status);
  const company = isOpen ? 'list write 1' : 'list closed 0';
  const refused = status === 'Y' ? 'RECEIPT_WAITING' : 'BAD_STATE';
  expect(await triedBy('hanbit1', site)).toBe(`${company}, add ${refused}, accept FORBIDDEN`);
  expect(await triedBy('hanbit2', site)).toBe(`${company}, add FORBIDDEN, accept FORBIDDEN`);
  for (const as of ['daon1', 'closed1'] as const) expect([as, await triedBy(as, site)]).toEqual([as, OUTSIDE]);
  const staff = `list ${isOpen ? 'write' : 'read'} 1, add FORBIDDEN`;
  expect(await triedBy('pm2', site)).toBe(`${staff}, accept ${status === 'Y' ? '200' : 'BAD_STATE'}`);
});

it('a former winner sees nothing of the next one, and the next one nothing of the former', async () => {
  const former = await makeWaiting();
  const { Id } = former;
  await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, 'sales1');
  await succeed(portal, 'Construction/construction-post', { Id, Status: 'N' }, 'sales1');
  portal.clock.now = new Date('2026-11-20T07:00:00Z');
  await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'daon1');
  await sendMaterials(portal, Id);
  const next = { ...former, AwardId: await awardIdOf(portal, Id) };
  expect(await triedBy('hanbit1', former)).toBe(OUTSIDE);
  expect(await triedBy('daon1', former)).toBe(OUTSIDE);
  const list = await portal.call('Site/receipt-list', { Id, AwardId: next.AwardId }, { as: 'daon1' });
  expect([list.ok.data.length, list.ok.meta.waitingYN, list.ok.meta.due.length]).toEqual([0, 'N', 1]);
  expect(await triedBy('pm2', former)).toBe('list read 1, add FORBIDDEN, accept SITE_CLOSED');
});
