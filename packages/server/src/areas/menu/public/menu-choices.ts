import type { UserType } from '@portal/contract/core/actor';
import type { Ctx } from '#context.ts';
import { listMenuChoices } from '../queries.ts';

type MenuChoice = {
  topMenuId: number;
  menuType: UserType;
  menuName: string;
  subLeftMenu: { leftMenuId: number; menuName: string }[];
};

/** The menus of both modes that can be granted, for the picker (LOOKUP-14). */
export async function menuChoices(db: Ctx['db']): Promise<MenuChoice[]> {
  const { tops, lefts } = await listMenuChoices(db);
  return tops.map((top) => ({
    topMenuId: top.id,
    menuType: top.mode,
    menuName: top.name,
    subLeftMenu: lefts
      .filter((left) => left.top_menu_id === top.id)
      .map(({ id, name }) => ({ leftMenuId: id, menuName: name })),
  }));
}
