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
  /** The change an alarm led to. */
  lit: number;
  onChanged: () => Promise<unknown>;
};

function Line({ row: { entry }, lit, withReason }: { row: ThreadRow; lit: boolean; withReason: boolean }) {
  return (
    <div id={`comment-${entry.commentId}`} data-lit={lit || undefined} tabIndex={-1}>
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

/** What one save changed: a line per item, the reason once when it is the same; nobody may touch it, all may answer (D-73, D-75). */
export function ChangeBlock({ rows, board, lit, onChanged }: Props) {
  const [answering, setAnswering] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  const [first] = rows;
  if (!first) return null;
  const reason = sharedReason(rows);
  const close = () => {
    setAnswering(false);
    answer.current?.focus({ preventScroll: true });
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
            <Line
              key={row.entry.commentId}
              row={row}
              lit={lit === row.entry.commentId}
              withReason={reason === '' && row.entry.changeReason !== ''}
            />
          ))}
        </dl>
        {reason !== '' && (
          <p className={css['reason']}>
            사유 <LinkedText text={reason} />
          </p>
        )}
        <button ref={answer} type="button" aria-expanded={answering} onClick={() => setAnswering(!answering)}>
          답글
        </button>
        {answering && <ReplyBox {...{ board, onChanged }} entry={first.entry} onClose={close} />}
      </div>
    </div>
  );
}
