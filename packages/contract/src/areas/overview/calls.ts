import { z } from 'zod';
import { isPartner, isStaff } from '../../core/actor.ts';
import { defineCall, info } from '../../core/call.ts';
import { codeOr, userId } from '../../core/fields.ts';
import { FIGURES, PROJECT_OWNERS } from '../outsourced-projects/figures.ts';
import { PROJECT_STATUSES } from '../outsourced-projects/status.ts';
import { statusCount } from '../project/shapes.ts';

/** Number of projects and their sum in whole won, as digits. */
const sum = { count: z.number(), amount: z.string() };
const oneSum = z.object(sum);

/** One month: what was won in it, and what was invoiced in it and is settled. */
const month = z.object({ yearMonth: z.string(), awarded: oneSum, settled: oneSum });
export type OverviewMonth = z.output<typeof month>;

/** One kind of work that needs attention. */
const attention = z.object({
  figure: z.enum(FIGURES),
  ...sum,
  /** The oldest day that it waits since, 'YYYY-MM-DD'; '' for none. */
  since: z.string(),
});
export type Attention = z.output<typeof attention>;

const area = z.object({ areaId: z.number(), areaName: z.string(), ...sum, settledAmount: z.string() });
export type OverviewArea = z.output<typeof area>;

const company = z.object({
  companyId: z.number(),
  companyName: z.string(),
  ...sum,
  /** '' for a new company. It is that of all its projects, whatever the scope. */
  score: z.string(),
  withdrawnCnt: z.number(),
  lateCnt: z.number(),
});
export type OverviewCompany = z.output<typeof company>;

/** What staff see: projects by state, work to look at, months, regions and companies (D-317). */
const staffOverview = z.object({
  statuses: z.array(statusCount(PROJECT_STATUSES)),
  attention: z.array(attention),
  months: z.array(month),
  areas: z.array(area),
  companies: z.array(company),
});
export type StaffOverview = z.output<typeof staffOverview>;

/** What a contractor sees: the year of the own company (D-318). Marks are none of it. */
const partnerOverview = z.object({ companyName: z.string(), months: z.array(month), unsettled: oneSum });
export type PartnerOverview = z.output<typeof partnerOverview>;

const reading = { effect: 'read', standby: true, actorFields: ['LoginUserId'] } as const;

export const overviewCalls = {
  readForStaff: defineCall({
    ...reading,
    path: 'Overview/overview-info',
    summary: '한눈에 보기 (직원): 상태별 건수, 손이 필요한 일, 열두 달의 수주와 정산, 지역, 업체.',
    spec: ['CALLS-221', 'D-317'],
    may: isStaff,
    request: z.object({ SearchOwner: codeOr(PROJECT_OWNERS, 'all'), LoginUserId: userId() }),
    answer: info(staffOverview),
  }),
  readForPartners: defineCall({
    ...reading,
    path: 'Overview/overview-partner-info',
    summary: '한눈에 보기 (협력업체): 소속 업체의 열두 달 수주와 정산.',
    spec: ['CALLS-222', 'D-318'],
    may: isPartner,
    request: z.object({ LoginUserId: userId() }),
    answer: info(partnerOverview),
  }),
};
