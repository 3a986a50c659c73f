import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import { amountText } from '@portal/contract/core/money';
import { StatusGlyph } from '#ui/marks/status-badge.tsx';
import css from './month-sums.module.css';

type SumProps = { label: string; code?: string; amount: number; count: number };

const Sum = ({ label, code, amount, count }: SumProps) => (
  <div>
    <dt>
      {code !== undefined && <StatusGlyph code={code} />}
      {label}
    </dt>
    <dd>
      <span data-money>
        <strong>{amountText(amount)}</strong> 원
      </span>{' '}
      · {count}건
    </dd>
  </div>
);

type Props = {
  sums: SettlementSums | undefined;
  /** The chosen company, whose sums they are; '' for all. */
  company: string;
};

/** The sums of the month, whatever state, keyword and page are shown (SETTLE-22 to SETTLE-25, D-97, D-611). */
export function MonthSums({ sums, company }: Props) {
  if (!sums) return <dl className={css['sums']} aria-busy="true" />;
  const of = company === '' ? '' : `${company} `;
  const { unsettledAmount, unsettledCount, settledAmount, settledCount } = sums;
  return (
    <dl className={css['sums']} aria-live="polite">
      <Sum label={`${of}미정산 금액`} code={ProjectStatus.Invoiced} amount={unsettledAmount} count={unsettledCount} />
      <Sum label={`${of}정산 금액`} code={ProjectStatus.Settled} amount={settledAmount} count={settledCount} />
      <Sum label={`${of}합계`} amount={unsettledAmount + settledAmount} count={unsettledCount + settledCount} />
    </dl>
  );
}
