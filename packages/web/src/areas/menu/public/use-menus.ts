import type { MenuItem } from '@portal/contract/areas/menu/calls';
import { type MenuMode, mayToggleMode } from '@portal/contract/areas/menu/mode';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { paths } from '#lib/paths.ts';
import { readSite } from '#lib/site.ts';
import { useActor } from '#lib/use-actor.ts';
import { allMenus, menusKey } from '../api.ts';
import {
  belongsElsewhere,
  branchesFor,
  branchesOf,
  branchOf,
  currentPath,
  homeBranch,
  isInSection,
  keepsMenu,
  type MenuBranch,
} from '../parts/menu-rules.ts';
import { otherMode, setMenuMode } from './menu-mode.ts';

export { menusKey };

/** A top menu with its left menus, and whether the open page belongs to it. */
export type MenuGroup = MenuBranch & { active: boolean };

/** All menus of a mode. `active` is only reliable once `ready` is true. Entries of `path` are current. */
export type Menus = { groups: MenuGroup[]; active: MenuGroup | undefined; path: string; ready: boolean };

/** The menus for an unknown address, which lights none (D-391). */
export const withoutActive = (menus: Menus): Menus => ({
  ...menus,
  groups: menus.groups.map((group) => ({ ...group, active: false })),
  active: undefined,
  path: '',
});

const LAST_MENU_KEY = 'topmenu';
const NO_ITEMS: MenuItem[] = [];

const wasLastActive = ({ top }: MenuBranch): boolean => String(top.topMenuId) === sessionStorage.getItem(LAST_MENU_KEY);

/** Switches to the other mode when the page belongs only there, so that its menu is highlighted (D-17). */
function useSwitchToModeOf(path: string, mode: MenuMode, items: readonly MenuItem[] | undefined): void {
  const mayToggle = mayToggleMode(useActor());
  const other = otherMode(mode);
  const isInOtherMode =
    mayToggle &&
    items !== undefined &&
    belongsElsewhere(branchesFor(items, mode, path), branchesOf(items, other), path);
  useEffect(() => {
    if (isInOtherMode) setMenuMode(other);
  }, [isInOtherMode, other]);
}

/**
 * The menus of a mode. A page in no left menu belongs to the top menu of its section. An own page and the guide keep the
 * menu that they were opened from. A refused page is in no menu and lights none. The overview has a left menu of its own.
 */
export function useMenus(mode: MenuMode): Menus {
  const { pathname } = useLocation();
  const actor = useActor();
  const { data = NO_ITEMS, isSuccess, isPending } = useQuery(allMenus);
  useSwitchToModeOf(pathname, mode, isSuccess ? data : undefined);
  const branches = useMemo(() => branchesFor(data, mode, pathname), [data, mode, pathname]);
  const path = currentPath(branches, pathname);
  const matching = branchOf(branches, path);
  const sibling = branches.find((branch) => isInSection(branch, path));
  const before = keepsMenu(pathname) ? (branches.find(wasLastActive) ?? branches[0]) : undefined;
  const activeBranch = matching ?? sibling ?? before;
  const matchingId = matching?.top.topMenuId;
  useEffect(() => {
    if (matchingId !== undefined) sessionStorage.setItem(LAST_MENU_KEY, String(matchingId));
  }, [matchingId]);
  const isHome = pathname === paths.home;
  const groups = branches.map((branch) => ({ ...branch, active: branch === activeBranch && !isHome }));
  const active = isHome
    ? { ...homeBranch(readSite().companyName, actor, mode), active: true }
    : groups.find((group) => group.active);
  return { groups, active, path, ready: !isPending };
}
