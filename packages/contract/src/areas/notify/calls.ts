import { z } from 'zod';
import { isPartner } from '../../core/actor.ts';
import { defineCall, done, info, list } from '../../core/call.ts';
import { codeOr, flag, id, pageFields, userId } from '../../core/fields.ts';
import { CONFIRM_STATUSES, ConfirmStatus } from '../alarms/lists.ts';
import { INBOX_SIZE, NOTIFY_KINDS } from './kinds.ts';

/** A message of the inbox. `readId` is its newest delivery; `projectId` and `noticeId` are 0 where it names several. */
const inboxRow = z.object({
  readId: z.number(),
  kind: z.enum(NOTIFY_KINDS),
  title: z.string(),
  subject: z.string(),
  line: z.string(),
  urgentYn: flag,
  isRead: flag,
  createdDtm: z.string(),
  messageCount: z.number(),
  projectId: z.number(),
  noticeId: z.number(),
});
export type InboxRow = z.output<typeof inboxRow>;

const own = { may: isPartner, actorFields: ['LoginUserId'] } as const;

export const notifyCalls = {
  listMessages: defineCall({
    ...own,
    path: 'Notify/notify-list',
    summary: '내 알림 (협력업체). 1분 안에 온 같은 종류는 한 줄이고, 더 볼 수 없는 것은 빠집니다.',
    spec: ['CALLS-380', 'D-382'],
    effect: 'read',
    request: z.object({
      ...pageFields(INBOX_SIZE),
      SearchConfirmStatus: codeOr(CONFIRM_STATUSES, ConfirmStatus.All),
      LoginUserId: userId(),
    }),
    answer: list(inboxRow),
  }),
  countMessages: defineCall({
    ...own,
    path: 'Notify/notify-count',
    summary: '내 알림의 건수 (협력업체).',
    spec: ['CALLS-381', 'D-382'],
    effect: 'read',
    request: z.object({ LoginUserId: userId() }),
    answer: info(z.object({ unreadCount: z.number(), totalCount: z.number() })),
  }),
  markRead: defineCall({
    ...own,
    path: 'Notify/notify-read-update',
    summary: '내 알림 한 줄을 읽음 처리. ReadId 뒤에 온 것은 남습니다.',
    spec: ['CALLS-382', 'D-382'],
    effect: 'write',
    request: z.object({ ReadId: id(), LoginUserId: userId() }),
    answer: done('notify.read.done'),
  }),
  markAllRead: defineCall({
    ...own,
    path: 'Notify/notify-all-read-update',
    summary: '내 알림을 모두 읽음 처리 (협력업체).',
    spec: ['CALLS-383', 'D-382'],
    effect: 'write',
    request: z.object({ LoginUserId: userId() }),
    answer: done('notify.allRead.done'),
  }),
};
