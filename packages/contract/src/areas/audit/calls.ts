import { z } from 'zod';
import { isManager } from '../../core/actor.ts';
import { defineCall, done, info, list } from '../../core/call.ts';
import { codeOr, day, pageFields, searchKey, text, userId, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { ACCESS_LOG_TYPES, LOG_PAGE_SIZE, READING_TASK_CODES, SECURITY_EVENT_CODES, SUBJECT_KINDS } from './lists.ts';
import { accessReview, accessRow, changeRow, eventRow } from './shapes.ts';

const span = { LoginUserId: userId(), FromDate: day(), ToDate: day(), SearchKey: searchKey() };
const pages = pageFields(LOG_PAGE_SIZE);

const accessFilter = z.object({
  ...span,
  SearchType: codeOr(['', ...ACCESS_LOG_TYPES.map(({ value }) => value)], ''),
  SearchTask: codeOr(['', ...READING_TASK_CODES], ''),
  ReaderId: userId(),
  Address: text(),
  /**
   * Whose data was read: the id of a user, or the number of a project of that kind. The two fields are used only
   * together.
   */
  SubjectKind: codeOr(['', ...SUBJECT_KINDS], ''),
  SubjectId: userId(),
  /** 'Y' filters for readings at night, at weekends and on holidays. */
  OddYN: yesNo(),
});
const changeFilter = z.object(span);
const eventFilter = z.object({ ...span, SearchEvent: codeOr(['', ...SECURITY_EVENT_CODES], '') });

const reading = { effect: 'read', may: isManager, actorFields: ['LoginUserId'] } as const;
const month = { LoginUserId: userId(), Month: text() };

/**
 * The three logs and the monthly review (TH34). They record readings of personal data, changes of rights and reference
 * data, and security events.
 */
export const auditCalls = {
  listAccesses: defineCall({
    ...reading,
    path: 'Audit/access-log-list',
    summary: '개인정보 열람 기록 (관리자 권한).',
    spec: ['D-107', 'D-161', 'TH34'],
    request: accessFilter.extend(pages),
    answer: list(accessRow),
  }),
  listChanges: defineCall({
    ...reading,
    path: 'Audit/change-log-list',
    summary: '권한과 기준정보의 변경 기록 (관리자 권한).',
    spec: ['D-133', 'TH34'],
    request: changeFilter.extend(pages),
    answer: list(changeRow),
  }),
  listEvents: defineCall({
    ...reading,
    path: 'Audit/security-log-list',
    summary: '로그인·거부·제한 등 보안 기록 (관리자 권한).',
    spec: ['CALLS-134', 'TH34'],
    request: eventFilter.extend(pages),
    answer: list(eventRow),
  }),
  readReview: defineCall({
    ...reading,
    path: 'Audit/access-review',
    summary: '한 달 열람의 점검: 평소와 다른 시간, 많은 열람, 처음 보는 주소 (관리자 권한).',
    spec: ['CALLS-181', 'D-163', 'TH34'],
    request: z.object(month),
    answer: info(accessReview),
  }),
  finishReview: defineCall({
    path: 'Audit/access-review-done',
    summary: '한 달 열람을 점검했다고 남깁니다 (관리자 권한).',
    spec: ['CALLS-182', 'D-163'],
    effect: 'write',
    may: isManager,
    actorFields: ['LoginUserId'],
    request: z.object({ ...month, Memo: text(TEXT_LIMIT.memo) }),
    answer: done('audit.review.done'),
  }),
};
