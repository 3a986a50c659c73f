import type { ReactNode } from 'react';
import css from './person-card.module.css';
import { RowLink } from './row-link.tsx';

type Props = {
  name: string;
  /** Where the card leads; nowhere for those who may not open the record. */
  to?: string | undefined;
  /** Beside the name: what he is. */
  role: string;
  /** At the right: whether he counts. */
  state: ReactNode;
  /** Below: where he belongs, and how to reach him. */
  place: string;
  reach: ReactNode;
  /** What he did, at the right. */
  count?: ReactNode;
};

/** A person on a narrow screen: all of it leads to the record, and the number is one touch away. */
export const PersonCard = ({ name, to, role, state, place, reach, count }: Props) => (
  <div className={css['card']}>
    <span className={css['top']}>
      {to === undefined ? <strong>{name}</strong> : <RowLink to={to}>{name}</RowLink>}
      <span>{role}</span>
      <span className={css['end']}>{state}</span>
    </span>
    <span className={css['place']}>{place}</span>
    <span className={css['top']}>
      <span className={css['over']}>{reach}</span>
      {count !== undefined && <span className={`${css['end']} ${css['over']}`}>{count}</span>}
    </span>
  </div>
);
