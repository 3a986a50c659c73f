import type { ReactNode } from 'react';
import css from './person-card.module.css';
import { RowLink } from './row-link.tsx';

type Props = {
  name: string;
  /** Link of the card. Undefined for users who may not open the record. */
  to?: string | undefined;
  /** Role or position, next to the name. */
  role: string;
  /** Status at the right. */
  state: ReactNode;
  /** Department or company, and the contact below it. */
  affiliation: string;
  contact: ReactNode;
  /** A number at the right. */
  count?: ReactNode;
};

/** A person on a narrow screen. The whole card links to the record, except for the phone number. */
export const PersonCard = ({ name, to, role, state, affiliation, contact, count }: Props) => (
  <div className={css['card']}>
    <span className={css['top']}>
      {to === undefined ? <strong>{name}</strong> : <RowLink to={to}>{name}</RowLink>}
      <span>{role}</span>
      <span className={css['end']}>{state}</span>
    </span>
    <span className={css['place']}>{affiliation}</span>
    <span className={css['top']}>
      <span className={css['over']}>{contact}</span>
      {count !== undefined && <span className={`${css['end']} ${css['over']}`}>{count}</span>}
    </span>
  </div>
);
