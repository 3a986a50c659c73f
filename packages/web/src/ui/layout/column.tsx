import type { ElementType } from 'react';
import css from './layout.module.css';
import { type Drawn, lookOf } from './look.ts';

/** Parts one below the other, as high as their place. What is a `Scroll` takes the height that is left. */
export function Column<E extends ElementType = 'div'>({ as, ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'div';
  return <As {...lookOf([css['column']], given)} />;
}

/** The part of a column that scrolls. */
export function Scroll<E extends ElementType = 'div'>({ as, ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'div';
  return <As {...lookOf([css['scroll']], given)} />;
}
