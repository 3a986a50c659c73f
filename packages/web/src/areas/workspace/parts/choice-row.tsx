import type { ReactNode } from 'react';
import css from './choice-row.module.css';

type Props = { title: string; about?: string | undefined; note?: ReactNode; children: ReactNode };

/** A question at the left, its choices at the right. */
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
