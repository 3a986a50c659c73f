import type { EntryRow, RoomComment } from '@portal/contract/areas/workspace-entries/shapes';
import { SCROLL_DELAY_MS } from '@portal/contract/core/limits';
import { useEffect, useRef, useState } from 'react';
import room from '#areas/workspace/public/room-page.module.css';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { Text } from '#ui/text/text.tsx';
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
      <Row as="li" padY={8} className={css['line']} data-reply={parentId > 0 || undefined}>
        <Text tone="faint">삭제된 댓글입니다.</Text>
      </Row>
    );
  }
  return (
    <Row
      as="li"
      gap={8}
      padY={8}
      align="start"
      ref={line}
      id={`comment-${commentId}`}
      className={`${room['target']} ${css['line']}`}
      data-reply={parentId > 0 || undefined}
      data-highlighted={highlighted || undefined}
      tabIndex={-1}
    >
      <Initial name={userName} />
      <Stack fill>
        <Row as="p" gap={8} size={12} tone="faint">
          <Text as="strong" size={13} weight="semibold" tone="text">
            {userName}
          </Text>
          <EntryTime at={comment.createdDtm} />
          {comment.editedYn === 'Y' && <span>수정됨</span>}
        </Row>
        {open === 'edit' && editYn === 'Y' ? (
          <CommentEdit projectId={entry.projectId} comment={comment} onClose={close} />
        ) : (
          <Text breaks>
            <MentionedText text={commentContent} mentions={mentions} />
          </Text>
        )}
        <Row className={css['actions']} ref={buttons}>
          {entry.actions.includes('comment') && (
            <Press kind="word" aria-expanded={open === 'reply'} onClick={() => toggle('reply')}>
              답글
            </Press>
          )}
          {editYn === 'Y' && (
            <Press kind="word" aria-expanded={open === 'edit'} onClick={() => toggle('edit')}>
              수정
            </Press>
          )}
          {removeYn === 'Y' && (
            <Press kind="word" onClick={() => void remove(comment)}>
              삭제
            </Press>
          )}
        </Row>
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
      </Stack>
    </Row>
  );
}
