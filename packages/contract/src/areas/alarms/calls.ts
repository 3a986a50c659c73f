import { z } from 'zod';
import { isSignedIn } from '../../core/actor.ts';
import { defineCall, done, list, rows } from '../../core/call.ts';
import { choice, codeOr, flag, pageFields, searchKey, text, userId, values } from '../../core/fields.ts';
import { Board } from '../comments/boards.ts';
import { boardName, recordKey } from '../comments/fields.ts';
import { ALARM_CHIP_KINDS, ALARM_KINDS } from '../workspace/kinds.ts';
import { PORTAL_ALARMS, PORTAL_BOARDS, PROJECT_ALARMS, WORKSPACE_BOARD } from './feed.ts';
import { ALARM_LIST_SIZE, CATEGORIES, CONFIRM_STATUSES } from './lists.ts';

/** One alarm. `id` is the id of the record it links to. */
const alarmRow = z.object({
  id: z.string(),
  commentId: z.number(),
  readId: z.number(),
  parentId: z.union([z.number(), z.literal('')]),
  userId: z.string(),
  userName: z.string(),
  userPhotoName: z.string(),
  commentSubject: z.string(),
  commentContent: z.string(),
  createdDtm: z.string(),
  isRead: flag,
  leftMenuName: z.string(),
  categoryType: z.string(),
  /** 'Y' when the comment was deleted. The alarm is shown, but its link is off (D-26). */
  commentDelYn: flag,
  /** Board of the post. Together with `id` it names the post whose alarms are marked read at once. */
  boardType: z.enum([...Object.values(Board), WORKSPACE_BOARD, ...PORTAL_BOARDS]),
  /**
   * 'Y' for an automatic comment. The next four fields say what changed; `changeCount` is the number of changed lines.
   */
  autoYn: flag,
  itemName: z.string(),
  originValue: z.string(),
  newValue: z.string(),
  changeReason: z.string(),
  changeCount: z.number(),
  /**
   * Only for alarms of the workspace, otherwise '', 0, '' and 0. The reason, the room, and the linked entry; `entryId`
   * 0 links to the room itself. An open project that nobody took, the talk of a
   * site and the limit of 알림톡 have the reason alone.
   */
  alarmKind: z.enum(['', ...ALARM_KINDS, ...PROJECT_ALARMS, ...PORTAL_ALARMS]),
  projectId: z.number(),
  projectName: z.string(),
  entryId: z.number(),
});
export type AlarmRow = z.output<typeof alarmRow>;

/**
 * The alarms of one post in one row. It shows the newest one whose comment was not deleted (ALARM-10). `lastReadId` is
 * the greatest readId of them.
 */
const alarmGroup = z.object({
  ...alarmRow.shape,
  alarmCount: z.number(),
  unreadCount: z.number(),
  userCount: z.number(),
  lastReadId: z.number(),
});
export type AlarmGroup = z.output<typeof alarmGroup>;

/** Filters that choose among the alarms of one post. */
const alarmFilters = {
  SearchUserId: text(),
  /**
   * Kinds of workspace alarms joined by '^'; alarms of any of them match. Blank matches every alarm (ALARM-30 to
   * ALARM-33).
   */
  SearchKind: values(),
  SearchKey: searchKey(),
  LoginUserId: userId(),
};

/** Filters of a list of alarms (D-28). */
const filters = {
  ...pageFields(ALARM_LIST_SIZE),
  ...alarmFilters,
  SearchConfirmStatus: codeOr(CONFIRM_STATUSES, 'A'),
  SearchBoardStatus: codeOr(CATEGORIES, 'A'),
};

/** Counts of one category or of one kind of a workspace chip. 'A' counts all alarms, also those about employees. */
const alarmCount = z.object({
  categoryType: z.enum([...CATEGORIES, ...ALARM_CHIP_KINDS]),
  unreadCount: z.number(),
  totalCount: z.number(),
});

const own = { may: isSignedIn, actorFields: ['LoginUserId'] } as const;

export const alarmCalls = {
  listAlarms: defineCall({
    path: 'Alarm/all-alarm-list',
    summary: '내 알림목록. ReadId를 보내면 그 알림을 먼저 읽음 처리합니다.',
    spec: ['CALLS-15', 'ALARM-37', 'D-28', 'D-29'],
    // Marking ReadId as read twice is harmless, so the answer of this frequent list needs no idempotency key.
    effect: 'read',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: z.object({ ...filters, SearchStatus: text(), SearchEmployeeStatus: text(), ReadId: choice() }),
    answer: list(alarmRow),
  }),
  listGroups: defineCall({
    ...own,
    path: 'Alarm/alarm-group-list',
    summary: '내 알림을 게시물별로 묶은 목록. 새 알림이 있는 게시물부터입니다.',
    spec: ['CALLS-129'],
    effect: 'read',
    request: z.object(filters),
    answer: list(alarmGroup),
  }),
  countAlarms: defineCall({
    ...own,
    path: 'Alarm/alarm-count',
    summary: '내 알림의 분류별 건수. 워크스페이스 칩의 건수는 종류(mention, comment, assignment)로 옵니다.',
    spec: ['CALLS-130'],
    effect: 'read',
    request: z.object({ LoginUserId: userId() }),
    answer: rows(alarmCount),
  }),
  markPostRead: defineCall({
    ...own,
    path: 'Alarm/alarm-post-read-update',
    summary: '한 게시물의 내 알림을 읽음 처리. ReadId와 검색 조건을 보내면 목록에 보인 것만 처리합니다.',
    spec: ['CALLS-131', 'ALARM-10'],
    effect: 'write',
    request: z.object({
      ...alarmFilters,
      Id: recordKey(),
      BoardType: boardName(WORKSPACE_BOARD, ...PORTAL_BOARDS),
      /** The last alarm that the user saw. Newer ones stay unread; 0 marks all. */
      ReadId: choice(),
    }),
    answer: done('alarm.postRead.done'),
  }),
  markAllRead: defineCall({
    path: 'Alarm/alarm-all-read-update',
    summary: '내 알림을 모두 읽음 처리.',
    spec: ['CALLS-16', 'ALARM-29'],
    effect: 'write',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: z.object({ LoginUserId: userId() }),
    answer: done('alarm.allRead.done'),
  }),
};
