import type { MenuItem } from '@portal/contract/areas/menu/calls';
import { type MenuMode, mayToggleMode } from '@portal/contract/areas/menu/mode';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useActor } from '#lib/use-actor.ts';
import { allMenus, branchesOf, menusKey } from '../api.ts';
import { branchOf, hasPlace, type MenuBranch } from '../parts/menu-rules.ts';
import { otherMode, showMenuMode } from './menu-mode.ts';

export { menusKey };

/** A top menu with its left menu, and whether the page on screen belongs to it. */
export type MenuGroup = MenuBranch & { active: boolean };

/** All menus of a mode. Until `ready` it is not known where the page belongs. */
export type Menus = { groups: MenuGroup[]; active: MenuGroup | undefined; ready: boolean };

const LAST = 'topmenu';
const NONE: MenuItem[] = [];

/** The first part of a path: '/projects' of '/projects/view/3'. */
const sectionOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

const isLast = ({ top }: MenuBranch): boolean => String(top.topMenuId) === sessionStorage.getItem(LAST);

/** Turns to the other mode when the page has its place there and none here, so that the menus light where one is (D-17). */
function useModeOf(path: string, mode: MenuMode, items: readonly MenuItem[] | undefined): void {
  const mayToggle = mayToggleMode(useActor());
  const lost = mayToggle && items !== undefined && !hasPlace(branchesOf(items, mode), path);
  const other = otherMode(mode);
  const found = lost && branchOf(branchesOf(items, other), path) !== undefined;
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
  const { data = NONE, isSuccess, isPending } = useQuery(allMenus);
  useModeOf(pathname, mode, isSuccess ? data : undefined);
  const branches = useMemo(() => branchesOf(data, mode), [data, mode]);
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
