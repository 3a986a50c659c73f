import { z } from 'zod';
import { isSignedIn } from '../../core/actor.ts';
import { defineCall, done, listWith } from '../../core/call.ts';
import { flag, id, pageFields, text, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { oneProject } from '../project/shapes.ts';
import { DELIVERY_REASONS } from './deliveries.ts';
import { CHANNELS, DELIVERIES_SIZE, DELIVERY_STATES } from './kinds.ts';

/** One message to one person by one channel, with what became of it. */
const deliveryRow = z.object({
  deliveryId: z.number(),
  title: z.string(),
  /** 'Y' when staff sent it again. */
  againYn: flag,
  userName: z.string(),
  companyName: z.string(),
  channel: z.enum(CHANNELS),
  state: z.enum(DELIVERY_STATES),
  reason: z.enum(DELIVERY_REASONS),
  /** When it was opened, sent or begun. */
  createdDtm: z.string(),
});
export type DeliveryRow = z.output<typeof deliveryRow>;

/** How many deliveries a project has in each group of states. */
const stateCounts = z.object({
  receivedCount: z.number(),
  sentCount: z.number(),
  waitingCount: z.number(),
  failedCount: z.number(),
  canceledCount: z.number(),
});

const common = { may: isSignedIn, actorFields: ['LoginId'] } as const;

/** A user of the company that has the project. */
const companyUser = z.object({ userName: z.string(), companyName: z.string() });
export type UnreachedPerson = z.output<typeof companyUser>;

/** Numbers, and who of the company that has the project gets changes of it in the inbox alone. */
const deliveryMeta = z.object({ ...stateCounts.shape, unreached: z.array(companyUser) });

/** What contractors were told of an outsourced project, for its staff. Contractors get 404. */
export const deliveryCalls = {
  listDeliveries: defineCall({
    ...common,
    path: 'Notify/project-delivery-list',
    summary:
      '프로젝트의 보낸 알림 (직원): 누구에게, 어떤 수단으로, 언제, 결과와 이유, 포털 알림밖에 받을 수단이 없는 사람.',
    spec: ['CALLS-390', 'D-393'],
    effect: 'read',
    request: z.object({ ...oneProject, ...pageFields(DELIVERIES_SIZE), SearchFailedYN: yesNo() }),
    answer: listWith(deliveryRow, deliveryMeta),
  }),
  resend: defineCall({
    ...common,
    path: 'Notify/project-delivery-resend',
    summary: '알림 다시 보내기 (직원). 사유는 이력에 남고, 같은 사람에게는 10분 뒤에 다시 보낼 수 있습니다.',
    spec: ['CALLS-391', 'D-394'],
    effect: 'write',
    request: z.object({ ...oneProject, DeliveryId: id(), Reason: text(TEXT_LIMIT.objection) }),
    answer: done('notify.resend.done'),
  }),
};
