import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './record-card.module.css';
import { RowLink } from './row-link.tsx';

type Props = {
  /** Link of the whole card. */
  to: string;
  state: { code: string; label: string };
  /** Place next to the state, and the newest activity at the right. */
  place: string;
  latest: ReactNode;
  name: string;
  /** The date and the people or company of the record. */
  when: ReactNode;
  /** An amount, which is never shortened. */
  amount?: ReactNode;
  /** The reader's own award, or a record that is closed for them. */
  emphasis?: 'own' | 'gone' | undefined;
  /** What the reader has to do. */
  todo?: string | undefined;
};

/** A record on a narrow screen: three lines, and below them what the reader has to do. */
export const RecordCard = ({ to, state, place, latest, name, when, amount, emphasis, todo }: Props) => (
  <RowLink className={css['card']} to={to} data-emphasis={emphasis} data-state={state.code}>
    <Row as="span" gap={8} size={14} tone="soft" whole>
      <StatusBadge {...state} />
      <span>{place}</span>
      <Text as="span" toEnd cut>
        {latest}
      </Text>
    </Row>
    <Text as="span" size={16} weight="semibold" cut className={css['name']}>
      {name}
    </Text>
    <Row as="span" gap={8} align="baseline" size={15} className={css['facts']}>
      <Text as="span" cut fill>
        {when}
      </Text>
      {amount !== undefined && (
        <Text as="span" size={18} weight="bold" whole>
          {amount}
        </Text>
      )}
    </Row>
    {todo !== undefined && (
      <Row
        as="span"
        justify="between"
        padX={16}
        size={15}
        weight="semibold"
        tone="accent"
        ground="accent-soft"
        className={css['todo']}
      >
        {todo}
        <Icon name="next" />
      </Row>
    )}
  </RowLink>
);
