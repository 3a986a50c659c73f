import type { ElementType } from 'react';
import { type Drawn, lookOf } from '../layout/look.ts';
import css from './surface.module.css';

/** A list whose rows have a hairline between them. The rows choose their own space. */
export function Lines<E extends ElementType = 'ul'>({ as, ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'ul';
  return <As {...lookOf([css['lines']], given)} />;
}
