import { expect, it } from 'vitest';
import { MENU } from '../menu/keys.ts';
import {
  grantNote,
  type MenuChoice,
  offeredSubmenus,
  seesAnyMenu,
  toggleSubmenu,
  toggleTopMenu,
} from './menu-grants.ts';

const staffMenu: MenuChoice = {
  topMenuId: 3,
  menuType: 'M',
  menuName: '직원',
  subLeftMenu: [
    { leftMenuId: 103, menuName: '직원목록' },
    { leftMenuId: 104, menuName: '부서목록' },
  ],
};
const all = [
  { menuId: 3, type: 'T' },
  { menuId: 103, type: 'L' },
  { menuId: 104, type: 'L' },
];

it('toggling a top menu selects or deselects it with all its submenus (EMP-34)', () => {
  expect(toggleTopMenu([], staffMenu)).toEqual(all);
  expect(toggleTopMenu([{ menuId: 103, type: 'L' }], staffMenu)).toEqual(all);
  expect(toggleTopMenu([...all.map((grant) => ({ ...grant, type: grant.type as 'T' | 'L' }))], staffMenu)).toEqual([]);
});

it('selecting a submenu selects its top menu too', () => {
  expect(toggleSubmenu([], staffMenu, 104)).toEqual([
    { menuId: 3, type: 'T' },
    { menuId: 104, type: 'L' },
  ]);
  expect(toggleSubmenu([{ menuId: 104, type: 'L' }], staffMenu, 104)).toEqual([]);
});

it.each([
  ['employee.menus.everyone', MENU.staffNotices.id, MENU.partnerNotices.id],
  ['employee.menus.steps', MENU.projects.id, MENU.outsourcedProjects.id],
  ['employee.menus.rooms', MENU.workspace.id],
  ['employee.menus.manager', MENU.reference.id],
  [undefined, MENU.employees.id, MENU.orders.id, MENU.settlement.id, MENU.managers.id],
])('the picker says %s below the menus that decide less or more than their pages (D-23)', (note, ...tops) => {
  expect(tops.map((id) => grantNote(Number(id)))).toEqual(tops.map(() => note));
});

it.each(['방문객예약', 'CS', '보고'])('the picker offers %s without submenus (EMP-35)', (menuName) => {
  expect(offeredSubmenus({ ...staffMenu, menuName })).toEqual([]);
});

const topOf = (topMenuId: number, menuType: 'M' | 'C'): MenuChoice => ({
  topMenuId,
  menuType,
  menuName: '',
  subLeftMenu: [],
});
const menus = [staffMenu, topOf(7, 'M'), topOf(12, 'C')];

it.each([
  { granted: [], modeAuthority: 'A', permission: 'F', sees: false },
  { granted: [3], modeAuthority: 'M', permission: 'F', sees: true },
  { granted: [12], modeAuthority: 'M', permission: 'F', sees: false },
  { granted: [12], modeAuthority: 'A', permission: 'F', sees: true },
  { granted: [7], modeAuthority: 'A', permission: 'F', sees: false },
  { granted: [7], modeAuthority: 'A', permission: 'M', sees: true },
])('an employee with the menus $granted, mode $modeAuthority and letter $permission sees one: $sees', (given) => {
  const granted = given.granted.map((menuId) => ({ menuId, type: 'T' as const }));
  expect(seesAnyMenu(menus, granted, given)).toBe(given.sees);
});
