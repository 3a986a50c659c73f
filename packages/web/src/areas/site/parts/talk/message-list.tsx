import type { Actor } from '@portal/contract/core/actor';
import { dayHeading } from '#lib/days.ts';
import type { LoadedTalk } from '../../public/talk-query.ts';
import { MessageItem } from './message-item.tsx';
import css from './talk-panel.module.css';

type Props = { talk: LoadedTalk; actor: Actor; onChanged: () => Promise<unknown> };

/** The messages under their days, oldest first. */
export const MessageList = ({ talk: { rows, meta }, actor, onChanged }: Props) => (
  <ol className={css['messages']}>
    {rows.map((row, index) => {
      const day = row.createdDtm.slice(0, 10);
      const isNewDay = day !== rows[index - 1]?.createdDtm.slice(0, 10);
      return (
        <li key={row.messageId} id={`message-${row.messageId}`}>
          {isNewDay && <p className={css['day']}>{dayHeading(day)}</p>}
          <MessageItem {...{ row, meta, actor, onChanged }} />
        </li>
      );
    })}
  </ol>
);
