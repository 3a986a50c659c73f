import { z } from 'zod';
import { isManager } from '../../core/actor.ts';
import { defineCall, done, list, plain, rows } from '../../core/call.ts';
import { count, pageFields, text, userId, version } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { deletedCalls } from './deleted-calls.ts';
import { RETENTION_CODES } from './kinds.ts';
import { RETENTION_PAGE_SIZE } from './lists.ts';
import { personCalls } from './person-calls.ts';

const login = { LoginUserId: userId() };
const code = z.enum(RETENTION_CODES);
/** A kind is named by its code; any other code is malformed. */
const kind = { Kind: text(20).pipe(code) };

const periodRow = z.object({
  kind: code,
  months: z.number(),
  version: z.number(),
  /** Number of records whose retention period is over now. */
  dueCount: z.number(),
  /** When records of this kind were last blanked; '' for never. */
  lastDtm: z.string(),
  /** Nothing is blanked before this day; '' when blanking has started. */
  startDay: z.string(),
});
export type PeriodRow = z.output<typeof periodRow>;

const dryRun = z.object({
  /** Records that ended before this moment would be blanked. */
  beforeDtm: z.string(),
  count: z.number(),
  /** When the first and the last of these records ended; '' without records. */
  firstDtm: z.string(),
  lastDtm: z.string(),
  /**
   * Keys of the first records: numbers of projects, ids of people. Of an id that is a phone number only the last digits
   * are shown.
   */
  sample: z.array(z.string()),
});
export type DryRun = z.output<typeof dryRun>;

const runRow = z.object({
  id: z.number(),
  kind: code,
  runDtm: z.string(),
  months: z.number(),
  count: z.number(),
  firstKey: z.string(),
  lastKey: z.string(),
});
export type RunRow = z.output<typeof runRow>;

const waitingJob = z.object({
  /** The name of the job; 'clock' holds all of them. */
  name: z.string(),
  reason: z.enum(['ahead', 'behind', 'cap']),
  sinceDtm: z.string(),
  /** What the next run would remove, of how much. 0 while the clock is doubted. */
  dueCount: z.number(),
  totalCount: z.number(),
  allowedYn: z.enum(['Y', 'N']),
});
export type WaitingJob = z.output<typeof waitingJob>;

const common = { may: isManager, actorFields: ['LoginUserId'], spec: ['CALLS-160', 'A-36'] } as const;
const reading = { ...common, effect: 'read' } as const;

/** Retention periods of personal data, previews of what would be blanked, and the log of what was (PIPA article 21). */
/** How much a held job would remove, as its permission was asked. Another number by now is STALE. */
const shownCount = () => count().optional();

export const retentionCalls = {
  ...deletedCalls,
  ...personCalls,
  listPeriods: defineCall({
    ...reading,
    path: 'Retention/period-list',
    summary: '개인정보 보유 기간과 지금 지울 대상 수 (관리자 권한).',
    request: z.object({ ...login, ...pageFields(RETENTION_PAGE_SIZE) }),
    answer: list(periodRow),
  }),
  tryPeriod: defineCall({
    ...reading,
    path: 'Retention/dry-run',
    summary: '이 보유 기간이면 무엇을 지울지 미리 보기. 아무것도 지우지 않습니다.',
    request: z.object({ ...kind, Months: count(), ...login }),
    answer: plain(dryRun),
  }),
  editPeriod: defineCall({
    ...common,
    effect: 'write',
    path: 'Retention/period-edit',
    summary: '보유 기간 변경. 사유가 있어야 하고 변경 기록에 남습니다.',
    request: z.object({ ...kind, Months: count(), Reason: text(TEXT_LIMIT.memo), Version: version(), ...login }),
    answer: done('retention.edit.done'),
  }),
  listRuns: defineCall({
    ...reading,
    path: 'Retention/run-list',
    summary: '지운 기록: 언제, 어느 기간으로, 몇 건.',
    request: z.object({ ...kind, ...login, ...pageFields(RETENTION_PAGE_SIZE) }),
    answer: list(runRow),
  }),
  listWaitingJobs: defineCall({
    ...reading,
    spec: ['CALLS-261', 'D-361'],
    path: 'Retention/waiting-job-list',
    summary: '멈춘 작업: 시계가 맞지 않거나 한 번에 너무 많이 지우려는 작업 (관리자 권한).',
    request: z.object(login),
    answer: rows(waitingJob),
  }),
  allowJob: defineCall({
    ...common,
    spec: ['CALLS-261', 'D-361'],
    effect: 'write',
    path: 'Retention/waiting-job-allow',
    summary: '멈춘 작업을 다음 차례에 실행하도록 허용 (관리자 권한).',
    request: z.object({ Name: text(50), DueCount: shownCount(), ...login }),
    answer: done('retention.job.allowed'),
  }),
};
