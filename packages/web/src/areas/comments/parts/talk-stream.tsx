import type { Board } from '@portal/contract/areas/comments/boards';
import type { ReactNode } from 'react';
import { dayHeading } from '#lib/days.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ChangeBlock } from './change-block.tsx';
import { CommentItem } from './comment-item.tsx';
import css from './comments.module.css';
import type { TalkBlock } from './talk-blocks.ts';

type Props = {
  blocks: readonly TalkBlock[];
  board: Board;
  userId: string;
  /** The id of the comment that an alarm opened; 0 for none. */
  highlightedId: number;
  onChanged: () => Promise<unknown>;
};

/** One item of the list; `id` is the id of its comment. */
type StreamItem = { id: number; content: ReactNode };

const dayOf = (block: TalkBlock | undefined): string => block?.rows[0]?.entry.createdDtm.slice(0, 10) ?? '';

/** The items of a block. A change gets the id of its last line, because older lines may be added above. */
function streamItems(
  { kind, rows, replies }: TalkBlock,
  { highlightedId, userId, ...shared }: Omit<Props, 'blocks'>,
): StreamItem[] {
  const talk = kind === 'talk' ? [...rows, ...replies] : replies;
  const comments = talk.map((row) => ({
    id: row.entry.commentId,
    content: <CommentItem {...row} {...shared} userId={userId} highlighted={highlightedId === row.entry.commentId} />,
  }));
  if (kind === 'talk') return comments;
  return [
    {
      id: rows.at(-1)?.entry.commentId ?? 0,
      content: <ChangeBlock {...shared} rows={rows} highlightedId={highlightedId} />,
    },
    ...comments,
  ];
}

/**
 * The blocks of a thread under their days, oldest first. They share one flat list, so that a reply being typed stays
 * when its comment is loaded above (D-201).
 */
export const TalkStream = ({ blocks, ...shared }: Props) => (
  <Stack as="ol" className={css['list']} padY={8}>
    {blocks.flatMap((block, index) => {
      const day = dayOf(block);
      const isNewDay = day !== dayOf(blocks[index - 1]);
      return streamItems(block, shared).map(({ id, content }, position) => (
        <li key={id} data-first={position === 0 || undefined}>
          {position === 0 && isNewDay && (
            <Row as="p" className={css['day']} gap={8} padY={4} size={12} tone="faint">
              {dayHeading(day)}
            </Row>
          )}
          {content}
        </li>
      ));
    })}
  </Stack>
);
