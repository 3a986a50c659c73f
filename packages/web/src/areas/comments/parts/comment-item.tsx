import type { Board } from '@portal/contract/areas/comments/boards';
import { memo } from 'react';
import { CommentHead } from './comment-head.tsx';
import { LivingComment } from './living-comment.tsx';
import type { ThreadRow } from './thread-rows.ts';
import './comment-item.css';

type Props = ThreadRow & {
  board: Board;
  userId: string;
  /** The comment an alarm led to. */
  lit: boolean;
  onChanged: () => Promise<unknown>;
};

/** Levels that are indented; deeper replies only name whom they answer, so that 360 px are enough. */
const INDENTED = 6;

/** One comment of a thread, found by its id (CMT-19). Memoised: threads are long. */
export const CommentItem = memo(function CommentItem({ entry, depth, parentName, lit, ...rest }: Props) {
  const names = ['comment', depth > 0 && 'comment-reply', lit && 'comment-lit'];
  return (
    <li
      id={`comment-${entry.commentId}`}
      className={names.filter(Boolean).join(' ')}
      style={{ ['--level' as string]: Math.min(depth, INDENTED) }}
      tabIndex={-1}
    >
      {entry.delYn === 'Y' ? (
        <p className="comment-gone">{entry.commentContent}</p>
      ) : (
        <>
          <CommentHead entry={entry} answered={depth > INDENTED ? parentName : ''} />
          <LivingComment entry={entry} {...rest} />
        </>
      )}
    </li>
  );
});
