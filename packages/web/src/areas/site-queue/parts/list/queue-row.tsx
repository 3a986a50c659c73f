import type { ReactNode } from 'react';
import type { Look } from '#ui/layout/look.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Named } from '#ui/text/named.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './queue.module.css';

type Props = {
  picture: ReactNode;
  title: string;
  /** When it was made. */
  note: string;
  /** Why it cannot be sent, or ''. */
  reason?: string;
  state: ReactNode;
  tone: Look['tone'];
  /** What can be done with it. */
  children?: ReactNode;
};

/** One entry of the list: picture, title, when it was made, state, and what can be done. */
export const QueueRow = ({ picture, title, note, reason = '', state, tone, children }: Props) => (
  <Row as="li" className={css['row']} gap={12} padY={8} padX={16} align="start">
    {picture}
    <Stack fill gap={4}>
      <Named name={title} cut>
        <Note as="small">{note}</Note>
        {reason !== '' && (
          <Text as="small" size={13} tone="bad">
            {reason}
          </Text>
        )}
      </Named>
      {children}
    </Stack>
    <Row
      as="span"
      className={css['state']}
      gap={4}
      size={14}
      tone={tone}
      weight={tone === 'soft' ? 'regular' : 'semibold'}
      firm
    >
      {state}
    </Row>
  </Row>
);
