import type { Board } from '@portal/contract/areas/comments/boards';
import { CHANGED_PARTS, orNone } from '@portal/contract/core/forms';
import { type ReactNode, useRef, useState } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { CommentTime } from './comment-head.tsx';
import css from './comments.module.css';
import { ReplyBox } from './reply-box.tsx';
import { TalkAction } from './talk-action.tsx';
import { sharedReason } from './talk-blocks.ts';
import type { ThreadRow } from './thread-rows.ts';

type Props = {
  rows: readonly ThreadRow[];
  board: Board;
  /** The id of the highlighted change, which an alarm opened. */
  highlightedId: number;
  onChanged: () => Promise<unknown>;
};

type LineProps = {
  row: ThreadRow;
  highlighted: boolean;
  withReason: boolean;
  /** The author, on the first line of a save. */
  by?: ReactNode;
};

function ChangeLine({ row: { entry }, highlighted, withReason, by }: LineProps) {
  return (
    <Text
      as="li"
      id={`comment-${entry.commentId}`}
      className={`${css['change']} ${highlighted ? css['lit'] : ''}`}
      breaks
      tabIndex={-1}
    >
      {by}
      <span>{entry.itemName}</span>{' '}
      {entry.itemName !== CHANGED_PARTS && (
        <>
          <del>{orNone(entry.originValue)}</del>
          <Text as="span" role="img" aria-label="에서" padX={4} tone="faint">
            →
          </Text>
        </>
      )}
      <ins>{orNone(entry.newValue)}</ins>
      {withReason && <Note size={12}>사유 {entry.changeReason}</Note>}
    </Text>
  );
}

/** Who made a change. Changes are automatic comments, which a screen reader is told (D-73). */
const Author = ({ entry }: Pick<ThreadRow, 'entry'>) => (
  <>
    <strong title={entry.userPosition}>{entry.userName}</strong> <VisuallyHidden>자동댓글</VisuallyHidden>
  </>
);

/**
 * The changes of one save, one line per item. A shared reason is shown once. They cannot be edited, but every user may
 * reply (D-73, D-75).
 */
export function ChangeBlock({ rows, board, highlightedId, onChanged }: Props) {
  const [replying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const [first] = rows;
  if (!first) return null;
  const reason = sharedReason(rows);
  const close = () => {
    setReplying(false);
    replyButton.current?.focus({ preventScroll: true });
  };
  return (
    <div className={css['block']} data-kind="change" data-print="whole">
      <Row gap={8} align="baseline" justify="between">
        <Stack as="ul">
          {rows.map((row) => (
            <ChangeLine
              key={row.entry.commentId}
              row={row}
              by={row === first && <Author entry={first.entry} />}
              highlighted={highlightedId === row.entry.commentId}
              withReason={reason === '' && row.entry.changeReason !== ''}
            />
          ))}
        </Stack>
        <Text as="span" size={12} tone="faint" firm>
          <CommentTime at={first.entry.createdDtm} />
        </Text>
      </Row>
      <Row className={css['deeds']} gap={8} align="baseline" justify="between">
        <Note size={12}>
          {reason !== '' && (
            <>
              사유 <LinkedText text={reason} />
            </>
          )}
        </Note>
        <TalkAction ref={replyButton} aria-expanded={replying} onClick={() => setReplying(!replying)}>
          답글
        </TalkAction>
      </Row>
      {replying && <ReplyBox {...{ board, onChanged }} entry={first.entry} onClose={close} />}
    </div>
  );
}
