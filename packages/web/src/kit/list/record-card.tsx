import type { ReactNode } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import css from './record-card.module.css';
import { RowLink } from './row-link.tsx';

type Props = {
  /** Where the card leads: all of it is one link. */
  to: string;
  state: { code: string; label: string };
  /** Beside the state, and at the right of it what is newest about the record. */
  place: string;
  newest: ReactNode;
  name: string;
  /** The day, and whom it concerns. */
  when: ReactNode;
  /** Such as '4,300,000', in won. */
  amount?: string | undefined;
  /** The reader's own award, or one that is gone for him. */
  stand?: 'own' | 'gone' | undefined;
  /** What waits for the reader, in words. */
  waits?: string | undefined;
};

/** A record on a narrow screen: three lines, and what waits for the reader under them. */
export const RecordCard = ({ to, state, place, newest, name, when, amount, stand, waits }: Props) => (
  <RowLink className={css['card']} to={to} data-stand={stand} data-state={state.code}>
    <span className={css['top']}>
      <StatusBadge {...state} />
      <span>{place}</span>
      <span className={css['end']}>{newest}</span>
    </span>
    <span className={css['name']}>{name}</span>
    <span className={css['facts']}>
      <span>{when}</span>
      {amount !== undefined && (
        <span className={css['amount']}>
          {amount}
          <small>원</small>
        </span>
      )}
    </span>
    {waits !== undefined && (
      <span className={css['waits']}>
        {waits}
        <Icon name="next" />
      </span>
    )}
  </RowLink>
);
