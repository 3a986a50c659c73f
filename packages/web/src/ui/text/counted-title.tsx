import type { ElementType, ReactNode } from 'react';
import type { Drawn } from '../layout/look.ts';
import { Row } from '../layout/row.tsx';
import { Text } from './text.tsx';

type Props<E extends ElementType> = Drawn<E> & {
  /** How many there are, as a number or in words. Nothing without it. */
  count?: ReactNode;
};

/** A title and, in grey, how many there are below it. */
export function CountedTitle<E extends ElementType = 'h2'>({ as, count, children, ...given }: Props<E>) {
  const As: ElementType = as ?? 'h2';
  return (
    <Row as={As} gap={8} weight="semibold" {...given}>
      {children}{' '}
      {count !== undefined && (
        <Text as="b" tone="faint" weight="medium">
          {count}
        </Text>
      )}
    </Row>
  );
}
