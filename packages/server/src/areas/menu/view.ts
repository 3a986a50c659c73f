import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { listLeftRows, listTopRows } from './queries.ts';

/** A row of listTopRows. */
export type TopRow = Awaited<ReturnType<typeof listTopRows>>[number];
/** A row of listLeftRows. */
export type LeftRow = Awaited<ReturnType<typeof listLeftRows>>[number];

/** The fields of both kinds of menu. A left menu has the icon of its top menu. */
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
