import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { MenuKey } from '@portal/contract/areas/menu/keys';
import { isStaff } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '#lib/use-actor.ts';
import { allMenus } from '../api.ts';

const isOne =
  ({ topMenuId, leftMenuId }: MenuItem) =>
  ({ type, id }: MenuKey): boolean =>
    type === 'L' ? leftMenuId === id : leftMenuId === 0 && topMenuId === id;

/** Whether a member of staff was granted one of these menus (D-23): undefined until the menus are loaded. */
export function useGrant(menus: readonly MenuKey[]): boolean | undefined {
  const actor = useActor();
  const { data } = useQuery({ ...allMenus, enabled: isStaff(actor) });
  return data?.some((item) => menus.some(isOne(item)));
}

/** The same as a fact, which is false until the menus are loaded. */
export const useGranted = (menus: readonly MenuKey[]): boolean => useGrant(menus) ?? false;
