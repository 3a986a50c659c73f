import { z } from 'zod';
import { added, defineCall, done, rows } from '../../core/call.ts';
import { choice, id, text, userIds } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { mayUseWorkspace } from '../workspace/policy.ts';
import { caller, oneEntry, versionField } from './fields.ts';
import { roomComment } from './shapes.ts';

const common = { may: mayUseWorkspace, actorFields: ['LoginUserId'], spec: ['CALLS-149', 'WORK-49', 'D-37'] } as const;
const content = { CommentContent: text(TEXT_LIMIT.comment), MentionIds: userIds() };
const oneComment = { CommentId: id(), ...caller };

/** Calls of comments on entries. Replies have one level. */
export const entryCommentCalls = {
  listComments: defineCall({
    ...common,
    effect: 'read',
    spec: [...common.spec, 'D-200'],
    path: 'Project/entry-comment-list',
    summary:
      '댓글과 답글 50개까지, 오래된 순, 답글은 그 댓글 바로 뒤. 앞쪽은 받은 것 중 첫 댓글의 commentId와 parentId를 Before와 BeforeParent로 보냅니다 (0은 가장 최근).',
    request: z.object({ ...oneEntry, Before: choice(), BeforeParent: choice() }),
    answer: rows(roomComment),
  }),
  addComment: defineCall({
    ...common,
    effect: 'write',
    path: 'Project/entry-comment-add',
    summary: '댓글 또는 ParentId의 답글 등록.',
    request: z.object({ ...oneEntry, ParentId: choice(), ...content }),
    answer: added(z.object({ commentId: z.number() }), 'entry.add.done'),
  }),
  editComment: defineCall({
    ...common,
    effect: 'write',
    path: 'Project/entry-comment-edit',
    summary: '댓글 수정 (작성자).',
    request: z.object({ ...oneComment, ...versionField, ...content }),
    answer: done('entry.edit.done'),
  }),
  removeComment: defineCall({
    ...common,
    effect: 'write',
    path: 'Project/entry-comment-delete',
    summary: '댓글 삭제 (작성자 또는 관리자).',
    request: z.object({ ...oneComment, ...versionField }),
    answer: done('entry.remove.done'),
  }),
};
