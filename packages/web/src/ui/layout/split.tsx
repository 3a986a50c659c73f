import type { ElementType } from 'react';
import css from './layout.module.css';
import { type Drawn, lookOf } from './look.ts';

/** The main part of a page beside a column of the usual width. On a phone the column stands below. */
export function Split<E extends ElementType = 'div'>({ as, ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'div';
  return <As {...lookOf([css['split']], given)} />;
}
