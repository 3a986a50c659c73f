import { describe, expect, it } from 'vitest';
import {
  belongsElsewhere,
  belongsToMenus,
  branchesFor,
  branchOf,
  currentPath,
  isCurrent,
  keepsMenu,
  menuTarget,
  outsideAddress,
  withOwnEntries,
} from './menu-rules.ts';

const item = {
  topMenuId: 12,
  leftMenuId: 112,
  menuName: '프로젝트목록 (외주)',
  menuLink: '/projects/list',
  menuDomain: '',
  menuImg: 'project',
  menuSpecialImg: '',
  menuMode: 'C' as const,
  relatedMenuPath: '/projects/add, /projects/view',
};

describe('highlighting (SHELL-21, SHELL-22)', () => {
  it.each([
    ['/projects/list', true],
    ['/projects/add', true],
    ['/projects/view/31', true],
    ['/projects/listing', false],
    ['/projects/companylist', false],
    ['/', false],
  ])('%s: %s', (path, highlighted) => {
    expect(isCurrent(item, path)).toBe(highlighted);
  });

  it('never highlights an entry without link and related paths', () => {
    expect(isCurrent({ menuLink: '', relatedMenuPath: '' }, '/projects/list')).toBe(false);
    expect(isCurrent({ menuLink: '', relatedMenuPath: ' , ' }, '/projects/list')).toBe(false);
  });
});

it.each([
  ['/myinfo/view', true],
  ['/alarmsnotices/list', true],
  ['/help/first-day', true],
  ['/reference/menus', false],
  ['/employee/list', false],
])('%s is in no menu of the user: it keeps the one it was opened from: %s (D-391)', (path, keeps) => {
  expect(keepsMenu(path)).toBe(keeps);
});

describe('a click on a menu', () => {
  it.each([
    ['an empty link is checked first, also for CS (D-15)', { menuName: 'CS', menuLink: '' }, 'preparing'],
    ['CS opens outside (SHELL-11)', { menuName: 'CS', menuLink: '/cs?user=' }, 'outside'],
    ['방문객예약 opens outside (SHELL-12)', { menuName: '방문객예약', menuLink: '/visit/' }, 'outside'],
    ['the open page is remounted (SHELL-23)', { menuName: '수주목록', menuLink: '/orders/list' }, 'again'],
    ['any other menu opens its page', { menuName: '정산현황', menuLink: '/accounting/list' }, 'page'],
  ])('%s', (_case, menu, target) => {
    expect(menuTarget(menu, '/orders/list')).toBe(target);
  });

  it('appends the encoded token to the outside address (D-15)', () => {
    const address = outsideAddress({ menuDomain: 'https://cs.example.com', menuLink: '/in/' }, 'a+b/c=');
    expect(address).toBe('https://cs.example.com/in/a%2Bb%2Fc%3D');
  });
});

describe('own entries (SHELL-17 to SHELL-20)', () => {
  it('are added at the end of every left menu with ids 0 and -1', () => {
    expect(withOwnEntries([item], 'C').map((entry) => [entry.leftMenuId, entry.menuLink])).toEqual([
      [112, '/projects/list'],
      [0, '/myinfo/view'],
      [-1, '/alarmsnotices/list'],
    ]);
  });

  it('are not repeated when the server also returns them', () => {
    const own = { ...item, leftMenuId: 7, menuLink: '/myinfo/view' };
    expect(withOwnEntries([own], 'C').map((entry) => entry.leftMenuId)).toEqual([7, -1]);
  });
});

describe('the lit entry of every page (D-265)', () => {
  const top = (topMenuId: number, menuMode: 'M' | 'C', menuLink: string) => ({
    ...item,
    ...{ topMenuId, leftMenuId: 0, menuMode, menuLink, relatedMenuPath: '' },
  });
  const notices = { ...item, topMenuId: 1, leftMenuId: 101, menuMode: 'M' as const, menuLink: '/mizenotices/list' };
  const reports = top(4, 'M', '/special/report/list');
  const items = [
    top(1, 'M', '/mizenotices/list'),
    { ...notices, relatedMenuPath: '' },
    reports,
    top(12, 'C', ''),
    item,
  ];

  it.each(['M', 'C'] as const)('the workspace lights 보고 in mode %s', (mode) => {
    const branches = branchesFor(items, mode, '/special/report/feed');
    expect(branches.map((branch) => branch.top.topMenuId)).toContain(4);
    expect(belongsToMenus(branches, '/special/report/feed')).toBe(true);
    expect(branchesFor(items, 'C', '/projects/list').map((branch) => branch.top.topMenuId)).toEqual([12]);
  });

  it.each([
    [
      "the contractors' board lights the staff's own where it has no entry",
      'M',
      '/notices/view/3',
      '/mizenotices/list',
    ],
    ["the contractors' list lights that of staff", 'C', '/projects/companylist', '/projects/list'],
    ['a page with an entry lights it', 'C', '/projects/view/3', '/projects/view/3'],
  ] as const)('%s', (_case, mode, page, expected) => {
    expect(currentPath(branchesFor(items, mode, page), page)).toBe(expected);
  });

  it('a page that is similar to one of the other mode belongs there', () => {
    const [own, other] = [branchesFor(items, 'M', ''), branchesFor(items, 'C', '')];
    expect(belongsElsewhere(own, other, '/projects/companylist')).toBe(true);
    expect(belongsElsewhere(own, other, '/notices/list')).toBe(false);
    expect(belongsElsewhere(own, other, '/projects/list')).toBe(true);
  });
});

describe('menu membership of a page (D-17)', () => {
  const branches = [{ top: { ...item, leftMenuId: 0 }, left: [item] }];

  it.each([
    ['/projects/view/3', true],
    ['/mizenotices/list', false],
    ['/myinfo/view', true],
    ['/alarmsnotices/list', true],
  ])('%s belongs to the menus of contractors: %s', (path, belongs) => {
    expect(belongsToMenus(branches, path)).toBe(belongs);
  });

  it('branchOf returns the branch with the path in its left menu, and none for own pages', () => {
    expect(branchOf(branches, '/projects/add')).toBe(branches[0]);
    expect(branchOf(branches, '/myinfo/view')).toBeUndefined();
  });
});
