import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import { Row } from '#ui/layout/row.tsx';
import { Won } from '#ui/text/money.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  sums: SettlementSums | undefined;
  month: string;
  /** The chosen company, whose sums they are; '' for all. */
  company: string;
};

/** The last row of the printed month: the sums of all its invoices, whatever is filtered and shown (D-611). */
export function PrintedTotal({ sums, month, company }: Props) {
  if (!sums) return null;
  const { unsettledAmount, unsettledCount, settledAmount, settledCount } = sums;
  const parts = [
    { label: '미정산', amount: unsettledAmount, count: unsettledCount },
    { label: '정산', amount: settledAmount, count: settledCount },
    { label: '합계', amount: unsettledAmount + settledAmount, count: unsettledCount + settledCount },
  ];
  return (
    <Row as="p" only="paper" justify="end" gap={24} padY={8} padX={8} line="above" data-print="whole">
      <span>{`${month} ${company}`.trim()}</span>
      {parts.map(({ label, amount, count }) => (
        <Text as="span" key={label} weight={label === '합계' ? 'semibold' : 'regular'}>
          {label} {count}건 <Won amount={amount} />
        </Text>
      ))}
    </Row>
  );
}
