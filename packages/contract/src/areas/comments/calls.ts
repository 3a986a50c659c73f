import { z } from 'zod';
import { added, defineCall, done, rowsWith } from '../../core/call.ts';
import { choice, flag, id, text, userId } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { boardName, recordKey } from './fields.ts';
import { mayUseComments } from './policy.ts';

/** One comment with those of its replies that are on the same page, oldest first (D-151, D-201). */
export const commentEntry = z.object({
  commentId: z.number(),
  /** '' for a comment that is no reply. */
  parentId: z.union([z.number(), z.literal('')]),
  userId: z.string(),
  userName: z.string(),
  userPosition: z.string(),
  userPhotoName: z.string(),
  commentContent: z.string(),
  createdDtm: z.string(),
  /** 'Y' for a deleted comment that is still listed because it has replies (D-94). */
  delYn: flag,
  /** 'Y' for automatic comments; only these fill the next four fields (D-73). */
  autoYn: flag,
  itemName: z.string(),
  originValue: z.string(),
  newValue: z.string(),
  changeReason: z.string(),
  get replies() {
    return z.array(commentEntry);
  },
});
export type CommentEntry = z.output<typeof commentEntry>;

const caller = { UserId: userId(), LoginId: userId() };
const content = { CommentContent: text(TEXT_LIMIT.comment) };
const target = { Id: recordKey(), BoardType: boardName(), ...caller };
const key = z.object({ commentId: z.number() });

const common = { may: mayUseComments, actorFields: ['UserId', 'LoginId'] } as const;
const listing = {
  ...common,
  effect: 'read',
  request: z.object({ ...target, Before: choice() }),
  /** `before` is the value of Before that requests the next older page; 0 when there is none (D-201). */
  answer: rowsWith(commentEntry, z.object({ before: z.number() })),
} as const;
const adding = {
  ...common,
  effect: 'write',
  request: z.object({ ...target, ...content }),
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
    summary: '댓글 한 쪽 (답글 포함, 오래된 순): Before보다 오래된 것, 0이면 가장 최근 것.',
    spec: ['CALLS-54', 'CMT-03', 'D-201'],
  }),
  addComment: defineCall({
    ...adding,
    path: 'Comment/comment-add',
    summary: '댓글 등록.',
    spec: ['CALLS-55', 'CMT-10'],
  }),
  editComment: defineCall({
    ...common,
    effect: 'write',
    path: 'Comment/comment-edit',
    summary: '댓글 수정 (작성자).',
    spec: ['CALLS-56', 'CMT-13'],
    request: z.object({ CommentId: id(), ...content, ...caller }),
    answer: done('comment.edit.done'),
  }),
  removeComment: defineCall({
    ...common,
    effect: 'write',
    path: 'Comment/comment-delete',
    summary: '댓글 삭제 (작성자).',
    spec: ['CALLS-57', 'CMT-14', 'D-94'],
    request: z.object({ CommentId: id(), ...caller }),
    answer: done('comment.remove.done'),
  }),
  addReply: defineCall({
    ...replying,
    path: 'Comment/comment-reply-add',
    summary: '답글 등록.',
    spec: ['CALLS-58', 'CMT-11'],
  }),
  listUserComments: defineCall({
    ...listing,
    path: 'Comment/user-comment-all-list',
    summary: '댓글 한 쪽 (아이디가 문자인 게시판).',
    spec: ['CALLS-59', 'D-92', 'D-201'],
  }),
  addUserComment: defineCall({
    ...adding,
    path: 'Comment/user-comment-add',
    summary: '댓글 등록 (아이디가 문자인 게시판).',
    spec: ['CALLS-60', 'D-92'],
  }),
  addUserReply: defineCall({
    ...replying,
    path: 'Comment/user-comment-reply-add',
    summary: '답글 등록 (아이디가 문자인 게시판).',
    spec: ['CALLS-61', 'D-92'],
  }),
};
