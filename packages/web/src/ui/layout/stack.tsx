import type { ElementType } from 'react';
import css from './layout.module.css';
import { type Drawn, lookOf } from './look.ts';

/** Parts one below the other. As `ul` or `ol` it is a list without marks. */
export function Stack<E extends ElementType = 'div'>({ as, ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'div';
  return <As {...lookOf([css['stack']], given)} />;
}
