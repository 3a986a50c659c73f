import type { ElementType } from 'react';
import css from '../layout/layout.module.css';
import { type Drawn, lookOf } from '../layout/look.ts';

/** Words in a size, weight and tone, without space around them. A paragraph, if `as` says nothing else. */
export function Text<E extends ElementType = 'p'>({ as, ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'p';
  return <As {...lookOf([css['text']], given)} />;
}
