import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addNotice } from '#test-kit/factories/notice.ts';
import { acceptance } from '#test-kit/factories/project.ts';
import { completeProject, editPayload, infoOf, projectInState, succeed } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { deliveredKeys, emptyInboxes } from './inboxes.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.resetLimits());

const SHIPPING = { DeliveryType: 'C', SendType: 'V', Vname: '한지우' };

type Step = { path: Parameters<TestApp['call']>[0]; body?: object; as?: 'sales1' | 'admin' | 'hanbit1' };

/** Every step of the state table, and which of them each state admits. */
const STEPS: Readonly<Record<string, Step>> = {
  T2: { path: 'Construction/construction-post', body: { Status: 'N' } },
  T5: { path: 'Construction/construction-accept', as: 'hanbit1' },
  T6: { path: 'Construction/construction-withdrawal-update', body: { withDrawalMemo: '일정 불가' } },
  T7: { path: 'Construction/construction-cancel-update', body: { cancelMemo: '고객 요청' } },
  T9: { path: 'Construction/construction-billdate-update', body: { BillDate: '2026-12-01' }, as: 'hanbit1' },
  T10: { path: 'Construction/construction-billstatus-update', body: { Status: 'B' }, as: 'admin' },
  T11: { path: 'Accounting/accounting-finish', body: { Status: 'E' } },
  T12: { path: 'Construction/construction-delete' },
  MT1: {
    path: 'Construction/construction-materials-yn',
    body: { Status: 'Y', ChangeReasons: [{ ItemName: '자재확정', Reason: '확정' }] },
  },
  MT3: { path: 'Construction/construction-matertial-send', body: SHIPPING },
};

/** Makes a step on a project. Answers the status, because not every state admits it. */
async function take(Id: number, name: string): Promise<number> {
  const { path, body = {}, as = 'sales1' } = STEPS[name] ?? expect.fail(name);
  const fields = name === 'T5' ? acceptance(Id) : { Id, ...body };
  return (await portal.call(path, fields, { as })).status;
}

const STATES: readonly ProjectStatus[] = ['P', 'N', 'Y', 'YY', 'B', 'E', 'F', 'C'];
const winners = (key: string): string[] => [`hanbit1 ${key}`, `hanbit2 ${key}`];

/** Who hears which key of a step that succeeds, by step and state. Whatever is not here tells nobody. */
const DELIVERED: Readonly<Record<string, string[]>> = {
  'T2 P': ['daon1 offer', 'hanbit1 offer', 'hanbit2 offer'],
  // The company that it was withdrawn from is not asked again.
  'T2 F': ['daon1 offer'],
  'T6 Y': winners('withdrawn'),
  'T7 Y': winners('canceled'),
  'T10 YY': winners('invoiced'),
  'T11 B': winners('settled'),
  'MT3 Y': winners('sent'),
};

describe.each(STATES)('a step from %s', (status) => {
  it.each(Object.keys(STEPS))('%s tells exactly the people of its key (D-380)', async (name) => {
    const Id = await projectInState(portal, status);
    if (name === 'T10' && status === 'YY') await setProject(portal, Id, { bill_date: '2026-12-01' });
    await emptyInboxes(portal);
    const expected = DELIVERED[`${name} ${status}`];
    const answered = await take(Id, name);
    if (expected) expect(answered).toBe(200);
    expect(await deliveredKeys(portal)).toEqual(expected ?? []);
  });
});

it('a completion tells the winner, and so does reopening its materials (T8, MT2)', async () => {
  const Id = await projectInState(portal, 'Y');
  await take(Id, 'MT1');
  await emptyInboxes(portal);
  const reopened = { Id, Status: 'N', ChangeReasons: [{ ItemName: '자재수정', Reason: '수량' }] };
  await succeed(portal, 'Construction/construction-materials-yn', reopened, 'admin');
  expect(await deliveredKeys(portal)).toEqual(winners('reopened'));
  await emptyInboxes(portal);
  await completeProject(portal, Id);
  expect(await deliveredKeys(portal)).toEqual(winners('completed'));
});

describe.each(STATES)('an edit at %s', (status) => {
  it.each([
    ['프로젝트금액', { Price: '1600000' }, true],
    ['프로젝트 시작일', { StartDate: '2026-11-23^2026-11-25^2026-11-27' }, true],
    ['현장명', { PlaceName: 'B타워' }, true],
    ['상세내용', { DetailContent: '카메라 14대 설치' }, true],
    ['투입자재', { Materials: [{ MaterialId: 1, MaterialCnt: 14 }] }, true],
    ['담당자(PM)', { MizePMUserId: 'pm1' }, false],
    ['고객사 상호', { CustomerName: '비타워관리단' }, false],
  ])('of %s tells the winner alone, at Y and YY', async (item, change, concerns) => {
    const Id = await projectInState(portal, status);
    await emptyInboxes(portal);
    const payload = editPayload(await infoOf(portal, Id), change, [item]);
    const reply = await portal.call('Construction/construction-edit', payload, { as: 'sales1' });
    const isNotified = reply.status === 200 && concerns && (status === 'Y' || status === 'YY');
    expect(await deliveredKeys(portal)).toEqual(isNotified ? winners('change') : []);
  });
});

describe('a new offer', () => {
  const offerIn = async (AreaId: number): Promise<string[]> => {
    await emptyInboxes(portal);
    await projectInState(portal, 'N', { AreaId });
    return deliveredKeys(portal);
  };
  const setArea = (area_id: number | null) =>
    portal.ctx.db.updateTable('portal_user').set({ area_id }).where('user_id', '=', 'daon1').execute();

  it('reaches those whose area it is in, and those without an area', async () => {
    await setArea(3);
    expect(await offerIn(3)).toEqual(['daon1 offer', 'hanbit1 offer', 'hanbit2 offer']);
    expect(await offerIn(2)).toEqual(['hanbit1 offer', 'hanbit2 offer']);
    await setArea(null);
  });

  const choose = (Areas: number[], Trades: number[]) => {
    const ids = (list: number[]) => list.map((Id) => ({ Id }));
    return succeed(portal, 'Notify/interest-save', { Areas: ids(Areas), Trades: ids(Trades) }, 'daon1');
  };
  const reachesDaon = async (AreaId: number, TradeId = 0): Promise<boolean> => {
    await emptyInboxes(portal);
    await projectInState(portal, 'N', { AreaId, TradeId });
    return (await deliveredKeys(portal)).includes('daon1 offer');
  };

  it.each<[string, number[], number[], [area: number, trade: number, heard: boolean][]]>([
    [
      'areas alone',
      [9, 13],
      [],
      [
        [9, 0, true],
        [13, 1, true],
        [1, 1, false],
      ],
    ],
    [
      'trades alone, and every offer without one',
      [],
      [2],
      [
        [1, 2, true],
        [1, 1, false],
        [1, 0, true],
      ],
    ],
    [
      'both',
      [9],
      [2],
      [
        [9, 2, true],
        [9, 0, true],
        [9, 1, false],
        [1, 2, false],
      ],
    ],
    ['none, which are all, whatever the area of the record', [], [], [[1, 1, true]]],
  ])('reaches whoever chose %s (D-424)', async (_name, areas, trades, offers) => {
    await setArea(3);
    await choose(areas, trades);
    for (const [area, trade, expected] of offers) expect(await reachesDaon(area, trade)).toBe(expected);
    await portal.ctx.db.deleteFrom('notify_interest').execute();
    await setArea(null);
  });

  it('reaches nobody of a retired company and no deleted account', async () => {
    expect((await offerIn(2)).filter((delivered) => /closed1|gone1/.test(delivered))).toEqual([]);
  });
});

describe('a must-read notice', () => {
  it('tells every user of contractors once, and nobody of the staff board or of an ordinary one', async () => {
    await emptyInboxes(portal);
    await addNotice(portal);
    await addNotice(portal, { MustReadYN: 'Y', MustReadUntil: '2026-11-30' }, { prefix: 'MizeNotice' });
    expect(await deliveredKeys(portal)).toEqual([]);
    await addNotice(portal, { MustReadYN: 'Y', MustReadUntil: '2026-11-30' });
    const expected = ['closed1 notice', 'daon1 notice', 'hanbit1 notice', 'hanbit2 notice'];
    expect(await deliveredKeys(portal)).toEqual(expected);
  });
});
