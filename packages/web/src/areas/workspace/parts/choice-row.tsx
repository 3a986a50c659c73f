import type { ReactNode } from 'react';
import css from './choice-row.module.css';

type Props = { title: string; about?: string | undefined; note?: ReactNode; children: ReactNode };

/** A row with a question on the left and its choices on the right. */
export const ChoiceRow = ({ title, about, note, children }: Props) => (
  <div className={css['row']}>
    <div>
      <b>{title}</b>
      {about !== undefined && <small>{about}</small>}
      {note}
    </div>
    {children}
  </div>
);
