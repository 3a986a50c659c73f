import type { ReactNode } from 'react';
import { Icon } from '../marks/icon.tsx';
import css from './fold.module.css';

type Props = {
  head: ReactNode;
  children: ReactNode;
  /** On paper it is open and without its line. Otherwise paper shows it as it is. */
  printed?: boolean;
  /** Without the line and the space above it, inside a box. */
  bare?: boolean;
};

/** Content behind one line that opens. */
export const Fold = ({ head, children, printed = false, bare = false }: Props) => (
  <details className={css['fold']} data-printed={printed || undefined} data-bare={bare || undefined}>
    <summary data-print={printed ? 'off' : undefined}>
      {head}
      <Icon name="down" />
    </summary>
    {children}
  </details>
);
