import { z } from 'zod';
import { isManager } from '../../core/actor.ts';
import { defineCall, list } from '../../core/call.ts';
import { codeOr, day, pageFields, text, userId } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { ACCESS_LOG_TYPES, LOG_PAGE_SIZE, SECURITY_EVENT_CODES } from './lists.ts';

const span = { LoginUserId: userId(), ...pageFields(LOG_PAGE_SIZE), FromDate: day(), ToDate: day() };

const accessRow = z.object({
  id: z.number(),
  accessDtm: z.string(),
  readerId: z.string(),
  readerName: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  /** What was read, in words. */
  items: z.string(),
  /** Where it was read from. */
  address: z.string(),
});
export type AccessRow = z.output<typeof accessRow>;

const changeRow = z.object({
  id: z.number(),
  changeDtm: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** What kind of thing was changed, and which one, in words. */
  subject: z.string(),
  subjectName: z.string(),
  action: z.string(),
  detail: z.string(),
});
export type ChangeRow = z.output<typeof changeRow>;

const eventRow = z.object({
  id: z.number(),
  eventDtm: z.string(),
  event: z.enum(SECURITY_EVENT_CODES),
  /** '' where nobody known was named. */
  userId: z.string(),
  userName: z.string(),
  address: z.string(),
  /** Which call it was about, or how much. */
  detail: z.string(),
});
export type EventRow = z.output<typeof eventRow>;

const reading = { effect: 'read', may: isManager, actorFields: ['LoginUserId'] } as const;

/** Who read whose personal numbers, who changed rights and reference data, and what happened at the doors (TH34). */
export const auditCalls = {
  listAccesses: defineCall({
    ...reading,
    path: 'Audit/access-log-list',
    summary: '주민번호·계좌번호 열람 기록 (권한 M).',
    spec: ['D-107', 'TH34'],
    request: z.object({
      ...span,
      SearchType: codeOr(['', ...ACCESS_LOG_TYPES.map(({ value }) => value)], ''),
      SearchKey: text(TEXT_LIMIT.key),
    }),
    answer: list(accessRow),
  }),
  listChanges: defineCall({
    ...reading,
    path: 'Audit/change-log-list',
    summary: '권한과 기준정보의 변경 기록 (권한 M).',
    spec: ['D-133', 'TH34'],
    request: z.object({ ...span, SearchKey: text(TEXT_LIMIT.key) }),
    answer: list(changeRow),
  }),
  listEvents: defineCall({
    ...reading,
    path: 'Audit/security-log-list',
    summary: '로그인·거부·제한 등 보안 기록 (권한 M).',
    spec: ['CALLS-134', 'TH34'],
    request: z.object({
      ...span,
      SearchEvent: codeOr(['', ...SECURITY_EVENT_CODES], ''),
      SearchKey: text(TEXT_LIMIT.key),
    }),
    answer: list(eventRow),
  }),
};
