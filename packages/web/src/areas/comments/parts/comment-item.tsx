import type { Board } from '@portal/contract/areas/comments/boards';
import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { memo } from 'react';
import { userPhoto } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Moment } from '../../../ui/values.tsx';
import css from './comment-item.module.css';
import { LivingComment } from './living-comment.tsx';
import type { ThreadRow } from './thread-rows.ts';

type Props = ThreadRow & {
  board: Board;
  userId: string;
  /** The comment an alarm led to. */
  lit: boolean;
  onChanged: () => Promise<unknown>;
};

/** Levels that are indented; deeper replies only name whom they answer, so that 360 px are enough. */
const INDENTED = 6;

/** Who wrote a comment and when; `answered` names whom a deep reply answers, else ''. */
function CommentHead({ entry, answered }: { entry: CommentEntry; answered: string }) {
  return (
    <header className={css['head']}>
      <Avatar src={userPhoto(entry.userPhotoName)} />
      <strong>{entry.userName}</strong>
      <span>{entry.userPosition}</span>
      {entry.autoYn === 'Y' && <span className={css['mark']}>자동댓글</span>}
      {answered !== '' && <span>{answered}님에게</span>}
      <Moment at={entry.createdDtm} />
    </header>
  );
}

/** One comment of a thread, found by its id. Memoised: threads are long. */
export const CommentItem = memo(function CommentItem({ entry, depth, parentName, lit, ...rest }: Props) {
  const names = [css['item'], depth > 0 && css['reply'], lit && css['lit']];
  return (
    <li
      id={`comment-${entry.commentId}`}
      className={names.filter(Boolean).join(' ')}
      style={{ ['--level' as string]: Math.min(depth, INDENTED) }}
      tabIndex={-1}
    >
      {entry.delYn === 'Y' ? (
        <p className={css['gone']}>{entry.commentContent}</p>
      ) : (
        <>
          <CommentHead entry={entry} answered={depth > INDENTED ? parentName : ''} />
          <LivingComment entry={entry} {...rest} />
        </>
      )}
    </li>
  );
});
