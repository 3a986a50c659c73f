import { z } from 'zod';
import { isPartner, isSignedIn, isStaff } from '../../core/actor.ts';
import { added, defineCall, done, rowsWith } from '../../core/call.ts';
import { choice, codeOr, count, day, flag, id, listOf, text, userId, yesNo } from '../../core/fields.ts';
import { YES_NO } from '../../core/formats.ts';
import { LIST_LIMIT, TEXT_LIMIT } from '../../core/limits.ts';
import { PROJECT_STATUSES } from '../outsourced-projects/status.ts';
import { entryId, entryIdOrBlank, entryTimes } from './fields.ts';
import { ARRIVAL_REQUEST_LIMIT, SITE_STATES, type SiteState } from './site-days.ts';
import { MATERIAL_STATES } from './visits.ts';

/**
 * Times of one visit; blank while it has not happened. The device's times are as its clock said, the received ones when
 * the server got it.
 */
const visitTimes = {
  arrivedDtm: z.string(),
  arrivedDeviceDtm: z.string(),
  arrivedReceivedDtm: z.string(),
  leftDtm: z.string(),
  leftDeviceDtm: z.string(),
  leftReceivedDtm: z.string(),
  /** Whether the crew comes tomorrow too; '' until it left. */
  tomorrowYN: z.enum(['', ...YES_NO]),
};

/** A day on which a crew worked on a site. */
const visit = z.object({
  visitId: z.number(),
  day: z.string(),
  headcount: z.number(),
  userName: z.string(),
  leftUserName: z.string(),
  /** The safety points that were ticked, as they read then. */
  points: z.array(z.string()),
  ...visitTimes,
});
export type Visit = z.output<typeof visit>;

/** What the page of an award needs besides its visits. */
const visitPage = z.object({
  awardId: z.number(),
  /** What the caller may do with the records of the site. */
  access: z.enum(['write', 'read', 'closed']),
  /** Now, as the server's clock says. */
  nowDtm: z.string(),
  /** The chosen day, '' when it was given up. */
  startDay: z.string(),
  /** The headcount that was agreed. */
  headcount: z.number(),
  /** The safety points in use. */
  points: z.array(z.string()),
});
export type VisitPage = z.output<typeof visitPage>;

/** A site on one day, with its crew and its PM. */
const siteOfDay = z.object({
  day: z.string(),
  projectId: z.number(),
  status: z.enum(PROJECT_STATUSES),
  projectName: z.string(),
  areaName: z.string(),
  companyName: z.string(),
  /** Who came, and before that how many were agreed. */
  headcount: z.number(),
  pmNames: z.array(z.string()),
  /** 'Y' for projects of which the caller is salesperson or PM. */
  ownYN: flag,
  contactName: z.string(),
  contactPhone: z.string(),
  materials: z.enum(MATERIAL_STATES),
  /** Photos that were taken on the day. */
  photoCount: z.number(),
  awardId: z.number(),
  /** When staff asked the company where its crew is, and when it confirmed that; '' for not yet (D-475). */
  askedDtm: z.string(),
  askConfirmedDtm: z.string(),
  /** 'Y' when the log of the day is there (D-447). */
  logYN: flag,
  ...visitTimes,
});
export type SiteOfDay = z.output<typeof siteOfDay>;

const login = { LoginUserId: userId() };
const own = { actorFields: ['LoginUserId'] } as const;

/** Calls of arrivals at sites and of the end of work there. */
export const visitCalls = {
  listVisits: defineCall({
    ...own,
    path: 'Site/visit-list',
    summary: '수주 건의 현장 도착과 작업 종료. 최근 날짜부터. AwardId가 없으면 지금의 수주 건입니다.',
    spec: ['CALLS-440', 'D-438'],
    effect: 'read',
    may: isSignedIn,
    request: z.object({ Id: id(), AwardId: choice(), ...login }),
    answer: rowsWith(visit, visitPage),
  }),
  arrive: defineCall({
    ...own,
    path: 'Site/visit-arrive',
    summary: '현장 도착 등록. 하루에 하나이며, 두 번째 등록은 첫 번째의 응답을 받습니다.',
    spec: ['CALLS-441', 'D-438', 'D-439', 'D-570'],
    effect: 'write',
    may: isPartner,
    request: z.object({
      AwardId: id(),
      EntryId: entryId(),
      Headcount: count(),
      Points: listOf(text(TEXT_LIMIT.name), LIST_LIMIT),
      ...entryTimes,
      ...login,
    }),
    answer: added(z.object({ visitId: z.number() }), 'site.arrive.done'),
  }),
  leave: defineCall({
    ...own,
    path: 'Site/visit-leave',
    summary:
      '작업 종료 등록. VisitId가 없으면 AwardId와 도착의 EntryId로 찾습니다. 두 번째 등록은 아무것도 바꾸지 않습니다.',
    spec: ['CALLS-442', 'D-438', 'D-571'],
    effect: 'write',
    may: isPartner,
    request: z.object({
      VisitId: choice(),
      AwardId: choice(),
      ArrivalEntryId: entryIdOrBlank(),
      TomorrowYN: yesNo(),
      ...entryTimes,
      ...login,
    }),
    answer: done('site.leave.done'),
  }),
  listToday: defineCall({
    ...own,
    path: 'Site/visit-today',
    summary: '하루와 그다음 날의 현장. Day가 없으면 오늘입니다. SearchState와 OwnYN으로 좁힙니다.',
    spec: ['CALLS-443', 'D-440'],
    effect: 'noted',
    may: isStaff,
    request: z.object({
      Day: day(),
      SearchState: codeOr<SiteState | ''>(['', ...SITE_STATES], ''),
      OwnYN: yesNo(),
      ...login,
    }),
    answer: rowsWith(siteOfDay, z.object({ day: z.string(), nowDtm: z.string(), moreYn: flag })),
  }),
  askArrival: defineCall({
    ...own,
    path: 'Site/visit-ask',
    summary: '10:00까지 도착하지 않은 오늘 현장의 업체에 확인 요청. 한 현장에 하루 한 번 보냅니다.',
    spec: ['CALLS-479', 'D-475'],
    effect: 'write',
    may: isStaff,
    request: z.object({ AwardIds: listOf(id(), ARRIVAL_REQUEST_LIMIT), ...login }),
    answer: added(z.object({ asked: z.number() }), 'site.ask.done'),
  }),
};
