import type { EntryRow, RoomComment } from '@portal/contract/areas/workspace-entries/shapes';
import { joinValues } from '@portal/contract/core/formats';
import { tellRoomNews } from '#areas/workspace/public/room-news.ts';
import { confirm, type Deed } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { removeComment, say } from '../../api.ts';
import type { Words } from './talk-box.tsx';

const REMOVE: Deed = { title: '댓글 삭제', button: '삭제', question: 'comment.remove.confirm', loses: true };

const sent = ({ CommentContent, MentionIds }: Words) => ({ CommentContent, MentionIds: joinValues(MentionIds) });

/** The actions on the comments of an entry. Adding and editing throw, so that the comment box shows the failure. */
export function useTalkActions({ entryId, projectId }: EntryRow) {
  const notify = () => tellRoomNews(String(projectId));
  const add = async (parentId: number, words: Words, idempotencyKey: string): Promise<void> => {
    const request = { EntryId: entryId, ParentId: parentId, ...sent(words) };
    await say('Project/entry-comment-add', request, idempotencyKey);
    notify();
  };
  const edit = async ({ commentId, version }: RoomComment, words: Words, idempotencyKey: string): Promise<void> => {
    const request = { CommentId: commentId, Version: version, ...sent(words) };
    await say('Project/entry-comment-edit', request, idempotencyKey);
    notify();
  };
  const remove = async ({ commentId }: RoomComment): Promise<void> => {
    if (!(await confirm(REMOVE))) return;
    try {
      await removeComment(commentId);
    } catch (error) {
      showRefusal('comment.remove.failed', error);
    }
    notify();
  };
  return { add, edit, remove };
}
