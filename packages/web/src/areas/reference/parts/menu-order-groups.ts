import type { MenuMode } from '@portal/contract/areas/menu/mode';
import type { MenuRow } from '@portal/contract/areas/reference/calls';
import type { OrderGroup } from './reference-list.ts';

/** The names of the modes, as on their switch. */
export const MODE_NAMES: Readonly<Record<MenuMode, string>> = { M: '직원', C: '협력사' };

/** A group of sibling menus that are ordered together. */
export type MenuOrderGroup = Pick<OrderGroup, 'label' | 'entries'> & { type: MenuRow['type'] };

const entriesOf = (menus: readonly MenuRow[]) => menus.map(({ menuId, menuName }) => ({ id: menuId, name: menuName }));

/**
 * Groups of sibling menus: the top menus of each mode, and the left menus of each top menu. Groups of one are left out.
 */
export function menuOrderGroups(menus: readonly MenuRow[]): MenuOrderGroup[] {
  const tops = (['M', 'C'] as const).map((mode): MenuOrderGroup => {
    const family = menus.filter(({ type, menuMode }) => type === 'T' && menuMode === mode);
    return { type: 'T', label: `상단 메뉴 (${MODE_NAMES[mode]})`, entries: entriesOf(family) };
  });
  const lefts = menus
    .filter(({ type }) => type === 'T')
    .map((top): MenuOrderGroup => {
      const family = menus.filter(({ type, topMenuId }) => type === 'L' && topMenuId === top.menuId);
      return { type: 'L', label: `${top.menuName} (${MODE_NAMES[top.menuMode]})`, entries: entriesOf(family) };
    });
  return [...tops, ...lefts].filter(({ entries }) => entries.length > 1);
}
