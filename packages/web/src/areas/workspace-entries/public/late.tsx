import type { ElementType } from 'react';
import type { Drawn } from '#ui/layout/look.ts';
import { Text } from '#ui/text/text.tsx';

type Props<E extends ElementType> = Drawn<E> & {
  /** Its day is over. */
  late: boolean;
};

/** A day of a task, in red once it is over. */
export function Late<E extends ElementType = 'span'>({ as, late, ...given }: Props<E>) {
  const As: ElementType = as ?? 'span';
  const look = late ? ({ tone: 'bad', weight: 'semibold' } as const) : {};
  return <Text as={As} {...given} {...look} data-late={late || undefined} />;
}
