import type { ReactNode } from 'react';
import { Initial } from '#ui/marks/initial.tsx';
import css from './person-line.module.css';

type Props = {
  person: { userName: string; deptName: string; positionName: string };
  /** Additional information about the person, after the name and department. */
  note?: ReactNode;
  /** The buttons on the right. */
  children?: ReactNode;
};

/** A person of a room as one line of a list. */
export const PersonLine = ({ person: { userName, deptName, positionName }, note, children }: Props) => (
  <li className={css['person']}>
    <Initial name={userName} />
    <span className={css['words']}>
      <strong>{userName}</strong>
      <span>
        {deptName} {positionName}
      </span>
      {note !== undefined && <span>{note}</span>}
    </span>
    {children !== undefined && <span className={css['end']}>{children}</span>}
  </li>
);
