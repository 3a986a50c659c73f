import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import { Text } from '#ui/text/text.tsx';

type Changed = Pick<ProjectRow, 'changeCount'>;

/** '수주 후 변경 2건' while the reader has not opened them; undefined for none (D-220). */
export const changeText = ({ changeCount }: Changed): string | undefined =>
  changeCount === 0 ? undefined : `수주 후 변경 ${changeCount}건`;

type Props = {
  row: Changed & { projectName: string };
  /** What waits in the project for the reader. */
  waiting?: string | undefined;
};

const Mark = ({ children }: { children: ReactNode }) => (
  <Chip as="mark" kind="warn" weight="semibold">
    {children}
  </Chip>
);

/** The name of a project in a table, with unread changes and what waits for the reader. */
export const NameWithChanges = ({ row, waiting }: Props) => (
  <Row as="span" gap={8}>
    <Text as="span" cut>
      {row.projectName}
    </Text>
    {row.changeCount > 0 && <Mark>변경 {row.changeCount}건</Mark>}
    {waiting !== undefined && <Mark>{waiting}</Mark>}
  </Row>
);
