import type { MenuItem } from '@portal/contract/areas/menu/calls';
import { type MenuMode, noticesPathOf, OwnMenuId } from '@portal/contract/areas/menu/mode';
import type { Actor } from '@portal/contract/core/actor';
import { paths } from '#lib/paths.ts';
import type { IconName } from '#ui/marks/icon.tsx';
import { otherMode } from '../public/menu-mode.ts';

type LinkedItem = Pick<MenuItem, 'menuLink' | 'relatedMenuPath'>;

const related = (item: LinkedItem): string[] =>
  item.relatedMenuPath
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');

/** True when the path is the entry's link, or starts with one of its related paths (SHELL-21, SHELL-22). */
export const isCurrent = (item: LinkedItem, path: string): boolean =>
  (item.menuLink !== '' && item.menuLink === path) || related(item).some((start) => path.startsWith(start));

/** The menus that open an outside system in a new tab. */
const OUTSIDE_MENUS = ['CS', '방문객예약'];

/** The effect of a click on a menu. */
export type MenuTarget = 'preparing' | 'outside' | 'again' | 'page';

/** An empty link is checked first (D-15, D-19), then the outside systems, then the open page (SHELL-23). */
export function menuTarget(item: Pick<MenuItem, 'menuName' | 'menuLink'>, path: string): MenuTarget {
  if (item.menuLink === '') return 'preparing';
  if (OUTSIDE_MENUS.includes(item.menuName)) return 'outside';
  return item.menuLink === path ? 'again' : 'page';
}

/** The address in the outside system: domain, link and the encrypted user id (D-15). */
export const outsideAddress = (item: Pick<MenuItem, 'menuDomain' | 'menuLink'>, encryptUserId: string): string =>
  `${item.menuDomain}${item.menuLink}${encodeURIComponent(encryptUserId)}`;

/** The first id of the entries of the overview's menu. No menu of the server has a negative id. */
const HOME_MENU_ID = -10;

const OWN_ENTRIES = [
  { leftMenuId: OwnMenuId.MyInfo, menuName: '내 정보 수정', menuLink: paths.myInfo, menuImg: 'user' },
  { leftMenuId: OwnMenuId.Alarms, menuName: '알림목록', menuLink: paths.alarmList, menuImg: 'bell' },
];

/** Adds the user's own entries to the end of a left menu, unless they are in it (SHELL-17 to SHELL-20). */
export function withOwnEntries(items: readonly MenuItem[], mode: MenuMode): MenuItem[] {
  const links = new Set(items.map((item) => item.menuLink));
  const blank = { topMenuId: 0, menuDomain: '', menuSpecialImg: '', menuMode: mode, relatedMenuPath: '' };
  return [...items, ...OWN_ENTRIES.filter((own) => !links.has(own.menuLink)).map((own) => ({ ...blank, ...own }))];
}

/** The left menu of the overview, which is in no menu of the server: the entries of the logo's menu (D-357). */
export function homeBranch(companyName: string, { userType }: Pick<Actor, 'userType'>, mode: MenuMode): MenuBranch {
  const blank = { topMenuId: 0, menuDomain: '', menuImg: '', menuSpecialImg: '', menuMode: mode, relatedMenuPath: '' };
  const entries = [
    { menuName: '한눈에 보기', menuLink: paths.home },
    { menuName: '오늘 할 일과 공지사항', menuLink: noticesPathOf(userType) },
  ];
  return {
    top: { ...blank, leftMenuId: 0, menuName: companyName, menuLink: paths.home },
    left: entries.map((entry, index) => ({ ...blank, ...entry, leftMenuId: HOME_MENU_ID - index })),
  };
}

/** Whether the entry is one of the two own entries. */
export const isOwnEntry = ({ menuLink }: Pick<MenuItem, 'menuLink'>): boolean =>
  OWN_ENTRIES.some((own) => own.menuLink === menuLink);

/** Whether the page is in no menu of the server, but opened from any: an own page, or the guide. */
export const keepsMenu = (path: string): boolean =>
  OWN_ENTRIES.some(({ menuLink }) => menuLink === path) || path.startsWith(paths.help);

/** Whether the entry is 알림목록. */
export const isAlarmEntry = ({ menuLink }: Pick<MenuItem, 'menuLink'>): boolean => menuLink === paths.alarmList;

const ICONS: Record<string, IconName> = {
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

/** The icon for the name that the server sends. An unknown name gets a plain one. */
export const menuIcon = (menuImg: string): IconName => ICONS[menuImg] ?? 'menu';

/** A top menu with its left menus. */
export type MenuBranch = { top: MenuItem; left: MenuItem[] };

/** The branch with the page in its left menus; undefined when there is none. */
export const branchOf = <Branch extends MenuBranch>(branches: readonly Branch[], path: string): Branch | undefined =>
  branches.find(({ left }) => left.some((item) => isCurrent(item, path)));

const isTop = ({ leftMenuId }: MenuItem): boolean => leftMenuId === 0;

/** The top menus of a mode, each with its left menus. */
export const branchesOf = (items: readonly MenuItem[], mode: MenuMode): MenuBranch[] =>
  items
    .filter((item) => isTop(item) && item.menuMode === mode)
    .map((top) => ({ top, left: items.filter((item) => !isTop(item) && item.topMenuId === top.topMenuId) }));

/** The first part of a path: '/projects' of '/projects/view/3'. */
const sectionOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** The branch whose top menu has no left menus and leads to the section of the page, such as 보고. */
const wholeSectionOf = <Branch extends MenuBranch>(branches: readonly Branch[], path: string): Branch | undefined =>
  branches.find(({ top, left }) => left.length === 0 && top.menuLink !== '' && isInSection({ top }, path));

/** Whether the page is in the section of the top menu. */
export const isInSection = ({ top }: Pick<MenuBranch, 'top'>, path: string): boolean =>
  sectionOf(top.menuLink) === sectionOf(path);

/** The branches of a mode. The workspace is in the menus of staff, and its pages show it in either mode (D-265). */
export function branchesFor(items: readonly MenuItem[], mode: MenuMode, path: string): MenuBranch[] {
  const own = branchesOf(items, mode);
  if (branchOf(own, path) || wholeSectionOf(own, path)) return own;
  const found = wholeSectionOf(branchesOf(items, otherMode(mode)), path);
  return found ? [...own, found] : own;
}

/** Pages in no menu of some users, by the page whose entry they light. */
const SIMILAR: readonly (readonly [start: string, page: string])[] = [
  ['/notices/', paths.mizeNoticeList],
  [paths.projectCompanyList, paths.projectList],
];

const similarTo = (path: string): string => SIMILAR.find(([start]) => path.startsWith(start))?.[1] ?? path;

/** The path by which entries are lit: that of the page, or of a similar one where no left menu has the page (D-265). */
export const currentPath = (branches: readonly MenuBranch[], path: string): string =>
  branchOf(branches, path) ? path : similarTo(path);

/** Whether a page belongs to these menus. The own pages belong to both modes (D-17). */
export const belongsToMenus = (branches: readonly MenuBranch[], path: string): boolean =>
  OWN_ENTRIES.some(({ menuLink }) => menuLink === path) ||
  branchOf(branches, path) !== undefined ||
  wholeSectionOf(branches, path) !== undefined;

/** Whether a page belongs only to the menus of the other mode. A similar page decides where neither has the page. */
export function belongsElsewhere(own: readonly MenuBranch[], other: readonly MenuBranch[], path: string): boolean {
  if (belongsToMenus(own, path)) return false;
  if (branchOf(other, path)) return true;
  const similar = similarTo(path);
  return branchOf(own, similar) === undefined && branchOf(other, similar) !== undefined;
}
