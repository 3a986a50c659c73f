import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import { amountText } from '@portal/contract/core/money';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StatusGlyph } from '#ui/marks/status-badge.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './settlement.module.css';

type SumProps = { label: string; code?: string; amount: number; count: number };

const Sum = ({ label, code, amount, count }: SumProps) => (
  <div>
    <Row as="dt" gap={4} size={13} tone="soft">
      {code !== undefined && <StatusGlyph code={code} />}
      {label}
    </Row>
    <Text as="dd" size={13} tone="soft" whole>
      <span data-money>
        <Text as="strong" size={24} phoneSize={18} weight="semibold" tone={code === undefined ? 'soft' : 'text'}>
          {amountText(amount)}
        </Text>{' '}
        원
      </span>{' '}
      · {count}건
    </Text>
  </div>
);

type Props = {
  sums: SettlementSums | undefined;
  /** The chosen company, whose sums they are; '' for all. */
  company: string;
};

/** The sums of the month, whatever state, keyword and page are shown (SETTLE-22 to SETTLE-25, D-97, D-611). */
export function MonthSums({ sums, company }: Props) {
  if (!sums) return <Stack as="dl" firm className={css['sums']} aria-busy="true" />;
  const of = company === '' ? '' : `${company} `;
  const { unsettledAmount, unsettledCount, settledAmount, settledCount } = sums;
  return (
    <Stack as="dl" firm gap={12} className={css['sums']} aria-live="polite">
      <Sum label={`${of}미정산 금액`} code={ProjectStatus.Invoiced} amount={unsettledAmount} count={unsettledCount} />
      <Sum label={`${of}정산 금액`} code={ProjectStatus.Settled} amount={settledAmount} count={settledCount} />
      <Sum label={`${of}합계`} amount={unsettledAmount + settledAmount} count={unsettledCount + settledCount} />
    </Stack>
  );
}
