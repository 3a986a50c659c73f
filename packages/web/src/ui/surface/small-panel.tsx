import type { ElementType } from 'react';
import type { Drawn } from '../layout/look.ts';
import { Panel } from './panel.tsx';

type Props<E extends ElementType> = Drawn<E> & { kind: 'accent' | 'good' | 'warn' | 'bad' | 'quiet' };

/** A panel for a few small words, on a ground that says how they are meant. */
export function SmallPanel<E extends ElementType = 'div'>({ as, ...given }: Props<E>) {
  const As: ElementType = as ?? 'div';
  return <Panel as={As} gap={4} padX={12} padY={8} size={13} tone="text" {...given} />;
}
