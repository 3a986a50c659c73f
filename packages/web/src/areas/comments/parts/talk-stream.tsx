import type { Board } from '@portal/contract/areas/comments/boards';
import { weekdayOf } from '@portal/contract/core/dates';
import { today } from '../../../lib/days.ts';
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

const dayOf = (block: TalkBlock | undefined): string => block?.rows[0]?.entry.createdDtm.slice(0, 10) ?? '';

/** '오늘', '11월 12일 (목)', and with its year once that is not this one. */
function dayText(day: string): string {
  if (day === today()) return '오늘';
  const [year = '', month = '', date = ''] = day.split('-');
  const text = `${Number(month)}월 ${Number(date)}일 (${weekdayOf(day)})`;
  return year === today().slice(0, 4) ? text : `${year}년 ${text}`;
}

/** The blocks of a thread under their days, oldest first. */
export const TalkStream = ({ blocks, board, userId, lit, onChanged }: Props) => (
  <ol className={css['stream']}>
    {blocks.map((block, index) => {
      const { kind, rows, replies } = block;
      const talk = kind === 'talk' ? [...rows, ...replies] : replies;
      const day = dayOf(block);
      return (
        <li key={rows[0]?.entry.commentId}>
          {day !== dayOf(blocks[index - 1]) && <p className={css['day']}>{dayText(day)}</p>}
          {kind === 'change' && <ChangeBlock {...{ rows, board, lit, onChanged }} />}
          {talk.map((row) => (
            <CommentItem
              key={row.entry.commentId}
              {...row}
              {...{ board, userId, onChanged }}
              lit={lit === row.entry.commentId}
            />
          ))}
        </li>
      );
    })}
  </ol>
);
