import type { ElementType } from 'react';
import { type Drawn, lookOf } from '../layout/look.ts';
import css from './chip.module.css';

type Props<E extends ElementType> = Drawn<E> & {
  /** What it means. Without one it is a plain word. */
  kind?: 'accent' | 'good' | 'warn' | 'bad' | 'quiet' | 'dashed' | undefined;
};

/** A word in a small frame, such as a state, a mark or a chosen filter. */
export function Chip<E extends ElementType = 'span'>({ as, kind, ...given }: Props<E>) {
  const As: ElementType = as ?? 'span';
  return <As {...lookOf([css['chip']], given)} data-kind={kind} />;
}
