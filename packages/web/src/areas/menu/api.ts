import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logFailure } from '../../lib/failures.ts';

const FRESH_MS = 10 * 60 * 1000;
const NONE: MenuItem[] = [];

/** Failures of menus go to the console only (SHELL-30). */
const loaded = (what: string, load: () => Promise<{ data: MenuItem[] }>) => () =>
  load().then(
    ({ data }) => data,
    (error: unknown) => {
      logFailure(what, error);
      throw error;
    },
  );

/** Menus as far as they are there; `settled` once the server answered or failed. */
type Loaded<T> = { menus: T; settled: boolean };

/** The top menus of a mode. */
export function useTopMenus(mode: MenuMode): Loaded<MenuItem[]> {
  const { data, isPending } = useQuery({
    queryKey: ['menu', mode, 'top'],
    staleTime: FRESH_MS,
    queryFn: loaded('top-menu-list', () => call('Menu/top-menu-list', { MenuMode: mode })),
  });
  return { menus: data ?? NONE, settled: !isPending };
}

/** The left menus of each top menu, in the same order: all of them, to know where a path belongs. */
export const useLeftMenus = (mode: MenuMode, tops: readonly MenuItem[]): Loaded<MenuItem[][]> =>
  useQueries({
    queries: tops.map(({ topMenuId }) => ({
      queryKey: ['menu', mode, 'left', topMenuId],
      staleTime: FRESH_MS,
      queryFn: loaded('left-menu-list', () => call('Menu/left-menu-list', { MenuMode: mode, TopMenuId: topMenuId })),
    })),
    combine: (results) => ({
      menus: results.map((result) => result.data ?? NONE),
      settled: results.every((result) => !result.isPending),
    }),
  });
