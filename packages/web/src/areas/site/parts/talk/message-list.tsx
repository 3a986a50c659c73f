import type { Actor } from '@portal/contract/core/actor';
import { dayHeading } from '#lib/days.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { LoadedTalk } from '../../public/talk-query.ts';
import { MessageItem } from './message-item.tsx';

type Props = { talk: LoadedTalk; actor: Actor; onChanged: () => Promise<unknown> };

/** The messages under their days, oldest first. */
export const MessageList = ({ talk: { rows, meta }, actor, onChanged }: Props) => (
  <Stack as="ol" gap={12} padY={8}>
    {rows.map((row, index) => {
      const day = row.createdDtm.slice(0, 10);
      const isNewDay = day !== rows[index - 1]?.createdDtm.slice(0, 10);
      return (
        <li key={row.messageId} id={`message-${row.messageId}`}>
          {isNewDay && (
            <Row as="p" justify="center" padY={8} size={12} phoneSize={13} tone="soft">
              {dayHeading(day)}
            </Row>
          )}
          <MessageItem {...{ row, meta, actor, onChanged }} />
        </li>
      );
    })}
  </Stack>
);
