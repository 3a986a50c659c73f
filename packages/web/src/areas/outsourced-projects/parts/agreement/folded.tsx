import type { ReactNode } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import css from './agreement.module.css';

type Props = { head: ReactNode; children: ReactNode; printed?: boolean };

/** Content behind one line that opens. On paper it stays as it is, or is open and without its line if `printed`. */
export const Folded = ({ head, children, printed = false }: Props) => (
  <details className={css['folded']} data-printed={printed || undefined}>
    <summary data-print={printed ? 'off' : undefined}>
      {head}
      <Icon name="down" />
    </summary>
    {children}
  </details>
);
