import type { MenuItem } from '@portal/contract/areas/menu/calls';

/** Menus that open an outside system in a new tab. */
const OUTSIDE = ['CS', '방문객예약'];

/** What a click on a menu does. */
export type MenuTarget = 'preparing' | 'outside' | 'again' | 'page';

/** An empty link comes first (D-15, D-19), then the outside systems, then the page that is already open (SHELL-23). */
export function menuTarget(item: Pick<MenuItem, 'menuName' | 'menuLink'>, path: string): MenuTarget {
  if (item.menuLink === '') return 'preparing';
  if (OUTSIDE.includes(item.menuName)) return 'outside';
  return item.menuLink === path ? 'again' : 'page';
}

/** Address in the outside system: its domain, the link, and who comes (D-15). */
export const outsideAddress = (item: Pick<MenuItem, 'menuDomain' | 'menuLink'>, encryptUserId: string): string =>
  `${item.menuDomain}${item.menuLink}${encodeURIComponent(encryptUserId)}`;
