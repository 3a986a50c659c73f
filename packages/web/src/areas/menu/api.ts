import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import type { MenuBranch } from './parts/menu-rules.ts';

const FRESH_MS = 10 * 60 * 1000;

const isTop = ({ leftMenuId }: MenuItem): boolean => leftMenuId === 0;

/** The menus of both modes, to ask for them anew. */
export const menusKey = ['menu'] as const;

/** The menus of every mode one may have, in one answer (D-165). */
export const allMenus = queryOptions({
  queryKey: menusKey,
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await call('Menu/menu-list', {}, { signal })).data,
});

/** Each top menu of a mode with its left ones, to know where a path belongs. */
export const branchesOf = (items: readonly MenuItem[], mode: MenuMode): MenuBranch[] =>
  items
    .filter((item) => isTop(item) && item.menuMode === mode)
    .map((top) => ({ top, left: items.filter((item) => !isTop(item) && item.topMenuId === top.topMenuId) }));
