import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { listLeftRows, listTopRows } from './queries.ts';

export type TopRow = Awaited<ReturnType<typeof listTopRows>>[number];
export type LeftRow = Awaited<ReturnType<typeof listLeftRows>>[number];

/** What both kinds of menu show; a left menu has the icon of its top menu. */
const viewMenu = ({ name, link, domain, icon, special_icon, mode }: TopRow | LeftRow) => ({
  menuName: name,
  menuLink: link,
  menuDomain: domain,
  menuImg: icon,
  menuSpecialImg: special_icon,
  menuMode: mode,
});

/** A top menu on the wire. */
export const viewTopMenu = (row: TopRow): MenuItem => ({
  topMenuId: row.id,
  leftMenuId: 0,
  ...viewMenu(row),
  relatedMenuPath: '',
});

/** A left menu on the wire. */
export const viewLeftMenu = (row: LeftRow): MenuItem => ({
  topMenuId: row.top_menu_id,
  leftMenuId: row.id,
  ...viewMenu(row),
  relatedMenuPath: row.related,
});
