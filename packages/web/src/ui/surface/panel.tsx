import type { ElementType } from 'react';
import { type Drawn, lookOf } from '../layout/look.ts';
import css from './surface.module.css';

type Props<E extends ElementType> = Drawn<E> & {
  /** What it says: nothing but itself, a hint, a warning or a fault. */
  kind?: 'accent' | 'good' | 'warn' | 'bad' | 'quiet' | undefined;
};

/** A box with a frame around what belongs together. Its parts stand one below the other, 12 px apart. */
export function Panel<E extends ElementType = 'div'>({ as, kind, ...given }: Props<E>) {
  const As: ElementType = as ?? 'div';
  return <As {...lookOf([css['panel']], given)} data-kind={kind} />;
}
