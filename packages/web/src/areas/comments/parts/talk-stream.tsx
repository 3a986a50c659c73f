import type { Board } from '@portal/contract/areas/comments/boards';
import { weekdayOf } from '@portal/contract/core/dates';
import type { ReactNode } from 'react';
import { today } from '#lib/days.ts';
import { ChangeBlock } from './change-block.tsx';
import { CommentItem } from './comment-item.tsx';
import type { TalkBlock } from './talk-blocks.ts';
import css from './talk-stream.module.css';

type Props = {
  blocks: readonly TalkBlock[];
  board: Board;
  userId: string;
  /** The comment an alarm led to; 0 for none. */
  lit: number;
  onChanged: () => Promise<unknown>;
};

/** One entry of the list, known by the comment of that id. */
type Piece = { id: number; content: ReactNode };

const dayOf = (block: TalkBlock | undefined): string => block?.rows[0]?.entry.createdDtm.slice(0, 10) ?? '';

/** '오늘', '11월 12일 (목)', and with its year once that is not this one. */
function dayText(day: string): string {
  if (day === today()) return '오늘';
  const [year = '', month = '', date = ''] = day.split('-');
  const text = `${Number(month)}월 ${Number(date)}일 (${weekdayOf(day)})`;
  return year === today().slice(0, 4) ? text : `${year}년 ${text}`;
}

/** The change or the comments of a block. A change is known by its last line: older lines may still come above it. */
function piecesOf({ kind, rows, replies }: TalkBlock, { lit, userId, ...shared }: Omit<Props, 'blocks'>): Piece[] {
  const talk = kind === 'talk' ? [...rows, ...replies] : replies;
  const comments = talk.map((row) => ({
    id: row.entry.commentId,
    content: <CommentItem {...row} {...shared} userId={userId} lit={lit === row.entry.commentId} />,
  }));
  if (kind === 'talk') return comments;
  return [
    { id: rows.at(-1)?.entry.commentId ?? 0, content: <ChangeBlock {...shared} rows={rows} lit={lit} /> },
    ...comments,
  ];
}

/**
 * The blocks of a thread under their days, oldest first. All stand in one list: what is typed in a reply stays when the
 * comment that it answers comes above it (D-201).
 */
export const TalkStream = ({ blocks, ...shared }: Props) => (
  <ol className={css['stream']}>
    {blocks.flatMap((block, index) => {
      const day = dayOf(block);
      const isNewDay = day !== dayOf(blocks[index - 1]);
      return piecesOf(block, shared).map(({ id, content }, place) => (
        <li key={id} data-first={place === 0 || undefined}>
          {place === 0 && isNewDay && <p className={css['day']}>{dayText(day)}</p>}
          {content}
        </li>
      ));
    })}
  </ol>
);
