import { z } from 'zod';
import { isManager } from '../../core/actor.ts';
import { defineCall, done, info, listWith } from '../../core/call.ts';
import { codeOr, day, flag, id, pageFields, searchKey, text, userId } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { ALL } from '../../core/list-request.ts';
import { DELIVERY_REASONS } from './deliveries.ts';
import { CHANNELS, DELIVERY_STATES, NOTIFY_KINDS, OUTBOX_SIZE } from './kinds.ts';

/** One message to one person by one channel. `subject` is the name of its project or notice. */
const outboxRow = z.object({
  deliveryId: z.number(),
  kind: z.enum(NOTIFY_KINDS),
  title: z.string(),
  /** 'Y' when staff sent it again. */
  againYn: flag,
  subject: z.string(),
  userName: z.string(),
  companyName: z.string(),
  channel: z.enum(CHANNELS),
  state: z.enum(DELIVERY_STATES),
  reason: z.enum(DELIVERY_REASONS),
  attempts: z.number(),
  /** When it was opened, sent or begun. */
  createdDtm: z.string(),
});
export type OutboxRow = z.output<typeof outboxRow>;

/** How many deliveries of the filters are in each state. They end at a limit, as the total does. */
const counts = z.object({ stateCounts: z.array(z.object({ state: z.enum(DELIVERY_STATES), count: z.number() })) });

const perChannel = z.array(z.object({ channel: z.enum(CHANNELS), count: z.number() }));

/** What stands above the list. */
const figures = z.object({
  /** How long the oldest message that is due has waited, in seconds. */
  oldestSeconds: z.number(),
  /** What was sent this month, and what failed today, by channel. */
  month: perChannel,
  failedToday: perChannel,
  /** Paid messages of this month, and their limit: 0 where 알림톡 is not set (D-419). */
  talkCount: z.number(),
  talkLimit: z.number(),
});
export type OutboxFigures = z.output<typeof figures>;

const manager = { may: isManager, actorFields: ['LoginUserId'] } as const;
const one = { DeliveryId: id(), LoginUserId: userId() };

/** '발송 현황': everything that the portal sent or will send, for permission M (D-425). */
export const outboxCalls = {
  listOutbox: defineCall({
    ...manager,
    path: 'Notify/outbox-list',
    summary: '발송 현황 (관리자 권한): 실패부터, 최근 것부터.',
    spec: ['CALLS-426', 'D-425'],
    effect: 'read',
    request: z.object({
      ...pageFields(OUTBOX_SIZE),
      FromDate: day(),
      ToDate: day(),
      SearchActiveStatus: codeOr([ALL, ...DELIVERY_STATES], ALL),
      SearchChannel: codeOr(['', ...CHANNELS], ''),
      SearchKind: codeOr(['', ...NOTIFY_KINDS], ''),
      SearchKey: searchKey(),
      LoginUserId: userId(),
    }),
    answer: listWith(outboxRow, counts),
  }),
  readOutboxFigures: defineCall({
    ...manager,
    path: 'Notify/outbox-figures',
    summary: '발송 현황의 숫자 (관리자 권한): 최장 대기, 이번 달 발송, 오늘 실패.',
    spec: ['CALLS-427', 'D-425'],
    effect: 'read',
    request: z.object({ LoginUserId: userId() }),
    answer: info(figures),
  }),
  resendFromOutbox: defineCall({
    ...manager,
    path: 'Notify/outbox-resend',
    summary: '알림 다시 보내기 (관리자 권한). 사유는 프로젝트의 이력이나 변경 기록에 남습니다.',
    spec: ['CALLS-428', 'D-425', 'D-394'],
    effect: 'write',
    request: z.object({ ...one, Reason: text(TEXT_LIMIT.objection) }),
    answer: done('notify.resend.done'),
  }),
  cancelDelivery: defineCall({
    ...manager,
    path: 'Notify/outbox-cancel',
    summary: '기다리는 알림 취소 (관리자 권한). 변경 기록에 남습니다.',
    spec: ['CALLS-429', 'D-425'],
    effect: 'write',
    request: z.object(one),
    answer: done('notify.cancel.done'),
  }),
  sendTest: defineCall({
    ...manager,
    path: 'Notify/outbox-test',
    summary: '나에게 시험 발송 (관리자 권한): 본인에게 닿는 모든 수단으로 하나씩.',
    spec: ['CALLS-430', 'D-425'],
    effect: 'write',
    request: z.object({ LoginUserId: userId() }),
    answer: done('notify.test.done'),
  }),
};
