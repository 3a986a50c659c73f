import type { ReactNode } from 'react';
import css from './button-row.module.css';

type Props = {
  /** The first button leads away and stands at the other end. */
  apart?: boolean;
  children: ReactNode;
};

/** The buttons that end a dialog or a part of a form, the one that goes on last. */
export const ButtonRow = ({ apart = false, children }: Props) => (
  <div className={`${css['row']} ${apart ? css['apart'] : ''}`}>{children}</div>
);
