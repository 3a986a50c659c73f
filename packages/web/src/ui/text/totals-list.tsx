import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from './text.tsx';

type Props = { totals: readonly { label: string; value: ReactNode }[] };

/** Labels, each with its value at the right end, between two lines. */
export const TotalsList = ({ totals }: Props) => (
  <Stack as="dl" gap={4} padY={8} size={13} line="ends">
    {totals.map(({ label, value }) => (
      <Row key={label} gap={16} justify="between">
        <Text as="dt" tone="soft" firm>
          {label}
        </Text>
        <Text as="dd" weight="medium">
          {value}
        </Text>
      </Row>
    ))}
  </Stack>
);
