import type { ReactNode } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
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
    <span className={css['top']}>
      <StatusBadge {...state} />
      <span>{place}</span>
      <span className={css['end']}>{latest}</span>
    </span>
    <span className={css['name']}>{name}</span>
    <span className={css['facts']}>
      <span>{when}</span>
      {amount !== undefined && <span className={css['amount']}>{amount}</span>}
    </span>
    {todo !== undefined && (
      <span className={css['todo']}>
        {todo}
        <Icon name="next" />
      </span>
    )}
  </RowLink>
);
