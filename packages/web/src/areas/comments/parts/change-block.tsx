import type { Board } from '@portal/contract/areas/comments/boards';
import { orNone } from '@portal/contract/core/forms';
import { useRef, useState } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import { LinkedText } from '#ui/text/linked-text.tsx';
import css from './change-block.module.css';
import { CommentHead } from './comment-head.tsx';
import { ReplyBox } from './reply-box.tsx';
import { sharedReason } from './talk-blocks.ts';
import type { ThreadRow } from './thread-rows.ts';

type Props = {
  rows: readonly ThreadRow[];
  board: Board;
  /** The id of the highlighted change, which an alarm opened. */
  highlightedId: number;
  onChanged: () => Promise<unknown>;
};

function ChangeLine({
  row: { entry },
  highlighted,
  withReason,
}: {
  row: ThreadRow;
  highlighted: boolean;
  withReason: boolean;
}) {
  return (
    <div id={`comment-${entry.commentId}`} data-lit={highlighted || undefined} tabIndex={-1}>
      <dt>{entry.itemName}</dt>
      <dd>
        <del>{orNone(entry.originValue)}</del>
        <span role="img" aria-label="에서">
          →
        </span>
        <ins>{orNone(entry.newValue)}</ins>
        {withReason && <small>사유 {entry.changeReason}</small>}
      </dd>
    </div>
  );
}

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
      <span className={css['sign']}>
        <Icon name="swap" />
      </span>
      <div>
        <CommentHead entry={first.entry} changes={rows.length} />
        <dl className={css['lines']}>
          {rows.map((row) => (
            <ChangeLine
              key={row.entry.commentId}
              row={row}
              highlighted={highlightedId === row.entry.commentId}
              withReason={reason === '' && row.entry.changeReason !== ''}
            />
          ))}
        </dl>
        {reason !== '' && (
          <p className={css['reason']}>
            사유 <LinkedText text={reason} />
          </p>
        )}
        <button ref={replyButton} type="button" aria-expanded={replying} onClick={() => setReplying(!replying)}>
          답글
        </button>
        {replying && <ReplyBox {...{ board, onChanged }} entry={first.entry} onClose={close} />}
      </div>
    </div>
  );
}
