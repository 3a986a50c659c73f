import type { Board } from '@portal/contract/areas/comments/boards';
import { memo } from 'react';
import { userPhoto } from '#lib/paths.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Text } from '#ui/text/text.tsx';
import { CommentBody } from './comment-body.tsx';
import { CommentHead } from './comment-head.tsx';
import css from './comments.module.css';
import type { ThreadRow } from './thread-rows.ts';

type Props = ThreadRow & {
  board: Board;
  userId: string;
  /** Whether it is the comment that an alarm opened. */
  highlighted: boolean;
  onChanged: () => Promise<unknown>;
};

/** The number of indented levels. Deeper replies only name their addressee, so that 360 px are enough. */
const INDENTED = 3;

/** One comment of a thread, with its id as anchor. Memoised, because threads are long. */
export const CommentItem = memo(function CommentItem({ entry, depth, parentName, highlighted, ...rest }: Props) {
  const names = [css['item'], depth > 0 && css['reply'], highlighted && css['lit']];
  return (
    <Stack
      gap={8}
      id={`comment-${entry.commentId}`}
      className={names.filter(Boolean).join(' ')}
      style={{ ['--level' as string]: Math.min(depth, INDENTED) }}
      tabIndex={-1}
      data-kind="talk"
      data-print="whole"
    >
      {entry.delYn === 'Y' ? (
        <Text tone="faint">{entry.commentContent}</Text>
      ) : (
        <>
          <Avatar src={userPhoto(entry.userPhotoName)} />
          <div>
            <CommentHead
              entry={entry}
              replyTo={depth > INDENTED ? parentName : ''}
              repliesToUnloaded={depth === 0 && entry.parentId !== ''}
            />
            <CommentBody entry={entry} {...rest} />
          </div>
        </>
      )}
    </Stack>
  );
});
