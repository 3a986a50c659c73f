import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logFailure } from '../../lib/failures.ts';
import type { MenuBranch } from './parts/menu-rules.ts';

const FRESH_MS = 10 * 60 * 1000;

async function readBranch(mode: MenuMode, top: MenuBranch['top']): Promise<MenuBranch> {
  try {
    const { data } = await call('Menu/left-menu-list', { MenuMode: mode, TopMenuId: top.topMenuId });
    return { top, left: data };
  } catch (error) {
    // One left menu less is no reason to have none (SHELL-30).
    logFailure('left-menu-list', error);
    return { top, left: [] };
  }
}

/** The menus of both modes, to ask for them anew. */
export const menusKey = ['menu'] as const;

/** All menus of a mode: the left ones of every top menu too, to know where a path belongs. */
export const menusQuery = (mode: MenuMode) =>
  queryOptions<MenuBranch[]>({
    queryKey: [...menusKey, mode],
    staleTime: FRESH_MS,
    queryFn: async () => {
      const { data } = await call('Menu/top-menu-list', { MenuMode: mode });
      return Promise.all(data.map((top) => readBranch(mode, top)));
    },
  });
