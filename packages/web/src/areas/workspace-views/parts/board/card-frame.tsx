import type { ElementType } from 'react';
import type { Drawn } from '#ui/layout/look.ts';
import { Stack } from '#ui/layout/stack.tsx';
import css from './board.module.css';

/** The frame of a card on the board, at its place or under the pointer that moves it. */
export function CardFrame<E extends ElementType = 'li'>({ as, className = '', ...given }: Drawn<E>) {
  const As: ElementType = as ?? 'li';
  const look = { size: 14, phoneSize: 16, line: 'around', round: 'md', ground: 'surface' } as const;
  return <Stack as={As} {...look} {...given} className={`${css['card']} ${className}`} />;
}
