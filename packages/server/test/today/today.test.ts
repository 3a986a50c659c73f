import { MENU } from '@portal/contract/areas/menu/keys';
import type { TodayLine } from '@portal/contract/areas/today/lines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import { acceptance, postProject, registerProject } from '#test-kit/factories/project.ts';
import { projectInState, succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const TODAY = 'Today/today-list';
const SEND = { DeliveryType: 'D' };

let portal: TestApp;
const ids: Record<string, number> = {};

/** The clock is at Friday, 2026-11-20 in Seoul. */
beforeAll(async () => {
  portal = await startApp();
  ids['draft'] = await registerProject(portal);
  ids['open'] = await postProject(portal);
  // This project starts on Monday, the next working day, and has two PMs.
  ids['monday'] = await makeOrder(portal);
  ids['sent'] = await makeOrder(portal);
  await succeed(portal, 'Construction/construction-matertial-send', { Id: ids['sent'], ...SEND }, 'sales1');
  ids['begun'] = await makeOrder(portal, { MizePMUserId: 'pm2', MaterialsNoYN: 'Y', Materials: [] });
  await portal.ctx.db
    .updateTable('outsourced_project')
    .set({ choice_date: '2026-11-20' })
    .where('id', '=', ids['begun'])
    .execute();
  ids['undated'] = await projectInState(portal, 'YY');
  ids['dated'] = await projectInState(portal, 'YY');
  const bill = { Id: ids['dated'], BillDate: '2026-11-20' };
  await succeed(portal, 'Construction/construction-billdate-update', bill, 'hanbit1');
  ids['invoiced'] = await makeOrder(portal, {}, { status: 'B', billDate: '2026-10-05', winner: 'daon1' });
});
afterAll(() => portal.close());

const ask = async (as: Person, SearchScope = '') => {
  const reply = await portal.call(TODAY, { SearchScope }, { as });
  expect(reply.status).toBe(200);
  return reply.ok.data;
};
const counts = async (as: Person, scope?: string) =>
  Object.fromEntries((await ask(as, scope)).map(({ line, count }) => [line, count]));
const lineOf = async (as: Person, line: TodayLine, scope?: string) =>
  (await ask(as, scope)).find((one) => one.line === line);

/** Runs the work at another moment, with new sessions. */
async function at<T>(moment: string, work: () => Promise<T>): Promise<T> {
  const before = portal.clock.now;
  portal.clock.now = new Date(moment);
  const times = { created_at: portal.clock.now, last_seen_at: portal.clock.now };
  await portal.ctx.db.updateTable('session').set(times).execute();
  const answer = await work();
  portal.clock.now = before;
  return answer;
}

describe('오늘 할 일 (LISTS-21)', () => {
  it('shows sales the drafts they did not post, their own or those of the whole team', async () => {
    const starts = { startsToday: 1, startsThisWeek: 0 };
    expect(await counts('sales1')).toEqual({ objected: 0, unposted: 1, ...starts });
    expect(await counts('sales1', 'team')).toEqual({ objected: 0, unposted: 1, ...starts });
    expect((await lineOf('sales1', 'unposted'))?.projects.map(({ id, todo }) => [id, todo])).toEqual([
      [ids['draft'], 'unposted'],
    ]);
  });

  it('shows a PM the projects that start by the next working day, unsent materials and open scores', async () => {
    const shared = { objected: 0, startsThisWeek: 0, starting: 2, unsent: 1 };
    expect(await counts('pm1')).toEqual({ ...shared, startsToday: 0, unrated: 0 });
    expect(await counts('pm2')).toEqual({ ...shared, startsToday: 1, unrated: 1 });
    expect(await counts('pm1', 'team')).toEqual({ ...shared, startsToday: 1, unrated: 1 });
    const starting = await lineOf('pm1', 'starting');
    expect([starting?.fromDay, starting?.toDay]).toEqual(['2026-11-21', '2026-11-23']);
  });

  it("shows permission M the whole team's drafts, the invoices to confirm and the amounts to settle", async () => {
    const open = { objected: 0, unconfirmed: 1, unsettled: 1, startsThisWeek: 0 };
    expect(await counts('admin')).toEqual({ ...open, unposted: 1, startsToday: 1 });
    expect((await lineOf('admin', 'unconfirmed'))?.projects[0]?.id).toBe(ids['dated']);
    expect((await lineOf('admin', 'unsettled'))?.months).toEqual([
      { yearMonth: '2026.10', count: 1, amount: '1450000' },
    ]);
    expect(await counts('admin', 'mine')).toEqual({ ...open, unposted: 0, startsToday: 0 });
  });

  it('leaves the amounts to settle out for whom settlement is closed (D-23)', async () => {
    const { db } = portal.ctx;
    const grant = { user_id: 'admin', menu_type: MENU.settlementList.type, menu_id: MENU.settlementList.id };
    const of = db.deleteFrom('menu_grant').where('user_id', '=', 'admin').where('menu_type', '=', grant.menu_type);
    await of.where('menu_id', '=', grant.menu_id).execute();
    try {
      expect(await lineOf('admin', 'unsettled')).toBeUndefined();
      expect(await lineOf('admin', 'unconfirmed')).toBeDefined();
    } finally {
      await db.insertInto('menu_grant').values(grant).execute();
    }
  });

  it("shows a contractor open offers, the company's starts, and the own receipts and invoice dates", async () => {
    expect(await counts('hanbit1')).toEqual({
      offers: 1,
      startsToday: 1,
      startsThisWeek: 0,
      unreceived: 1,
      undated: 1,
    });
    // A colleague sees the company's sites but does not act for the winner (D-62, D-70).
    expect(await counts('hanbit2', 'team')).toEqual({
      offers: 1,
      startsToday: 1,
      startsThisWeek: 0,
      unreceived: 0,
      undated: 0,
    });
  });

  it('shows another company only the open offers', async () => {
    expect(await counts('daon1', 'team')).toEqual({
      offers: 1,
      startsToday: 0,
      startsThisWeek: 0,
      unreceived: 0,
      undated: 0,
    });
  });

  it('shows contractors and PMs the week from Monday to Sunday once the current one is over', async () => {
    for (const as of ['hanbit1', 'pm1'] as const) {
      const week = await at('2026-11-21T03:00:00Z', () => lineOf(as, 'startsThisWeek'));
      expect([week?.count, week?.fromDay, week?.toDay]).toEqual([2, '2026-11-23', '2026-11-29']);
    }
  });

  it('Christmas is no working day', async () => {
    const starting = await at('2026-12-24T03:00:00Z', () => lineOf('pm1', 'starting'));
    expect([starting?.fromDay, starting?.toDay]).toEqual(['2026-12-25', '2026-12-28']);
  });

  it('every line links to the list of exactly its projects', async () => {
    const lists = {
      staff: 'Construction/all-construction-mize-list',
      partner: 'Order/all-partner-order-list',
    } as const;
    for (const [as, path, line] of [
      ['pm2', lists.staff, 'unrated'],
      ['pm2', lists.staff, 'startsToday'],
      ['pm1', lists.staff, 'unsent'],
      ['sales1', lists.staff, 'unposted'],
      ['admin', lists.staff, 'unconfirmed'],
      ['hanbit1', lists.partner, 'unreceived'],
      ['hanbit1', lists.partner, 'undated'],
      ['hanbit1', lists.partner, 'startsToday'],
    ] as const) {
      const shown = await lineOf(as, line);
      const { ok } = await portal.call(path, { SearchTodo: line, SearchScope: 'mine' }, { as });
      expect([ok.meta.totalCount, ok.data.map(({ id }) => id)]).toEqual([
        shown?.count,
        shown?.projects.map(({ id }) => id),
      ]);
    }
  });

  it('follows completed work: sent, received, dated, accepted', async () => {
    const Id = await makeOrder(portal);
    expect((await counts('pm1'))['unsent']).toBe(2);
    await succeed(portal, 'Construction/construction-matertial-send', { Id, ...SEND }, 'sales1');
    expect([(await counts('pm1'))['unsent'], (await counts('hanbit1'))['unreceived']]).toEqual([1, 2]);
    await succeed(portal, 'Construction/construction-material-update', { Id }, 'hanbit1');
    expect((await counts('hanbit1'))['unreceived']).toBe(1);
    await succeed(
      portal,
      'Construction/construction-billdate-update',
      { Id: ids['undated'], BillDate: '2026-11-20' },
      'hanbit1',
    );
    expect([(await counts('hanbit1'))['undated'], (await counts('admin'))['unconfirmed']]).toEqual([0, 2]);
    await succeed(portal, 'Construction/construction-accept', acceptance(ids['open'] ?? 0), 'daon1');
    expect((await counts('hanbit2'))['offers']).toBe(0);
  });

  it('needs a session, and refuses another user as the caller', async () => {
    expect((await portal.call(TODAY)).status).toBe(401);
    expect((await portal.call(TODAY, { LoginUserId: 'pm1' }, { as: 'pm2' })).status).toBe(403);
  });
});
