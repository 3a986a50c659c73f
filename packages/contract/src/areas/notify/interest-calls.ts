import { z } from 'zod';
import { isPartner } from '../../core/actor.ts';
import { defineCall, done, info } from '../../core/call.ts';
import { flag, id, listOf, userId } from '../../core/fields.ts';
import { LIST_LIMIT } from '../../core/limits.ts';

const named = z.array(z.object({ id: z.number(), name: z.string() }));

/** Where and of which trades the caller looks for work. An empty list means all. */
const interest = z.object({
  areas: named,
  trades: named,
  /** 'N' until the user has chosen: then the area is that of their record, and the trades are all. */
  chosenYN: flag,
});
export type Interest = z.output<typeof interest>;

const own = { may: isPartner, actorFields: ['LoginUserId'] } as const;

/** The interests of a contractor's user, which decide on the new offers they hear of (D-424). */
export const interestCalls = {
  readInterest: defineCall({
    ...own,
    path: 'Notify/interest-info',
    summary: '내 관심 지역과 관심 공종 (협력업체). 빈 목록은 전체입니다.',
    spec: ['CALLS-424', 'D-424'],
    effect: 'read',
    request: z.object({ LoginUserId: userId() }),
    answer: info(interest),
  }),
  saveInterest: defineCall({
    ...own,
    path: 'Notify/interest-save',
    summary: '내 관심 지역과 관심 공종 저장 (협력업체). 빈 목록은 전체입니다.',
    spec: ['CALLS-425', 'D-424'],
    effect: 'write',
    request: z.object({
      Areas: listOf(z.object({ Id: id() }), LIST_LIMIT),
      Trades: listOf(z.object({ Id: id() }), LIST_LIMIT),
      LoginUserId: userId(),
    }),
    answer: done('notify.interest.done'),
  }),
};
