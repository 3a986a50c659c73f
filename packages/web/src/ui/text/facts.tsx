import { Fragment, type ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';
import { Text } from './text.tsx';

type Props = { facts: readonly { label: string; value: ReactNode }[] };

/** Labels and values beside each other, where there is little room. Empty values are left out. */
export const Facts = ({ facts }: Props) => (
  <Grid as="dl" columns="last" gap={8}>
    {facts
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => (
        <Fragment key={label}>
          <Text as="dt" tone="soft">
            {label}
          </Text>
          <Text as="dd" padX={8} breaks>
            {value}
          </Text>
        </Fragment>
      ))}
  </Grid>
);
