import { z } from 'zod';
import { isSignedIn } from '../../core/actor.ts';
import { defineCall, done, list } from '../../core/call.ts';
import { choice, codeOr, flag, pageFields, text, userId } from '../../core/fields.ts';
import { ALARM_LIST_SIZE, CATEGORIES, CONFIRM_STATUSES } from './feed.ts';

/** One alarm. `id` is the post it leads to. */
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
  /** 'Y' when the comment was deleted: shown, but leads nowhere (D-26). */
  commentDelYn: flag,
});
export type AlarmRow = z.output<typeof alarmRow>;

export const alarmCalls = {
  listAlarms: defineCall({
    path: 'Alarm/all-alarm-list',
    summary: '내 알림 목록. ReadId를 보내면 그 알림을 먼저 읽음 처리합니다.',
    spec: ['CALLS-15', 'ALARM-37', 'D-28', 'D-29'],
    // Marking ReadId read again is harmless: no answer of a list asked every minute has to be stored.
    effect: 'read',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: z.object({
      ...pageFields(ALARM_LIST_SIZE),
      SearchConfirmStatus: codeOr(CONFIRM_STATUSES, 'A'),
      SearchStatus: text(),
      SearchBoardStatus: codeOr(CATEGORIES, 'A'),
      SearchEmployeeStatus: text(),
      SearchUserId: text(),
      LoginUserId: userId(),
      ReadId: choice(),
    }),
    answer: list(alarmRow),
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
