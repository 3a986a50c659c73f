import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import { shortAmount } from '@portal/contract/core/money';
import { FIRST_MONTH, moveMonth } from '@portal/contract/core/months';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  month: string;
  sums: SettlementSums | undefined;
  isOpen: boolean;
  /** The id of the part that the line opens. */
  controls: string;
  onOpen: (isOpen: boolean) => void;
  onChange: (month: string) => void;
};

/** What waits in the month, in short, or its whole when nothing waits. */
function textOf(sums: SettlementSums): string {
  const { unsettledAmount, unsettledCount, settledAmount, settledCount } = sums;
  return unsettledCount > 0
    ? `미정산 ${unsettledCount}건 · ${shortAmount(unsettledAmount)} 원`
    : `정산 ${settledCount}건 · ${shortAmount(settledAmount)} 원`;
}

/** The month of the settlement in one line, for a phone. It opens the sums, the chart and the choice of a month. */
export function MonthFold({ month, sums, isOpen, controls, onOpen, onChange }: Props) {
  // The opened part has the steps itself.
  return (
    <Row fill>
      {!isOpen && (
        <IconButton
          icon="previous"
          label="이전 달"
          disabled={month <= FIRST_MONTH}
          onClick={() => onChange(moveMonth(month, -1))}
        />
      )}
      <Press
        kind="link"
        fill
        tall="target"
        size={13}
        tone="text"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => onOpen(!isOpen)}
      >
        <Row as="span" justify="center" gap={4}>
          <Stack as="span" lead="tight">
            <Text as="strong" size={16} weight="semibold">
              {month}
            </Text>
            <Text as="small" size={12} tone="soft">
              {sums === undefined ? '\u00a0' : textOf(sums)}
            </Text>
          </Stack>
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </Row>
      </Press>
      {!isOpen && <IconButton icon="next" label="다음 달" onClick={() => onChange(moveMonth(month, 1))} />}
    </Row>
  );
}
