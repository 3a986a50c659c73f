import type { EntryRow, RoomComment } from '@portal/contract/areas/workspace-entries/shapes';
import { SCROLL_DELAY_MS } from '@portal/contract/core/limits';
import { useEffect, useRef, useState } from 'react';
import { Initial } from '#ui/marks/initial.tsx';
import { EntryTime } from '../card/entry-time.tsx';
import { MentionedText } from '../mentions/mentioned-text.tsx';
import { CommentBox } from './comment-box.tsx';
import { CommentEdit } from './comment-edit.tsx';
import css from './comments.module.css';
import { useCommentActions } from './use-comment-actions.ts';

type Props = {
  entry: EntryRow;
  comment: RoomComment;
  highlighted: boolean;
  /** Called when the user opens a box to write. Newer comments must not remove this one then. */
  onWrite: () => void;
};

/** One comment or reply with its actions. */
export function CommentLine({ entry, comment, highlighted, onWrite }: Props) {
  const [open, setOpen] = useState<'reply' | 'edit' | null>(null);
  const line = useRef<HTMLLIElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { add, remove } = useCommentActions(entry);
  const { commentId, parentId, userName, commentContent, mentions, editYn, removeYn } = comment;
  const toggle = (box: 'reply' | 'edit') => {
    setOpen(open === box ? null : box);
    onWrite();
  };
  const close = () => {
    setOpen(null);
    buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(() => {
      line.current?.focus({ preventScroll: true });
      line.current?.scrollIntoView({ block: 'center' });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [highlighted]);
  if (comment.delYn === 'Y') {
    return (
      <li className={css['line']} data-reply={parentId > 0 || undefined}>
        <p className={css['deleted']}>삭제된 댓글입니다.</p>
      </li>
    );
  }
  return (
    <li
      ref={line}
      id={`comment-${commentId}`}
      className={css['line']}
      data-reply={parentId > 0 || undefined}
      data-highlighted={highlighted || undefined}
      tabIndex={-1}
    >
      <Initial name={userName} />
      <div className={css['words']}>
        <p className={css['by']}>
          <strong>{userName}</strong>
          <EntryTime at={comment.createdDtm} />
          {comment.editedYn === 'Y' && <small>수정됨</small>}
        </p>
        {open === 'edit' && editYn === 'Y' ? (
          <CommentEdit projectId={entry.projectId} comment={comment} onClose={close} />
        ) : (
          <p className={css['text']}>
            <MentionedText text={commentContent} mentions={mentions} />
          </p>
        )}
        <div className={css['actions']} ref={buttons}>
          {entry.actions.includes('comment') && (
            <button type="button" aria-expanded={open === 'reply'} onClick={() => toggle('reply')}>
              답글
            </button>
          )}
          {editYn === 'Y' && (
            <button type="button" aria-expanded={open === 'edit'} onClick={() => toggle('edit')}>
              수정
            </button>
          )}
          {removeYn === 'Y' && (
            <button type="button" onClick={() => void remove(comment)}>
              삭제
            </button>
          )}
        </div>
        {open === 'reply' && entry.actions.includes('comment') && (
          <CommentBox
            entry={entry}
            answered={comment}
            onCancel={close}
            label={`${userName}님에게 답글`}
            send="답글 등록"
            onSend={async (words, key) => {
              await add(parentId > 0 ? parentId : commentId, words, key);
              close();
            }}
          />
        )}
      </div>
    </li>
  );
}
