import type { ReportState } from '@portal/contract/areas/site-reports/status';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { ReportStateMark } from './report-state-mark.tsx';

type Props = {
  state: ReportState;
  /** Which version it is, and since when. */
  line: string;
  /** The name of the paper stands above already. */
  untitled?: boolean;
  /** What happens next. */
  children?: ReactNode;
};

/** State and version of a report, above its content. */
export const ReportTitle = ({ state, line, untitled = false, children }: Props) => (
  <Stack padY={16} gap={8}>
    <Row>
      <ReportStateMark state={state} />
    </Row>
    <div>
      {!untitled && (
        <Text as="h2" size={18} weight="bold">
          작업완료확인서
        </Text>
      )}
      <Text tone="soft">{line}</Text>
    </div>
    {children}
  </Stack>
);
