import { type MenuMode, mayToggleMode } from '@portal/contract/areas/menu/mode';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useActor } from '../../../lib/use-actor.ts';
import { menusKey, menusQuery } from '../api.ts';
import { branchOf, hasPlace, type MenuBranch } from '../parts/menu-rules.ts';
import { otherMode, showMenuMode } from './menu-mode.ts';

export { menusKey };

/** A top menu with its left menu, and whether the page on screen belongs to it. */
export type MenuGroup = MenuBranch & { active: boolean };

/** All menus of a mode. Until `ready` it is not known where the page belongs. */
export type Menus = { groups: MenuGroup[]; active: MenuGroup | undefined; ready: boolean };

const LAST = 'topmenu';
const NONE: MenuBranch[] = [];

/** The first part of a path: '/projects' of '/projects/view/3'. */
const sectionOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

const isLast = ({ top }: MenuBranch): boolean => String(top.topMenuId) === sessionStorage.getItem(LAST);

/** Turns to the other mode when the page has its place there and none here, so that the menus light where one is (D-17). */
function useModeOf(path: string, mode: MenuMode, branches: readonly MenuBranch[] | undefined): void {
  const mayToggle = mayToggleMode(useActor());
  const lost = mayToggle && branches !== undefined && !hasPlace(branches, path);
  const other = otherMode(mode);
  const { data } = useQuery({ ...menusQuery(other), enabled: lost });
  const found = lost && data !== undefined && branchOf(data, path) !== undefined;
  useEffect(() => {
    if (found) showMenuMode(other);
  }, [found, other]);
}

/**
 * The menus of a mode. A page that no left menu names belongs to the top menu of its section, and one without a
 * section, such as 내 정보 수정, stays under the menu it was opened from.
 */
export function useMenus(mode: MenuMode): Menus {
  const { pathname } = useLocation();
  const { data, isPending } = useQuery(menusQuery(mode));
  useModeOf(pathname, mode, data);
  const branches = data ?? NONE;
  const matching = branchOf(branches, pathname);
  const sibling = branches.find(({ top }) => sectionOf(top.menuLink) === sectionOf(pathname));
  const chosen = matching ?? sibling ?? branches.find(isLast) ?? branches[0];
  const matchingId = matching?.top.topMenuId;
  useEffect(() => {
    if (matchingId !== undefined) sessionStorage.setItem(LAST, String(matchingId));
  }, [matchingId]);
  const groups = branches.map((branch) => ({ ...branch, active: branch === chosen }));
  return { groups, active: groups.find((group) => group.active), ready: !isPending };
}
