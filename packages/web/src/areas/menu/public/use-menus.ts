import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLeftMenus, useTopMenus } from '../api.ts';
import { isCurrent } from '../parts/is-current.ts';

/** A top menu with its left menu, and whether the page on screen belongs to it. */
export type MenuGroup = { top: MenuItem; left: MenuItem[]; active: boolean };

const LAST = 'topmenu';

const isTop = (top: MenuItem, text: string | null): boolean => String(top.topMenuId) === text;

/** The menus of a mode. Pages that no left menu names, such as 내 정보 수정, stay under the menu they were opened from. */
export function useMenus(mode: MenuMode): MenuGroup[] {
  const { pathname } = useLocation();
  const tops = useTopMenus(mode);
  const lefts = useLeftMenus(mode, tops);
  const last = sessionStorage.getItem(LAST);
  const matching = tops.find((_top, index) => lefts[index]?.some((item) => isCurrent(item, pathname)));
  const active = matching ?? tops.find((top) => isTop(top, last)) ?? tops[0];
  const matchingId = matching?.topMenuId;
  useEffect(() => {
    if (matchingId !== undefined) sessionStorage.setItem(LAST, String(matchingId));
  }, [matchingId]);
  return tops.map((top, index) => ({ top, left: lefts[index] ?? [], active: top === active }));
}
