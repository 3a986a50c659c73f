import { messageText } from '@portal/contract/messages';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { SmallPanel } from '#ui/surface/small-panel.tsx';
import { Text } from '#ui/text/text.tsx';
import { Moment } from '#ui/text/values.tsx';

/** The line at the top of a record whose retention period is over, with the time it was blanked. */
export const BlankedLine = ({ at }: { at: string }) => (
  <Stack padY={8}>
    <SmallPanel kind="warn">
      <Row as="p" gap={8} wraps>
        <Row as="span" tone="warn">
          <Icon name="alert" size={16} />
        </Row>
        <span>{messageText('retention.blanked')}</span>
        <Text as="span" tone="soft">
          <Moment at={at} />
        </Text>
      </Row>
    </SmallPanel>
  </Stack>
);
