import type { MenuItem } from '@portal/contract/areas/menu/calls';
import { type MenuMode, OwnMenuId } from '@portal/contract/areas/menu/mode';
import { paths } from '../../../lib/paths.ts';

const OWN = [
  { leftMenuId: OwnMenuId.MyInfo, menuName: '내 정보 수정', menuLink: paths.myInfo },
  { leftMenuId: OwnMenuId.Alarms, menuName: '알림목록', menuLink: paths.alarmList },
];

/** The server's left menu and the two entries that always end it, none of them twice (SHELL-17 to SHELL-20). */
export function withOwnEntries(items: readonly MenuItem[], mode: MenuMode): MenuItem[] {
  const links = new Set(items.map((item) => item.menuLink));
  const blank = { topMenuId: 0, menuDomain: '', menuImg: '', menuSpecialImg: '', menuMode: mode, relatedMenuPath: '' };
  return [...items, ...OWN.filter((own) => !links.has(own.menuLink)).map((own) => ({ ...blank, ...own }))];
}
