import { isDay } from '../../core/dates.ts';
import { wholeNumber } from '../../core/text.ts';
import { BOARD_MENUS, Board, boardOf } from '../comments/boards.ts';

/** The board of alarms from rooms of the workspace. No comments of the other areas belong to it. */
export const WORKSPACE_BOARD = 'workspace';
/** The board of alarms about what the portal sends. */
export const OUTBOX_BOARD = 'outbox';
/** The board of alarms about the sites of a day. Its post is the day. */
export const SITES_BOARD = 'sites';
/** Boards of alarms without a record of their own, about what the portal itself tells. */
export const PORTAL_BOARDS = [OUTBOX_BOARD, SITES_BOARD] as const;
/** Where an alarm comes from: a board of comments, the workspace, or the portal itself. */
export type AlarmBoard = Board | typeof WORKSPACE_BOARD | (typeof PORTAL_BOARDS)[number];
export const ALARM_BOARDS: readonly AlarmBoard[] = [...Object.values(Board), WORKSPACE_BOARD, ...PORTAL_BOARDS];

/** The alarm board that a request names; undefined for anything else. */
export const alarmBoardOf = (text: string): AlarmBoard | undefined =>
  ([WORKSPACE_BOARD, ...PORTAL_BOARDS] as const).find((board) => board === text.trim().toLowerCase()) ?? boardOf(text);

const isUserId = (key: string): boolean => key.trim() !== '';
const isNumber = (key: string): boolean => wholeNumber(key) !== undefined;

/** Whether a key can be one of a record on each board: of users their id, of portal alarms their day or month. */
const KEY_FORMS: Readonly<Record<AlarmBoard, (key: string) => boolean>> = {
  [Board.Project]: isNumber,
  [Board.Internal]: isNumber,
  [Board.Notice]: isNumber,
  [Board.Manager]: isUserId,
  [Board.Users]: isUserId,
  [WORKSPACE_BOARD]: isNumber,
  [OUTBOX_BOARD]: (key) => /^\d{4}\.\d{2}$/.test(key),
  [SITES_BOARD]: isDay,
};

/** Whether a record of this board can have this key (CALLS-131). */
export const isAlarmKey = (board: AlarmBoard, key: string): boolean => KEY_FORMS[board](key);

/** How alarms of each board are shown: left menu, category and mode (D-33). */
export const ALARM_MENUS = {
  ...BOARD_MENUS,
  [WORKSPACE_BOARD]: { leftMenuName: '워크스페이스', categoryType: 'W', mode: 'M' },
  [OUTBOX_BOARD]: { leftMenuName: '발송 현황', categoryType: 'S', mode: 'M' },
  [SITES_BOARD]: { leftMenuName: '오늘 현장', categoryType: 'P', mode: 'C' },
} as const satisfies Readonly<Record<AlarmBoard, (typeof BOARD_MENUS)[Board]>>;

/** The kind of an alarm about an open project that no company has taken yet (D-385). */
export const UNTAKEN_ALARM = 'untaken';

/** The kind of an alarm about a message of a contractor in the talk of a site (D-435). */
export const TALK_ALARM = 'talk';

/** The kind of an alarm about a signed completion report of a site (D-451). */
export const REPORT_ALARM = 'report';

/** Kinds of alarms about a project that no comment causes. */
export const PROJECT_ALARMS = [UNTAKEN_ALARM, TALK_ALARM, REPORT_ALARM] as const;
export type ProjectAlarmKind = (typeof PROJECT_ALARMS)[number];

/** The kind of an alarm that the month's limit of 알림톡 is near (D-419). The portal itself is its author. */
export const LIMIT_ALARM = 'limit';

/** The kind of an alarm that crews have not come to the sites of a PM (D-574). The portal itself is its author. */
export const MISSING_ALARM = 'missing';

/** Kinds of alarms whose author is the portal itself. */
export const PORTAL_ALARMS = [LIMIT_ALARM, MISSING_ALARM] as const;
export type PortalAlarmKind = (typeof PORTAL_ALARMS)[number];

/** Number of unread alarms that the dropdown shows (ALARM-02). */
export const DROPDOWN_SIZE = 5;
/** Number of alarms that the popup of the special layout loads at once (ALARM-35). */
export const POPUP_SIZE = 6;
/** Alarms are deleted after this many days, read or not (D-30). */
export const ALARM_DAYS = 14;
