import type { AlarmGroup, AlarmRow } from '@portal/contract/areas/alarms/calls';
import {
  OUTBOX_BOARD,
  REPORT_ALARM,
  SITES_BOARD,
  TALK_ALARM,
  WORKSPACE_BOARD,
} from '@portal/contract/areas/alarms/feed';
import { BOARD_MENUS, Board } from '@portal/contract/areas/comments/boards';
import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { AlarmKind } from '@portal/contract/areas/workspace/kinds';
import { UserType } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useNavigate } from '@tanstack/react-router';
import { setMenuMode } from '#areas/menu/public/menu-mode.ts';
import { missingSearch } from '#areas/site/public/missing-search.ts';
import { REPORT_SEARCH } from '#areas/site/public/report-search.ts';
import { TALK_SEARCH } from '#areas/site/public/talk-tab.ts';
import { logFailure } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { type ShownFilters, useMarkPostRead } from './api.ts';

/** The page that an alarm opens, and the menu mode of that page. */
export type Target = { path: string; mode: MenuMode; search?: Record<string, string | number> };

const PAGES: Readonly<Record<Board, (postId: string) => string>> = {
  project: paths.projectView,
  'project-mize': paths.projectMizeView,
  manager: paths.managerView,
  users: paths.employeeView,
  notice: paths.noticeView,
};

/** The tab that alarms of a kind open. */
const PLACES: Readonly<Record<string, Record<string, string>>> = {
  [TALK_ALARM]: TALK_SEARCH,
  [REPORT_ALARM]: REPORT_SEARCH,
};

type RoomAlarm = Pick<AlarmRow, 'alarmKind' | 'projectId' | 'entryId' | 'commentId'>;

/**
 * The target of an alarm from a room: the entry with its comment, the requests, or the room. An invitation opens the
 * list.
 */
export function roomTarget({ alarmKind, projectId, entryId, commentId }: RoomAlarm): Target {
  const feed = { path: paths.reportFeed, mode: UserType.Staff };
  if (alarmKind === AlarmKind.Invitation) return { ...feed, path: paths.reportList };
  if (alarmKind === AlarmKind.Request) return { ...feed, search: { projectId, tab: 'S' } };
  if (entryId === 0) return { ...feed, search: { projectId } };
  return { ...feed, search: { projectId, tab: 'N', entryId, ...(commentId > 0 ? { commentId } : {}) } };
}

/**
 * The detail page for an alarm's leftMenuName. It is undefined without a post or for an unknown menu (ALARM-19 to
 * ALARM-24).
 */
export function targetOf({ id, leftMenuName }: Pick<AlarmRow, 'id' | 'leftMenuName'>): Target | undefined {
  const board = Object.values(Board).find((known) => BOARD_MENUS[known].leftMenuName === leftMenuName);
  if (board === undefined || id === '') return undefined;
  return { path: PAGES[board](id), mode: BOARD_MENUS[board].mode };
}

/** The target of any alarm: a room, the list of what is sent, the sites of a day, or a record. */
function anyTarget(alarm: AlarmGroup): Target | undefined {
  if (alarm.boardType === OUTBOX_BOARD) return { path: paths.outbox, mode: UserType.Staff };
  if (alarm.boardType === SITES_BOARD)
    return { path: paths.projectSites, mode: UserType.Partner, search: missingSearch('mine') };
  return alarm.boardType === WORKSPACE_BOARD ? roomTarget(alarm) : targetOf(alarm);
}

/** Marks the shown alarms of a post read, switches to its menus and opens the shown comment (D-33). */
export function useOpenAlarm(filters: ShownFilters = {}): (alarm: AlarmGroup) => void {
  const read = useMarkPostRead(filters);
  const navigate = useNavigate();
  return (alarm) => {
    const target = anyTarget(alarm);
    if (target === undefined) return logFailure(messageText('alarm.noPost'), alarm.readId);
    read(alarm);
    setMenuMode(target.mode);
    const comment = alarm.commentId > 0 ? { commentId: alarm.commentId } : {};
    const place = PLACES[alarm.alarmKind] ?? comment;
    void navigate({ to: target.path, search: target.search ?? place });
  };
}
