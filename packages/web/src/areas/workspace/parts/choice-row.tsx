import type { ReactNode } from 'react';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { title: string; about?: string | undefined; note?: ReactNode; children: ReactNode };

/** A row with a question on the left and its choices on the right. */
export const ChoiceRow = ({ title, about, note, children }: Props) => (
  <Grid columns="first" phone={1} gap={8} padY={8} align="center" tall="touch">
    <Stack>
      <Text as="b" weight="semibold">
        {title}
      </Text>
      {about !== undefined && (
        <Text as="small" size={12} tone="soft">
          {about}
        </Text>
      )}
      {note}
    </Stack>
    {children}
  </Grid>
);
