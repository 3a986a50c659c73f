import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLeftMenus, useTopMenus } from '../api.ts';
import { isCurrent } from '../parts/is-current.ts';

/** A top menu with its left menu, and whether the page on screen belongs to it. */
export type MenuGroup = { top: MenuItem; left: MenuItem[]; active: boolean };

/** All menus of a mode. Until `ready` it is not known where the page belongs. */
export type Menus = { groups: MenuGroup[]; active: MenuGroup | undefined; ready: boolean };

const LAST = 'topmenu';

/** The first part of a path: '/projects' of '/projects/view/3'. */
const sectionOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

const isLast = (top: MenuItem): boolean => String(top.topMenuId) === sessionStorage.getItem(LAST);

/**
 * The menus of a mode. A page that no left menu names belongs to the top menu of its section, and one without a
 * section, such as 내 정보 수정, stays under the menu it was opened from.
 */
export function useMenus(mode: MenuMode): Menus {
  const { pathname } = useLocation();
  const top = useTopMenus(mode);
  const left = useLeftMenus(mode, top.menus);
  const ready = top.settled && left.settled;
  const matching = top.menus.find((_top, index) => left.menus[index]?.some((item) => isCurrent(item, pathname)));
  const sibling = top.menus.find(({ menuLink }) => sectionOf(menuLink) === sectionOf(pathname));
  const otherwise = ready ? (sibling ?? top.menus.find(isLast) ?? top.menus[0]) : undefined;
  const chosen = matching ?? otherwise;
  const matchingId = matching?.topMenuId;
  useEffect(() => {
    if (matchingId !== undefined) sessionStorage.setItem(LAST, String(matchingId));
  }, [matchingId]);
  const groups = top.menus.map((item, index) => ({
    top: item,
    left: left.menus[index] ?? [],
    active: item === chosen,
  }));
  return { groups, active: groups.find((group) => group.active), ready: ready || matching !== undefined };
}
