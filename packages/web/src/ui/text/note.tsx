import type { ElementType } from 'react';
import css from '../layout/layout.module.css';
import { type Drawn, lookOf } from '../layout/look.ts';

/** A sentence that explains: small and soft, without space around it. A paragraph, if `as` says nothing else. */
export function Note<E extends ElementType = 'p'>({ as, ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'p';
  return <As {...lookOf([css['text']], { size: 13, tone: 'soft', ...given })} />;
}
