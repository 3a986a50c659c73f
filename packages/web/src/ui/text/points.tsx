import type { ElementType } from 'react';
import { type Drawn, lookOf } from '../layout/look.ts';
import css from './points.module.css';

/** Sentences with a mark or a number each, as `ul` or `ol`. */
export function Points<E extends ElementType = 'ul'>({ as, ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'ul';
  return <As {...lookOf([css['points']], given)} />;
}
