import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerInternal } from '#test-kit/factories/internal.ts';
import { makeOrder } from '#test-kit/factories/order.ts';
import { postProject, registerProject } from '#test-kit/factories/project.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const LIST = 'Calendar/calendar-list';
const MONTH = { FromDay: '2026-11-01', ToDay: '2026-11-30' };

let portal: TestApp;
const ids: Record<string, number> = {};
beforeAll(async () => {
  portal = await startApp();
  const { db } = portal.ctx;
  ids['own'] = await makeOrder(portal, { ProjectName: '한빛 수주' });
  ids['foreign'] = await makeOrder(portal, { ProjectName: '다온 수주' }, { winner: 'daon1' });
  ids['offered'] = await postProject(portal, { ProjectName: '후보 둘', StartDate: '2026-11-25^2026-12-02' });
  ids['open'] = await postProject(portal, { ProjectName: '수주전', StartDate: '2026-11-26' });
  ids['draft'] = await registerProject(portal, { ProjectName: '게시전', StartDate: '2026-11-27' });
  ids['canceled'] = await projectInState(portal, 'C', { ProjectName: '취소' });
  ids['internal'] = await registerInternal(portal, { ProjectName: '내부 점검' });
  await db.updateTable('internal_project').set({ choice_user_id: 'pm2' }).where('id', '=', ids['internal']).execute();
  await db.updateTable('portal_user').set({ dept_name: '시공1팀' }).where('user_id', '=', 'pm2').execute();
  await db.updateTable('company').set({ daily_teams: 2 }).where('name', '=', '한빛설비').execute();
});
afterAll(() => portal.close());

const entriesOf = async (as: Person, body: object = MONTH) => {
  const { status, ok } = await portal.call(LIST, body, { as });
  expect(status).toBe(200);
  return ok.data;
};
const names = async (as: Person, body?: object) =>
  (await entriesOf(as, body)).map(({ startDay, projectName }) => `${startDay} ${projectName}`);

describe('the calendar of projects (D-330)', () => {
  it('shows staff both kinds, with company, teams, department and offered days', async () => {
    expect(await names('sales1')).toEqual([
      '2026-11-23 다온 수주',
      '2026-11-23 한빛 수주',
      '2026-11-25 후보 둘',
      '2026-11-25 내부 점검',
      '2026-11-26 수주전',
      '2026-11-27 게시전',
    ]);
    const rows = await entriesOf('sales1');
    const rowOf = (name: string) => rows.find(({ id, projectName }) => id > 0 && projectName === name);
    expect(rowOf('한빛 수주')).toMatchObject({ teamName: '한빛설비', dailyTeams: 2, pmIds: ['pm1', 'pm2'] });
    expect(rowOf('다온 수주')).toMatchObject({ teamName: '다온전기', dailyTeams: 0 });
    expect(rowOf('후보 둘')).toMatchObject({ teamName: '', offeredDays: ['2026-11-25', '2026-12-02'] });
    expect(rowOf('내부 점검')).toMatchObject({
      kind: 'internal',
      startTime: '09:30',
      teamName: '시공1팀',
      companyId: 0,
    });
  });

  it('shows each offered day in its own period', async () => {
    expect(await names('sales1', { FromDay: '2026-12-01', ToDay: '2026-12-31' })).toEqual(['2026-12-02 후보 둘']);
  });

  it('shows a contractor open projects and the awards of the own company alone, without PMs', async () => {
    expect(await names('hanbit2')).toEqual(['2026-11-23 한빛 수주', '2026-11-25 후보 둘', '2026-11-26 수주전']);
    const rows = await entriesOf('hanbit2');
    expect(rows.flatMap(({ pmIds }) => pmIds)).toEqual([]);
    expect(await names('daon1')).toContain('2026-11-23 다온 수주');
    expect(await names('daon1')).not.toContain('2026-11-23 한빛 수주');
  });

  it('refuses a period that is missing, reversed or longer than six weeks', async () => {
    for (const body of [
      {},
      { FromDay: '2026-11-30', ToDay: '2026-11-01' },
      { FromDay: '2026-11-01', ToDay: '2026-12-13' },
    ]) {
      expect((await portal.call(LIST, body, { as: 'sales1' })).status).toBe(400);
    }
    expect(await entriesOf('sales1', { FromDay: '2026-11-01', ToDay: '2026-12-12' })).toHaveLength(7);
  });
});

describe('the teams of a company in a day (D-332)', () => {
  it('are stored by the edit of the company and refused when they are no number', async () => {
    const [company] = (await portal.call('Reference/company-list', { SearchKey: '다온전기' }, { as: 'admin' })).ok.data;
    const edit = (DailyTeams: string) =>
      portal.call(
        'Reference/company-edit',
        { Id: company?.id, CompanyName: '다온전기', BusinessNumber: '', CompanyPhone: '', DailyTeams },
        { as: 'admin' },
      );
    const teams = async () =>
      (await portal.call('Reference/company-info', { Id: company?.id }, { as: 'admin' })).ok.data[0]?.dailyTeams;
    for (const wrong of ['0', '-1', '100', '두 팀', '1.5']) {
      const { status, refusal } = await edit(wrong);
      expect([status, refusal.field]).toEqual([400, 'DailyTeams']);
    }
    expect(await teams()).toBe('');
    expect((await edit('3')).status).toBe(200);
    expect(await teams()).toBe('3');
    const changes = (await portal.call('Audit/change-log-list', { SearchKey: '다온전기' }, { as: 'admin' })).ok.data;
    expect(JSON.stringify(changes)).toContain('하루 팀 수');
    expect((await edit('')).status).toBe(200);
    expect(await teams()).toBe('');
  });
});
