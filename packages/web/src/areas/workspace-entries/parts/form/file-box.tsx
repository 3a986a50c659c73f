import type { ReactNode } from 'react';
import { Grid } from '#ui/layout/grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FileMark } from '#ui/marks/file-mark.tsx';
import { Text } from '#ui/text/text.tsx';

/** Files in two columns, in one on a phone. */
export const FileBoxes = ({ label, children }: { label: string; children: ReactNode }) => (
  <Grid as="ul" columns={2} phone={1} gap={8} aria-label={label}>
    {children}
  </Grid>
);

type Props = {
  fileName: string;
  /** What is told below its name. */
  below: ReactNode;
  /** What can be done with it, at the end. */
  children: ReactNode;
};

/** A file in a frame: its kind, its name and what is told of it. */
export const FileBox = ({ fileName, below, children }: Props) => (
  <Row as="li" gap={8} padX={8} padY={4} tall="touch" size={13} line="around" round="md">
    <FileMark fileName={fileName} />
    <Stack as="span" fill>
      <Text as="span" title={fileName} cut>
        {fileName}
      </Text>
      {below}
    </Stack>
    {children}
  </Row>
);

/** The size of a file, or another small fact below its name. */
export const FileNote = ({ children }: { children: ReactNode }) => (
  <Text as="small" size={12} tone="soft" cut>
    {children}
  </Text>
);
