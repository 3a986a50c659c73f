import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import type { MenuBranch } from './parts/menu-rules.ts';

const FRESH_MS = 10 * 60 * 1000;

const isTop = ({ leftMenuId }: MenuItem): boolean => leftMenuId === 0;

/** The query key of the menus of both modes. */
export const menusKey = ['menu'] as const;

/** The query of the menus of every mode the user may have (D-165). */
export const allMenus = queryOptions({
  queryKey: menusKey,
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await call('Menu/menu-list', {}, { signal })).data,
});

/** The top menus of a mode, each with its left menus. */
export const branchesOf = (items: readonly MenuItem[], mode: MenuMode): MenuBranch[] =>
  items
    .filter((item) => isTop(item) && item.menuMode === mode)
    .map((top) => ({ top, left: items.filter((item) => !isTop(item) && item.topMenuId === top.topMenuId) }));
