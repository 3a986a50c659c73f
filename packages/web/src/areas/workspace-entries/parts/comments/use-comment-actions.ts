import type { EntryRow, RoomComment } from '@portal/contract/areas/workspace-entries/shapes';
import { joinValues } from '@portal/contract/core/formats';
import { notifyRoomChange } from '#areas/workspace/public/use-room-changes.ts';
import { type Confirmation, confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { removeComment, saveComment } from './api.ts';
import type { CommentInput } from './comment-box.tsx';

const REMOVE: Confirmation = {
  title: '댓글 삭제',
  button: '삭제',
  question: 'comment.remove.confirm',
  destructive: true,
};

/** The request fields of a comment. */
export const commentRequest = ({ CommentContent, MentionIds }: CommentInput) => ({
  CommentContent,
  MentionIds: joinValues(MentionIds),
});

/** The actions on the comments of an entry. Adding throws, so that the comment box shows the failure. */
export function useCommentActions({ entryId, projectId }: EntryRow) {
  const notify = () => notifyRoomChange(projectId);
  const add = async (parentId: number, words: CommentInput, idempotencyKey: string): Promise<void> => {
    const request = { EntryId: entryId, ParentId: parentId, ...commentRequest(words) };
    await saveComment('Project/entry-comment-add', request, idempotencyKey);
    notify();
  };
  const remove = async (comment: RoomComment): Promise<void> => {
    if (!(await confirm(REMOVE))) return;
    try {
      await removeComment(comment);
    } catch (error) {
      showRefusal('comment.remove.failed', error);
    }
    notify();
  };
  return { add, remove };
}
