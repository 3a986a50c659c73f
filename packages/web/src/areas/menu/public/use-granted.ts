import type { MenuKey } from '@portal/contract/areas/menu/keys';
import { isStaff, UserType } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '#lib/use-actor.ts';
import { allMenus } from '../api.ts';
import { branchesOf, type MenuBranch } from '../parts/menu-rules.ts';

const keysOf = ({ top, left }: MenuBranch): string[] => [
  `T${top.topMenuId}`,
  ...left.map(({ leftMenuId }) => `L${leftMenuId}`),
];

/** Whether the user was granted one of these staff menus (D-113). It is false until the menus are loaded. */
export function useGranted(menus: readonly MenuKey[]): boolean {
  const actor = useActor();
  const { data = [] } = useQuery({ ...allMenus, enabled: isStaff(actor) });
  const granted = new Set(branchesOf(data, UserType.Staff).flatMap(keysOf));
  return menus.some(({ type, id }) => granted.has(`${type}${id}`));
}
