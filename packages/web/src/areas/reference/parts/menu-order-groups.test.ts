import type { MenuRow } from '@portal/contract/areas/reference/calls';
import { expect, it } from 'vitest';
import { menuOrderGroups } from './menu-order-groups.ts';

const menu = (part: Pick<MenuRow, 'menuId' | 'type' | 'topMenuId' | 'menuMode'>): MenuRow => ({
  ...part,
  menuName: `메뉴${part.menuId}`,
  menuLink: '',
  menuDomain: '',
  activeYN: 'Y',
  version: 1,
});

it('groups menus with their siblings, and leaves out a menu without siblings', () => {
  const families = menuOrderGroups([
    menu({ menuId: 1, type: 'T', topMenuId: 0, menuMode: 'M' }),
    menu({ menuId: 101, type: 'L', topMenuId: 1, menuMode: 'M' }),
    menu({ menuId: 102, type: 'L', topMenuId: 1, menuMode: 'M' }),
    menu({ menuId: 2, type: 'T', topMenuId: 0, menuMode: 'M' }),
    menu({ menuId: 103, type: 'L', topMenuId: 2, menuMode: 'M' }),
    menu({ menuId: 11, type: 'T', topMenuId: 0, menuMode: 'C' }),
  ]);
  expect(families.map(({ type, label, entries }) => [type, label, entries.map(({ id }) => id)])).toEqual([
    ['T', '상단 메뉴 (직원)', [1, 2]],
    ['L', '메뉴1 (직원)', [101, 102]],
  ]);
});
