import { z } from 'zod';
import { added, defineCall, done, rows } from '../../core/call.ts';
import { id, text, userId } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { mayUseComments } from './policy.ts';
import { commentEntry } from './shapes.ts';

const caller = { UserId: userId(), LoginId: userId() };
const content = { CommentContent: text(TEXT_LIMIT.comment) };
const post = { Id: text(TEXT_LIMIT.name), BoardType: text(), ...caller };
const key = z.object({ commentId: z.number() });

const common = { may: mayUseComments, actorFields: ['UserId', 'LoginId'] } as const;
const listing = { ...common, effect: 'read', request: z.object(post), answer: rows(commentEntry) } as const;
const adding = {
  ...common,
  effect: 'write',
  request: z.object({ ...post, ...content }),
  answer: added(key, 'comment.add.done'),
} as const;
const replying = {
  ...common,
  effect: 'write',
  request: z.object({ ParentId: id(), ...content, ...caller }),
  answer: added(key, 'comment.add.done'),
} as const;

export const commentCalls = {
  listComments: defineCall({
    ...listing,
    path: 'Comment/comment-all-list',
    summary: '댓글 목록 (답글 포함, 오래된 순).',
    rows: ['CALLS-54', 'CMT-03'],
  }),
  addComment: defineCall({
    ...adding,
    path: 'Comment/comment-add',
    summary: '댓글 등록. 빈 내용은 무시합니다.',
    rows: ['CALLS-55', 'CMT-10'],
  }),
  editComment: defineCall({
    ...common,
    effect: 'write',
    path: 'Comment/comment-edit',
    summary: '댓글 수정 (작성자).',
    rows: ['CALLS-56', 'CMT-13'],
    request: z.object({ CommentId: id(), ...content, ...caller }),
    answer: done('comment.edit.done'),
  }),
  removeComment: defineCall({
    ...common,
    effect: 'write',
    path: 'Comment/comment-delete',
    summary: '댓글 삭제 (작성자).',
    rows: ['CALLS-57', 'CMT-14', 'D-94'],
    request: z.object({ CommentId: id(), ...caller }),
    answer: done('comment.remove.done'),
  }),
  addReply: defineCall({
    ...replying,
    path: 'Comment/comment-reply-add',
    summary: '답글 등록.',
    rows: ['CALLS-58', 'CMT-11'],
  }),
  listUserComments: defineCall({
    ...listing,
    path: 'Comment/user-comment-all-list',
    summary: '댓글 목록 (아이디가 문자인 게시판).',
    rows: ['CALLS-59', 'D-92'],
  }),
  addUserComment: defineCall({
    ...adding,
    path: 'Comment/user-comment-add',
    summary: '댓글 등록 (아이디가 문자인 게시판).',
    rows: ['CALLS-60', 'D-92'],
  }),
  addUserReply: defineCall({
    ...replying,
    path: 'Comment/user-comment-reply-add',
    summary: '답글 등록 (아이디가 문자인 게시판).',
    rows: ['CALLS-61', 'D-92'],
  }),
};
