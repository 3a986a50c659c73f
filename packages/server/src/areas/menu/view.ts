import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { listLeftRows, listTopRows } from './queries.ts';

type TopRow = Awaited<ReturnType<typeof listTopRows>>[number];
type LeftRow = Awaited<ReturnType<typeof listLeftRows>>[number];

/** A top menu on the wire. */
export const viewTopMenu = (row: TopRow): MenuItem => ({
  topMenuId: row.id,
  leftMenuId: 0,
  menuName: row.name,
  menuLink: row.link,
  menuDomain: row.domain,
  menuImg: row.icon,
  menuSpecialImg: row.special_icon,
  menuMode: row.mode,
  relatedMenuPath: '',
});

/** A left menu on the wire, with the icon of its top menu. */
export const viewLeftMenu = (row: LeftRow): MenuItem => ({
  topMenuId: row.top_menu_id,
  leftMenuId: row.id,
  menuName: row.name,
  menuLink: row.link,
  menuDomain: row.domain,
  menuImg: row.icon,
  menuSpecialImg: row.special_icon,
  menuMode: row.mode,
  relatedMenuPath: row.related,
});
