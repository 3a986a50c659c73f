import type { Board } from '@portal/contract/areas/comments/boards';
import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { isOwnComment } from '@portal/contract/areas/comments/policy';
import { orNone } from '@portal/contract/core/forms';
import { useRef, useState } from 'react';
import { confirm } from '../../../lib/confirm.ts';
import { showRefusal } from '../../../lib/failures.ts';
import { addReply, editComment, removeComment } from '../api.ts';
import { CommentBox } from './comment-box.tsx';
import css from './living-comment.module.css';

type Props = {
  entry: CommentEntry;
  board: Board;
  userId: string;
  /** Draws the thread anew after a change. */
  onChanged: () => Promise<unknown>;
};

async function askAndRemove(commentId: number, onRemoved: () => Promise<unknown>): Promise<void> {
  if (!(await confirm('comment.remove.confirm'))) return;
  try {
    await removeComment(commentId);
    await onRemoved();
  } catch (error) {
    showRefusal('comment.remove.failed', error);
  }
}

/** What an automatic comment says, drawn from its fields (D-73). */
function AutomaticChange({ entry }: { entry: CommentEntry }) {
  return (
    <dl className={css['change']}>
      <dt>{entry.itemName}</dt>
      <dd>
        <del>{orNone(entry.originValue)}</del>
        <span role="img" aria-label="에서">
          →
        </span>
        <ins>{orNone(entry.newValue)}</ins>
      </dd>
      <dt>사유</dt>
      <dd>{entry.changeReason}</dd>
    </dl>
  );
}

/** What a comment says and what may be done with it (D-75). */
export function LivingComment({ entry, board, userId, onChanged }: Props) {
  const [open, setOpen] = useState<'reply' | 'edit' | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { commentId } = entry;
  const automatic = entry.autoYn === 'Y';
  const own = !automatic && isOwnComment({ userId }, entry);
  const toggle = (box: 'reply' | 'edit') => setOpen(open === box ? null : box);
  const close = () => {
    setOpen(null);
    actions.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const handleEdit = async (text: string, key: string) => {
    if (text !== entry.commentContent) await editComment(commentId, text, key);
    await onChanged();
    close();
  };
  const handleReply = async (text: string, key: string) => {
    await addReply(board, entry, text, key);
    await onChanged();
    close();
  };
  return (
    <>
      {automatic && <AutomaticChange entry={entry} />}
      {!automatic && open !== 'edit' && <p className={css['text']}>{entry.commentContent}</p>}
      {open === 'edit' && (
        <CommentBox
          label="댓글 수정"
          send="수정 완료"
          initial={entry.commentContent}
          failed="comment.edit.failed"
          onSend={handleEdit}
          onCancel={close}
        />
      )}
      <div className={css['actions']} ref={actions}>
        <button type="button" aria-expanded={open === 'reply'} onClick={() => toggle('reply')}>
          답글
        </button>
        {own && (
          <>
            <button type="button" aria-expanded={open === 'edit'} onClick={() => toggle('edit')}>
              수정
            </button>
            <button type="button" onClick={() => void askAndRemove(commentId, onChanged)}>
              삭제
            </button>
          </>
        )}
      </div>
      {open === 'reply' && (
        <CommentBox
          label={`${entry.userName}님에게 답글`}
          send="답글 등록"
          failed="comment.reply.failed"
          blank="comment.reply.blank"
          onSend={handleReply}
          onCancel={close}
        />
      )}
    </>
  );
}
