import type { ElementType } from 'react';
import css from './layout.module.css';
import { type Drawn, lookOf } from './look.ts';

type Props<E extends ElementType> = Drawn<E> & {
  /** Equal columns, or two of which the first or the last takes the space that is left. */
  columns: 2 | 3 | 4 | 'first' | 'last';
  /** Columns on a phone, where they are others. */
  phone?: 1 | 2 | undefined;
};

/** Parts in columns. As `ul` or `ol` it is a list without marks. */
export function Grid<E extends ElementType = 'div'>({ as, columns, phone, ...given }: Props<E>) {
  const As: ElementType = as ?? 'div';
  const bases = [css['grid'], css[`columns-${columns}`], phone !== undefined && css[`phone-${phone}`]];
  return <As {...lookOf(bases, given)} />;
}
