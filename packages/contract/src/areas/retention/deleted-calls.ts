import { z } from 'zod';
import { isManager } from '../../core/actor.ts';
import { defineCall, done, list } from '../../core/call.ts';
import { codeOr, id, pageFields, text, userId } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { DELETED_CODES, RETENTION_PAGE_SIZE } from './lists.ts';

const deletedRow = z.object({
  id: z.number(),
  kind: z.enum(DELETED_CODES),
  name: z.string(),
  deletedDtm: z.string(),
  /** Who deleted it, and why; '' where the change log no longer knows. */
  userId: z.string(),
  userName: z.string(),
  reason: z.string(),
  /** The last day on which it can be brought back; '' for no last day. */
  untilDay: z.string(),
});
export type DeletedRow = z.output<typeof deletedRow>;

/** What was deleted and can be brought back (D-521). */
export const deletedCalls = {
  listDeleted: defineCall({
    path: 'Retention/deleted-list',
    summary: '삭제된 프로젝트와 공지사항: 누가 언제 왜 지웠고 언제까지 되돌릴 수 있는지 (관리자 권한).',
    spec: ['CALLS-500', 'D-521'],
    effect: 'read',
    may: isManager,
    actorFields: ['LoginUserId'],
    request: z.object({
      Kind: codeOr(DELETED_CODES, 'outsourced'),
      LoginUserId: userId(),
      ...pageFields(RETENTION_PAGE_SIZE),
    }),
    answer: list(deletedRow),
  }),
  restoreDeleted: defineCall({
    path: 'Retention/deleted-restore',
    summary: '삭제된 항목 되돌리기. 사유가 있어야 하고 변경 기록에 남습니다 (관리자 권한).',
    spec: ['CALLS-501', 'D-521'],
    effect: 'write',
    may: isManager,
    actorFields: ['LoginUserId'],
    request: z.object({
      Kind: text(20).pipe(z.enum(DELETED_CODES)),
      Id: id(),
      Reason: text(TEXT_LIMIT.reason),
      LoginUserId: userId(),
    }),
    answer: done('retention.restore.done'),
  }),
};
