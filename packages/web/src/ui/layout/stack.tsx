import type { ElementType } from 'react';
import css from './layout.module.css';
import { type Drawn, lookOf } from './look.ts';

type Props<E extends ElementType> = Drawn<E> & {
  /** Parts and words in the middle. */
  centred?: boolean | undefined;
};

/** Parts one below the other. As `ul` or `ol` it is a list without marks. */
export function Stack<E extends ElementType = 'div'>({ as, centred, ...given }: Props<E>) {
  const As: ElementType = as ?? 'div';
  return <As {...lookOf([css['stack'], centred && css['centred']], given)} />;
}
