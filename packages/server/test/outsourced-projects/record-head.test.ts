import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { projectInState, succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const INFO = 'Construction/construction-info';
const PRESET = 'Construction/construction-accept-preset';

let portal: TestApp;

beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const infoFor = async (Id: number, as: Person): Promise<ProjectInfo> => {
  const info = (await portal.call(INFO, { Id }, { as })).ok.data[0];
  if (!info) throw new Error(`${as} sees no project ${Id}`);
  return info;
};

/** The parts of a record's head that show its steps and its winner. */
const headOf = (info: ProjectInfo) => ({
  posted: info.postedDtm !== '',
  won: info.choiceDtm !== '',
  completed: info.completedDtm !== '',
  invoiced: info.invoicedDtm !== '',
  sent: info.materialSendDtm !== '',
  winnerPhone: info.choiceUserPhone,
  own: info.ownYN,
});

describe("the head of a project's record", () => {
  it('shows staff and the winner the time of each step and the contacts, and another company nothing', async () => {
    const Id = await projectInState(portal, 'B');
    const steps = { posted: true, won: true, completed: true, invoiced: true, sent: false };
    expect(headOf(await infoFor(Id, 'sales1'))).toEqual({ ...steps, winnerPhone: '010-2222-0001', own: 'N' });
    expect(headOf(await infoFor(Id, 'hanbit2'))).toEqual({ ...steps, winnerPhone: '010-2222-0001', own: 'Y' });
    // Only the fact of the award and its time are shown (D-46).
    const foreign = { posted: false, won: true, completed: false, invoiced: false, sent: false };
    expect(headOf(await infoFor(Id, 'daon1'))).toEqual({ ...foreign, winnerPhone: '', own: 'N' });
    expect((await infoFor(Id, 'sales1')).invoicedDtm).toBe('2026-11-20 15:00:00');
  });

  it('shows everyone when an open offer was posted', async () => {
    const Id = await postProject(portal);
    for (const as of ['sales1', 'daon1'] as const)
      expect((await infoFor(Id, as)).postedDtm).toBe('2026-11-20 15:00:00');
  });

  it('keeps the time of the first shipment, and clears it when the materials are reopened', async () => {
    const Id = await projectInState(portal, 'Y');
    const send = (TNumber: string) => ({
      Id,
      DeliveryType: 'C',
      SendType: 'T',
      SendAddr1: '서울',
      SendAddr2: '1층',
      TNumber,
    });
    await succeed(portal, 'Construction/construction-matertial-send', send('111'), 'sales1');
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 60_000);
    await succeed(portal, 'Construction/construction-matertial-send', send('222'), 'sales1');
    portal.clock.now = before;
    expect((await infoFor(Id, 'hanbit1')).materialSendDtm).toBe('2026-11-20 15:00:00');
    const ChangeReasons = [{ ItemName: '자재수정', Reason: '수량 변경' }];
    await succeed(portal, 'Construction/construction-materials-yn', { Id, Status: 'N', ChangeReasons }, 'admin');
    expect((await infoFor(Id, 'sales1')).materialSendDtm).toBe('');
  });
});

describe('the defaults of an acceptance (CALLS-128)', () => {
  const preset = async (Id: number, as: Person) => (await portal.call(PRESET, { Id }, { as })).ok.data[0];
  const NOTHING = { totalPeople: '', managerUserName: '', managerUserPhone: '', busyDays: [] };

  it("are the user's last crew, and the offered days on which the company already works", async () => {
    const own = await startApp();
    const ask = async (Id: number, as: Person) => (await own.call(PRESET, { Id }, { as })).ok.data[0];
    const first = await postProject(own, { ProjectName: '노원 새봄병원' });
    const Id = await postProject(own);
    expect(await ask(Id, 'hanbit1')).toEqual(NOTHING);
    await own.call('Construction/construction-accept', acceptance(first, { TotalPeople: 4 }), { as: 'hanbit1' });
    const crew = { totalPeople: '4', managerUserName: '최반장', managerUserPhone: '010-5555-6666' };
    const busyDays = [{ day: '2026-11-23', id: first, projectName: '노원 새봄병원' }];
    expect(await ask(Id, 'hanbit1')).toEqual({ ...crew, busyDays });
    // A colleague gets the days and not the crew. Another company gets neither.
    expect(await ask(Id, 'hanbit2')).toEqual({ ...NOTHING, busyDays });
    expect(await ask(Id, 'daon1')).toEqual(NOTHING);
    await own.close();
  });

  it('are for contractors, of projects they may see', async () => {
    const Id = await projectInState(portal, 'P');
    expect(await preset(await projectInState(portal, 'N'), 'hanbit1')).toBeDefined();
    expect((await portal.call(PRESET, { Id }, { as: 'hanbit1' })).status).toBe(404);
    expect((await portal.call(PRESET, { Id }, { as: 'sales1' })).status).toBe(403);
    expect((await portal.call(PRESET, { Id })).status).toBe(401);
  });
});

describe('the counts of states (CALLS-127)', () => {
  const paths = {
    staff: 'Construction/construction-mize-status-count',
    partner: 'Construction/construction-partner-status-count',
    orders: 'Order/partner-order-status-count',
    mine: 'Order/my-order-status-count',
    internal: 'MizeConstruction/construction-status-count',
    settlement: 'Accounting/accounting-status-count',
  } as const;
  const counted = async (path: (typeof paths)[keyof typeof paths], as: Person, body: object = {}) => {
    const reply = await portal.call(path, body, { as });
    expect(reply.status).toBe(200);
    return Object.fromEntries(reply.ok.data.map(({ status, count }) => [status, count]));
  };

  it("for a contractor equal the list: other companies' ended work and drafts do not count", async () => {
    await projectInState(portal, 'F');
    const [all, own, foreign] = [
      await counted(paths.staff, 'sales1'),
      await counted(paths.partner, 'hanbit1'),
      await counted(paths.partner, 'daon1'),
    ];
    expect([own['N'], own['Y'], own['F'], own['P']]).toEqual([all['N'], all['Y'], all['F'], 0]);
    expect([foreign['N'], foreign['Y'], foreign['F'], foreign['P']]).toEqual([all['N'], 0, 0, 0]);
    const awards = ['Y', 'YY', 'B'].reduce((sum, status) => sum + (all[status] ?? 0), 0);
    expect([own['taken'], foreign['taken'], awards > 0]).toEqual([0, awards, true]);
    const staff = await counted(paths.partner, 'sales1');
    expect([staff['taken'], staff['Y']]).toEqual([0, all['Y']]);
    const hidden = { SearchType: 'customerName', SearchKey: '에이타워' };
    expect(Object.values(await counted(paths.partner, 'daon1', hidden)).every((count) => count === 0)).toBe(true);
    expect((await counted(paths.partner, 'hanbit1', hidden))['N']).toBe(0);
    expect((await counted(paths.partner, 'hanbit1', hidden))['B']).toBe(1);
  });

  it('of orders and settlements are of the own company only, of internal projects for staff only', async () => {
    expect((await counted(paths.orders, 'daon1'))['B']).toBe(0);
    expect((await counted(paths.orders, 'hanbit2'))['B']).toBe(1);
    expect((await counted(paths.mine, 'hanbit2'))['B']).toBe(0);
    const settlement = { SearchYearMonth: '2026.12' };
    const reply = await portal.call(paths.settlement, settlement, { as: 'hanbit1' });
    expect(reply.ok.data).toEqual([
      { status: 'B', count: 1, amount: '1450000' },
      { status: 'E', count: 0, amount: '0' },
    ]);
    expect(await counted(paths.settlement, 'daon1', settlement)).toEqual({ B: 0, E: 0 });
    expect(await counted(paths.internal, 'pm1')).toEqual({ N: 0, YY: 0, C: 0 });
    for (const path of [paths.staff, paths.internal]) {
      expect((await portal.call(path, {}, { as: 'hanbit1' })).status).toBe(403);
    }
    for (const path of Object.values(paths)) expect((await portal.call(path)).status).toBe(401);
  });
});
