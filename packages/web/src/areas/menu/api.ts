import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

const FRESH_MS = 10 * 60 * 1000;

/** The query key of the menus of both modes. */
export const menusKey = ['menu'] as const;

/** The query of the menus of every mode the user may have (D-165). */
export const allMenus = queryOptions({
  queryKey: menusKey,
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await call('Menu/menu-list', {}, { signal })).data,
});
