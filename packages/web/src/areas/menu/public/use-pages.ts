import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { allMenus } from '../api.ts';
import { branchesOf } from '../parts/menu-rules.ts';

/** A page of the user's left menus. */
export type MenuPage = { name: string; link: string; mode: MenuMode };

const MODES = [UserType.Staff, UserType.Partner] as const;

/** The pages of the user's left menus in every mode they may have. Menus of outside systems have no page. */
export function usePages(): MenuPage[] {
  const { data = [] } = useQuery(allMenus);
  const pages = MODES.flatMap((mode) =>
    branchesOf(data, mode)
      .flatMap(({ left }) => left)
      .filter(({ menuLink, menuDomain }) => menuLink.startsWith('/') && menuDomain === '')
      .map(({ menuName, menuLink }): [string, MenuPage] => [menuLink, { name: menuName, link: menuLink, mode }]),
  );
  return [...new Map(pages).values()];
}
