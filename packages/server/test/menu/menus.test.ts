import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const names = (rows: readonly { menuName: string }[]) => rows.map((row) => row.menuName);
const tops = async (as: Person, MenuMode: string) =>
  (await portal.call('Menu/top-menu-list', { MenuMode }, { as })).ok.data;
const lefts = async (as: Person, MenuMode: string, TopMenuId: number) =>
  names((await portal.call('Menu/left-menu-list', { MenuMode, TopMenuId }, { as })).ok.data);

const STAFF_MENUS = ['공지사항', '프로젝트', '직원', '보고', 'CS', '방문객예약'];
/** The menus of permission M, with one more than staff (D-133). */
const MANAGER_MENUS = [...STAFF_MENUS, '기준정보'];
const PARTNER_MENUS = ['공지사항', '프로젝트', '수주', '정산', '담당자'];

describe('menus per user, type and mode (SHELL-08 to SHELL-10, D-16, D-17, D-23)', () => {
  it('returns the requested mode only to staff with mode authority A', async () => {
    expect(names(await tops('admin', 'M'))).toEqual(MANAGER_MENUS);
    expect(names(await tops('admin', 'C'))).toEqual(PARTNER_MENUS);
    expect(names(await tops('sales1', 'C'))).toEqual(STAFF_MENUS);
    expect(names(await tops('hanbit1', 'M'))).toEqual(PARTNER_MENUS);
  });

  it('returns the left menus of one top menu, with titles for the kind of caller', async () => {
    expect(await lefts('admin', 'M', 3)).toEqual(['직원목록', '부서목록']);
    expect(await lefts('admin', 'C', 12)).toEqual(['프로젝트목록 (외주)', '오늘 현장', '캘린더']);
    expect(await lefts('hanbit1', 'C', 12)).toEqual(['프로젝트목록', '캘린더']);
    expect(await lefts('hanbit1', 'C', 3)).toEqual([]);
    expect(await lefts('admin', 'M', 999)).toEqual([]);
  });

  it('shows outsourced projects, orders, settlement and managers below 프로젝트 to staff without the second mode (D-265)', async () => {
    const projects = ['프로젝트목록 (외주)', '오늘 현장', '수주목록', '나의 수주목록', '정산현황', '담당자목록'];
    expect(await lefts('sales1', 'M', 2)).toEqual(['프로젝트목록 (마이즈)', '캘린더', ...projects]);
    expect(await lefts('sales1', 'M', 12)).toEqual([]);
    expect(await lefts('admin', 'M', 2)).toEqual(['프로젝트목록 (마이즈)', '캘린더']);
    const listed = (await portal.call('Menu/menu-list', {}, { as: 'sales1' })).ok.data;
    expect(listed.find(({ menuName }) => menuName === '정산현황')).toMatchObject({ topMenuId: 2, menuMode: 'M' });
    await portal.ctx.db
      .deleteFrom('menu_grant')
      .where('user_id', '=', 'sales1')
      .where('menu_type', '=', 'L')
      .where('menu_id', 'in', [114, 115])
      .execute();
    expect(await lefts('sales1', 'M', 2)).toEqual([
      '프로젝트목록 (마이즈)',
      '캘린더',
      '프로젝트목록 (외주)',
      '오늘 현장',
      '정산현황',
      '담당자목록',
    ]);
  });

  it('shows 기준정보 only to permission M, whatever was granted (D-133)', async () => {
    expect(await lefts('admin', 'M', 7)).toContain('변경 기록');
    expect(await lefts('sales1', 'M', 7)).toEqual([]);
    expect(names(await tops('sales1', 'M'))).not.toContain('기준정보');
  });

  it('omits menus that are not granted to the staff member', async () => {
    await portal.ctx.db
      .deleteFrom('menu_grant')
      .where('user_id', '=', 'pm2')
      .where('menu_id', 'in', [3, 104])
      .execute();
    expect(names(await tops('pm2', 'M'))).not.toContain('직원');
    expect(await lefts('pm2', 'M', 3)).toEqual(['직원목록']);
  });

  it('returns the menus of all modes of a user at once: each top menu followed by its left ones (D-165)', async () => {
    const oneByOne = async (as: Person, modes: readonly string[]) => {
      const all: string[] = [];
      for (const mode of modes) {
        for (const { menuName, topMenuId } of await tops(as, mode)) {
          all.push(menuName, ...(await lefts(as, mode, topMenuId)));
        }
      }
      return all;
    };
    for (const [as, modes] of [
      ['admin', ['M', 'C']],
      ['pm2', ['M']],
      ['hanbit1', ['C']],
    ] as const) {
      expect(names((await portal.call('Menu/menu-list', {}, { as })).ok.data)).toEqual(await oneByOne(as, modes));
    }
  });

  it('returns every top menu of both modes to staff, and to contractors only their own', async () => {
    const all = await portal.call('Menu/all-top-menu-list', {}, { as: 'pm2' });
    expect(names(all.ok.data)).toEqual([...MANAGER_MENUS, ...PARTNER_MENUS]);
    const own = await portal.call('Menu/all-top-menu-list', {}, { as: 'hanbit1' });
    expect(names(own.ok.data)).toEqual(PARTNER_MENUS);
  });
});
