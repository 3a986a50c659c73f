import { z } from 'zod';
import { isStaff } from '../../core/actor.ts';
import { defineCall, info } from '../../core/call.ts';
import { id, userId } from '../../core/fields.ts';

/** One item of a checklist. Means are texts such as '8.7'; '' for none and for a new company. */
const itemScore = z.object({
  checkId: z.number(),
  checkText: z.string(),
  list: z.union([z.literal(1), z.literal(2)]),
  score: z.string(),
  /** The mean of every company. */
  allScore: z.string(),
  jobCnt: z.number(),
});

/** One month of the score, by completion. */
const monthScore = z.object({ yearMonth: z.string(), score: z.string(), jobCnt: z.number() });

/** The score of a company over twelve months with its counts (D-315). */
const companyScore = z.object({
  companyId: z.number(),
  companyName: z.string(),
  /** '' for a new company. */
  score: z.string(),
  allScore: z.string(),
  /** Evaluated projects. */
  jobCnt: z.number(),
  awardCnt: z.number(),
  /** Whole won as digits. */
  awardAmount: z.string(),
  withdrawnCnt: z.number(),
  lateCnt: z.number(),
  /** Days that the late ones start late, all together. */
  lateDays: z.number(),
  items: z.array(itemScore),
  /** The twelve months, oldest first. */
  months: z.array(monthScore),
});
export type CompanyScore = z.output<typeof companyScore>;

export const scoreCalls = {
  readScore: defineCall({
    path: 'Score/company-score',
    summary: '업체 점수: 최근 12개월 두 평가 목록의 평균, 항목별, 수주·철회·지연 건수. 직원만 받습니다.',
    spec: ['CALLS-220', 'D-315'],
    effect: 'read',
    may: isStaff,
    actorFields: ['LoginUserId'],
    request: z.object({ CompanyId: id(), LoginUserId: userId() }),
    answer: info(companyScore),
  }),
};
