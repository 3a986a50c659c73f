import { z } from 'zod';
import { isSignedIn } from '../../core/actor.ts';
import { defineCall, done, info, plain, rowsWith } from '../../core/call.ts';
import { code, day, flag, userId, yesNo } from '../../core/fields.ts';
import { INTERNAL_STATUSES } from '../internal-projects/status.ts';
import { PROJECT_STATUSES } from '../outsourced-projects/status.ts';
import { FEED_SCOPES } from './feed.ts';

/** A start of a project, or one of its offered days. */
const calendarEntry = z.object({
  kind: z.enum(['outsourced', 'internal']),
  id: z.number(),
  status: z.enum([...new Set([...PROJECT_STATUSES, ...INTERNAL_STATUSES])]),
  projectName: z.string(),
  areaId: z.number(),
  areaName: z.string(),
  startDay: z.string(),
  /** 'HH:mm' of an internal project, or ''. */
  startTime: z.string(),
  /** All offered days of a project with several and no chosen one; otherwise none. */
  offeredDays: z.array(z.string()),
  /** The company of the award; 0 for none and for internal projects. */
  companyId: z.number(),
  /** The company, or the department of the construction manager of an internal project; '' for none. */
  teamName: z.string(),
  /** How many teams the company has in a day; 0 when it is not counted. */
  dailyTeams: z.number(),
  /** For staff only; otherwise none. */
  pmIds: z.array(z.string()),
});
export type CalendarEntry = z.output<typeof calendarEntry>;

const feedFields = {
  Scope: code(FEED_SCOPES),
  OutsourcedYN: yesNo(),
  InternalYN: yesNo(),
  OfferedYN: yesNo(),
  LoginUserId: userId(),
};

/** What is known of a user's calendar address; all blank without one. The address itself is not stored. */
const calendarFeed = z.object({
  activeYN: flag,
  /** The beginning and the end of the secret part of the address. */
  hint: z.string(),
  scope: z.enum(FEED_SCOPES),
  outsourcedYN: flag,
  internalYN: flag,
  offeredYN: flag,
  createdDtm: z.string(),
  /** When and by which program the address was read last; '' before the first time. */
  lastReadDtm: z.string(),
  lastReader: z.string(),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

const own = { may: isSignedIn, actorFields: ['LoginUserId'] } as const;

/** Calls of the calendar of projects. */
export const calendarCalls = {
  listEntries: defineCall({
    ...own,
    path: 'Calendar/calendar-list',
    summary: '기간(42일까지)의 프로젝트 시작일과 후보일. 5,000건을 넘으면 moreYn이 Y입니다.',
    spec: ['CALLS-240', 'D-330'],
    effect: 'read',
    request: z.object({ FromDay: day(), ToDay: day(), LoginUserId: userId() }),
    answer: rowsWith(calendarEntry, z.object({ moreYn: flag })),
  }),
  readFeed: defineCall({
    ...own,
    path: 'Calendar/feed-info',
    summary: '내 캘린더 구독 주소의 상태.',
    spec: ['CALLS-241', 'D-333'],
    effect: 'read',
    request: z.object({ LoginUserId: userId() }),
    answer: info(calendarFeed),
  }),
  makeFeed: defineCall({
    ...own,
    path: 'Calendar/feed-make',
    summary: '구독 주소를 새로 만듭니다. 이전 주소는 끝나고, 새 주소는 이 응답에만 있습니다.',
    spec: ['CALLS-242', 'D-333'],
    effect: 'own',
    answersSecret: true,
    request: z.object(feedFields),
    answer: plain(z.object({ path: z.string(), message: z.string() })),
  }),
  editFeed: defineCall({
    ...own,
    path: 'Calendar/feed-edit',
    summary: '구독 주소에 담을 것을 바꿉니다.',
    spec: ['CALLS-243', 'D-333'],
    effect: 'write',
    request: z.object(feedFields),
    answer: done('calendar.feed.edit.done'),
  }),
  revokeFeed: defineCall({
    ...own,
    path: 'Calendar/feed-revoke',
    summary: '구독 주소를 폐기합니다.',
    spec: ['CALLS-244', 'D-333'],
    effect: 'write',
    request: z.object({ LoginUserId: userId() }),
    answer: done('calendar.feed.revoke.done'),
  }),
};
