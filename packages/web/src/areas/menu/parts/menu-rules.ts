import type { MenuItem } from '@portal/contract/areas/menu/calls';
import { type MenuMode, OwnMenuId } from '@portal/contract/areas/menu/mode';
import { paths } from '#lib/paths.ts';
import type { IconName } from '#ui/marks/icon.tsx';

type Linked = Pick<MenuItem, 'menuLink' | 'relatedMenuPath'>;

const related = (item: Linked): string[] =>
  item.relatedMenuPath
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');

/** True when the path is the entry's link, or starts with one of its related paths (SHELL-21, SHELL-22). */
export const isCurrent = (item: Linked, path: string): boolean =>
  (item.menuLink !== '' && item.menuLink === path) || related(item).some((start) => path.startsWith(start));

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

const OWN = [
  { leftMenuId: OwnMenuId.MyInfo, menuName: '내 정보 수정', menuLink: paths.myInfo, menuImg: 'user' },
  { leftMenuId: OwnMenuId.Alarms, menuName: '알림목록', menuLink: paths.alarmList, menuImg: 'bell' },
];

/** The server's left menu and the two entries that always end it, none of them twice (SHELL-17 to SHELL-20). */
export function withOwnEntries(items: readonly MenuItem[], mode: MenuMode): MenuItem[] {
  const links = new Set(items.map((item) => item.menuLink));
  const blank = { topMenuId: 0, menuDomain: '', menuSpecialImg: '', menuMode: mode, relatedMenuPath: '' };
  return [...items, ...OWN.filter((own) => !links.has(own.menuLink)).map((own) => ({ ...blank, ...own }))];
}

/** One of the two entries that are the user's own, not the server's. */
export const isOwnEntry = ({ menuLink }: Pick<MenuItem, 'menuLink'>): boolean =>
  OWN.some((own) => own.menuLink === menuLink);

const KNOWN: Record<string, IconName> = {
  notice: 'notice',
  project: 'project',
  people: 'people',
  report: 'report',
  support: 'support',
  visitor: 'visitor',
  order: 'order',
  money: 'money',
  reference: 'list',
  user: 'user',
  bell: 'bell',
};

/** The icon of a menu by the name the server sends; an unknown name gets a plain one. */
export const menuIcon = (menuImg: string): IconName => KNOWN[menuImg] ?? 'menu';

/** A top menu with its left menu. */
export type MenuBranch = { top: MenuItem; left: MenuItem[] };

/** The branch whose left menu names the page; undefined when none does. */
export const branchOf = <Branch extends MenuBranch>(branches: readonly Branch[], path: string): Branch | undefined =>
  branches.find(({ left }) => left.some((item) => isCurrent(item, path)));

/** Whether a page has a place among these menus; the user's own pages have one in both modes (D-17). */
export const hasPlace = (branches: readonly MenuBranch[], path: string): boolean =>
  OWN.some(({ menuLink }) => menuLink === path) || branchOf(branches, path) !== undefined;
