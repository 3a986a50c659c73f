import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../text/text.tsx';
import css from './tick-row.module.css';

type Props = ComponentProps<'fieldset'> & { legend: ReactNode };

/** Choices under one name, without a frame. */
export const ChoiceGroup = ({ legend, children, ...group }: Props) => (
  <fieldset className={css['group']} {...group}>
    <Text as="legend" padY={4} padX={0} weight="semibold">
      {legend}
    </Text>
    <Stack>{children}</Stack>
  </fieldset>
);
