import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';

/** Adds a comment to an outsourced project over the wire. Returns its id. */
export async function commentOn(
  portal: TestApp,
  Id: number,
  as: Person,
  CommentContent = '확인 부탁드립니다.',
): Promise<number> {
  const reply = await portal.call('Comment/comment-add', { Id, BoardType: 'project', CommentContent }, { as });
  const added = reply.ok.data?.[0];
  if (!added) throw new Error(`no comment: ${reply.raw}`);
  return added.commentId;
}

/** Adds a reply to a comment over the wire. Returns its id. */
export async function replyTo(
  portal: TestApp,
  ParentId: number,
  as: Person,
  CommentContent = '네, 확인했습니다.',
): Promise<number> {
  const reply = await portal.call('Comment/comment-reply-add', { ParentId, CommentContent }, { as });
  const added = reply.ok.data?.[0];
  if (!added) throw new Error(`no reply: ${reply.raw}`);
  return added.commentId;
}
