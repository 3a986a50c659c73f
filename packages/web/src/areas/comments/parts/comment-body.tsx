import type { Board } from '@portal/contract/areas/comments/boards';
import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { isOwnComment } from '@portal/contract/areas/comments/policy';
import { useRef, useState } from 'react';
import { type Confirmation, confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { Row } from '#ui/layout/row.tsx';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { editComment, removeComment } from '../api.ts';
import { CommentBox } from './comment-box.tsx';
import css from './comments.module.css';
import { ReplyBox } from './reply-box.tsx';
import { TalkAction } from './talk-action.tsx';

type Props = {
  entry: CommentEntry;
  board: Board;
  userId: string;
  /** Refetches the thread after a change. */
  onChanged: () => Promise<unknown>;
};

const REMOVE: Confirmation = {
  title: '댓글 삭제',
  button: '삭제',
  question: 'comment.remove.confirm',
  destructive: true,
};

async function confirmAndRemove(commentId: number, onRemoved: () => Promise<unknown>): Promise<void> {
  if (!(await confirm(REMOVE))) return;
  try {
    await removeComment(commentId);
    toast.success('comment.remove.done');
    await onRemoved();
  } catch (error) {
    showRefusal('comment.remove.failed', error);
  }
}

/** The text of a comment and its actions (D-75). */
export function CommentBody({ entry, board, userId, onChanged }: Props) {
  const [openBox, setOpenBox] = useState<'reply' | 'edit' | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { commentId } = entry;
  const own = isOwnComment({ userId }, entry);
  const toggle = (box: 'reply' | 'edit') => setOpenBox(openBox === box ? null : box);
  const close = () => {
    setOpenBox(null);
    actions.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const handleEdit = async (text: string, key: string) => {
    if (text !== entry.commentContent) {
      await editComment(commentId, text, key);
      toast.success('comment.edit.done');
    }
    await onChanged();
    close();
  };
  return (
    <>
      {openBox !== 'edit' && (
        <Text breaks>
          <LinkedText text={entry.commentContent} />
        </Text>
      )}
      {openBox === 'edit' && (
        <CommentBox
          label="댓글 수정"
          sendLabel="수정 완료"
          initial={entry.commentContent}
          failed="comment.edit.failed"
          onSend={handleEdit}
          onCancel={close}
        />
      )}
      <Row className={`${css['deeds']} ${css['actions']}`} ref={actions}>
        <TalkAction aria-expanded={openBox === 'reply'} onClick={() => toggle('reply')}>
          답글
        </TalkAction>
        {own && (
          <>
            <TalkAction aria-expanded={openBox === 'edit'} onClick={() => toggle('edit')}>
              수정
            </TalkAction>
            <TalkAction onClick={() => void confirmAndRemove(commentId, onChanged)}>삭제</TalkAction>
          </>
        )}
      </Row>
      {openBox === 'reply' && <ReplyBox {...{ board, entry, onChanged }} onClose={close} />}
    </>
  );
}
