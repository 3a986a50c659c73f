import type { AlarmRow } from '@portal/contract/areas/alarms/calls';
import { BOARD_MENUS, Board } from '@portal/contract/areas/comments/boards';
import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { paths } from '../../lib/paths.ts';

/** Where an alarm leads, and whose menus the page belongs to. */
export type Target = { path: string; mode: MenuMode };

const PAGES: Readonly<Record<Board, (postId: string) => string>> = {
  project: paths.projectView,
  'project-mize': paths.projectMizeView,
  manager: paths.managerView,
  users: paths.employeeView,
  notice: paths.noticeView,
};

/** The detail that an alarm's leftMenuName stands for; undefined without a post or for an unknown menu (ALARM-19 to ALARM-24). */
export function targetOf({ id, leftMenuName }: Pick<AlarmRow, 'id' | 'leftMenuName'>): Target | undefined {
  const board = Object.values(Board).find((known) => BOARD_MENUS[known].leftMenuName === leftMenuName);
  if (board === undefined || id === '') return undefined;
  return { path: PAGES[board](id), mode: BOARD_MENUS[board].mode };
}
