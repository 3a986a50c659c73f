import { BOARD_MENUS, Board, boardOf } from '../comments/boards.ts';

/** The board of alarms that come from rooms of the workspace; no comment of the portal hangs there. */
export const WORKSPACE_BOARD = 'workspace';
/** Where the alarms come from: a board of comments, or the workspace. */
export type AlarmBoard = Board | typeof WORKSPACE_BOARD;
export const ALARM_BOARDS: readonly AlarmBoard[] = [...Object.values(Board), WORKSPACE_BOARD];

/** The board an alarm is named by in a request; undefined for anything else. */
export const alarmBoardOf = (text: string): AlarmBoard | undefined =>
  text.trim().toLowerCase() === WORKSPACE_BOARD ? WORKSPACE_BOARD : boardOf(text);

/** What an alarm says of its board (D-33). */
export const ALARM_MENUS = {
  ...BOARD_MENUS,
  [WORKSPACE_BOARD]: { leftMenuName: '워크스페이스', categoryType: 'W', mode: 'M' },
} as const satisfies Readonly<Record<AlarmBoard, (typeof BOARD_MENUS)[Board]>>;

/** Read state an alarm list asks for (ALARM-39). */
export const ConfirmStatus = { Unread: 'N', All: 'A' } as const;
export type ConfirmStatus = (typeof ConfirmStatus)[keyof typeof ConfirmStatus];
export const CONFIRM_STATUSES = [ConfirmStatus.Unread, ConfirmStatus.All] as const;
/** Categories an alarm list can be narrowed to: all, project, manager, notice (ALARM-43). */
export const CATEGORIES = ['A', 'P', 'M', 'N'] as const;
export type Category = (typeof CATEGORIES)[number];
/** SearchUserId of every author (D-28). */
export const ALL_AUTHORS = 'All';
/** Unread alarms of the dropdown (ALARM-02). */
export const DROPDOWN_SIZE = 5;
/** Alarms the popup of the special layout loads at once (ALARM-35). */
export const POPUP_SIZE = 6;
/** Alarms of a page unless another size is asked for. */
export const ALARM_LIST_SIZE = 10;
/** Alarms end after this many days, read or not (D-30). */
export const ALARM_DAYS = 14;
/** Seconds between polls when the event stream is down (D-34). */
export const POLL_SECONDS = 60;

/** The stream that says "something new", never what (wire.md, Also; D-34). */
export const EVENTS_PATH = '/api/events';
/** Name of the event that says: your alarms have changed. Its data is empty. */
export const ALARM_EVENT = 'alarm';
/** Name of the event that says: an outsourced project changed that you may see. Its data is its id, or '' for any. */
export const PROJECT_EVENT = 'project';
/** Seconds between signs of life; a stream whose session ended is closed at the next one. */
export const HEARTBEAT_SECONDS = 25;
/** Milliseconds a browser waits before it opens a lost stream again. */
export const RETRY_MS = 2000;
/** Open streams of one user; the next one is refused with 429. */
export const MAX_STREAMS = 10;
