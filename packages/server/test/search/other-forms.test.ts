import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateUser } from '#areas/people/public/users.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { found, rebuild, rowsOf, search } from './search-kit.ts';

let portal: TestApp;
let project: number;
beforeAll(async () => {
  portal = await startApp();
  await rebuild(portal);
  project = await registerProject(portal, {
    ProjectName: '누리마루 에이펙하우스 ＣＣＴＶ',
    CustomerName: '㈜한마음',
    PlaceName: '한마음 별관',
    PlaceManagerMobile: '010-9876-5432',
  });
  const company = {
    CompanyName: '㈜두리',
    BusinessNumber: '220-81-62517',
    Representative: '',
    CompanyPhone: '02-555-7788',
    DailyTeams: '',
  };
  await portal.call('Reference/company-add', company, { as: 'admin' });
});
afterAll(() => portal.close());

describe('찾기 reads a key as it was meant (D-542, D-545)', () => {
  const PROJECT = 'outsourced 누리마루 에이펙하우스 ＣＣＴＶ';
  it.each([
    ['\u200b누리\u00ad마루\u3164', PROJECT],
    ['\u00a0누리마루\u00a0', PROJECT],
    ['CCTV', PROJECT],
    ['누리마루에이펙하우스', PROJECT],
    ['(주)한마음', 'outsourcedSite 한마음 별관'],
    ['한마음 주식회사', 'outsourcedSite 한마음 별관'],
    ['+82 10-9876-5432', 'outsourcedSite 한마음 별관'],
    ['9876-5432', 'outsourcedSite 한마음 별관'],
    ['220-81-62517', 'company ㈜두리'],
    ['02)555-7788', 'company ㈜두리'],
    ['(주)두리', 'company ㈜두리'],
    ['김하늘님', 'employee 김하늘'],
  ])('%j', async (key, hit) => {
    expect(await found(portal, key, 'sales1')).toContain(hit);
  });

  it('the number of a project shows it first, once, and only to whom it may be shown', async () => {
    expect((await found(portal, `#${project}`, 'sales1'))[0]).toBe(PROJECT);
    expect(await found(portal, `#${project}`, 'hanbit1')).toEqual([]);
    const { groups } = await search(portal, `#${project}`, 'sales1');
    expect(groups.map(({ group, count }) => [group, count])).toEqual([['project', 1]]);
  });

  it('a telephone is found by those alone who see it in a list', async () => {
    await portal.ctx.db.updateTable('portal_user').set({ phone: '01077778888' }).where('user_id', '=', 'pm1').execute();
    const Id = await projectInState(portal, 'Y', { PlaceName: '수주 현장', PlaceManagerMobile: '010-2222-9999' });
    expect(Id).toBeGreaterThan(0);
    expect(await found(portal, '010-2222-9999', 'sales1')).toEqual(['outsourcedSite 수주 현장']);
    expect(await found(portal, '010-2222-9999', 'hanbit1')).toEqual(['outsourcedSite 수주 현장']);
    expect(await found(portal, '010-2222-9999', 'daon1')).toEqual([]);
    expect(await found(portal, '010-9876-5432', 'hanbit1')).toEqual([]);
    expect(await found(portal, '220-81-62517', 'hanbit1')).toEqual([]);
    // The crew's contact of an award is masked for others.
    const crew = '010-5555-6666';
    expect(await found(portal, crew, 'sales1')).toEqual(['outsourcedSite 수주 현장']);
    expect(await found(portal, crew, 'hanbit1')).toEqual(['outsourcedSite 수주 현장']);
    expect(await found(portal, crew, 'daon1')).toEqual([]);
  });

  it('staff without any menu find colleagues by name, department and number, which the department list shows', async () => {
    await portal.ctx.db.deleteFrom('menu_grant').where('user_id', '=', 'pm2').execute();
    const pm1 = { user_name: '한도경', phone: '01077778888', dept_name: '물빛기획팀' };
    await updateUser(portal.ctx.db, 'pm1', pm1, false);
    const row = { kind: 'employee', key: 'pm1', parts: expect.arrayContaining(['물빛기획팀', '010-7777-8888']) };
    for (const key of ['한도경', '물빛기획', '010-7777-8888']) {
      expect(rowsOf(await search(portal, key, 'pm2'))).toMatchObject([row]);
      expect(await found(portal, key, 'hanbit1')).toEqual([]);
    }
  });
});

it('lists read a key the same way (D-542)', async () => {
  const titles = async (SearchType: string, SearchKey: string): Promise<string[]> =>
    (
      await portal.call(
        'Construction/all-construction-mize-list',
        { SearchType, SearchKey, SearchActiveStatus: 'A' },
        {
          as: 'sales1',
        },
      )
    ).ok.data.map(({ projectName }) => projectName);
  const name = '누리마루 에이펙하우스 ＣＣＴＶ';
  for (const key of ['누리\u200b마루', '\u00a0누리마루', 'cctv', 'ＣＣＴＶ']) {
    expect(await titles('projectName', key)).toContain(name);
  }
  expect(await titles('customerName', '(주)한마음')).toEqual([name]);
  const { ok } = await portal.call('Reference/company-list', { SearchKey: '（주）두리' }, { as: 'admin' });
  expect(ok.data.map(({ companyName }) => companyName)).toEqual(['㈜두리']);
});
