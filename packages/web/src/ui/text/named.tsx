import type { ReactNode } from 'react';
import type { Look } from '../layout/look.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from './text.tsx';

type Props = Pick<Look, 'weight' | 'phoneSize' | 'cut'> & {
  name: ReactNode;
  /** Smaller words below it. */
  children?: ReactNode;
};

/** A name with smaller words below it, which takes the space that is left in its row. */
export const Named = ({ name, weight = 'semibold', children, ...look }: Props) => (
  <Stack as="span" fill>
    <Text as="b" weight={weight} {...look}>
      {name}
    </Text>
    {children}
  </Stack>
);
