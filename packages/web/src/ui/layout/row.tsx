import type { ElementType } from 'react';
import css from './layout.module.css';
import { type Drawn, lookOf } from './look.ts';

type Props<E extends ElementType> = Drawn<E> & {
  /** Parts that find no place go to a next line. */
  wraps?: boolean | undefined;
  /** On a phone the parts stand one below the other. */
  stacks?: boolean | undefined;
  /** Stands in a line of text. */
  inline?: boolean | undefined;
  /** Parts that find no place scroll sideways. */
  scrolls?: boolean | undefined;
};

/** Parts beside each other, in the middle of their line. As `ul` or `ol` it is a list without marks. */
export function Row<E extends ElementType = 'div'>({ as, wraps, stacks, inline, scrolls, ...given }: Props<E>) {
  const As: ElementType = as ?? 'div';
  const bases = [wraps && css['wraps'], stacks && css['stacks'], inline && css['inline'], scrolls && css['scrolls']];
  return <As {...lookOf([css['row'], ...bases], given)} />;
}
