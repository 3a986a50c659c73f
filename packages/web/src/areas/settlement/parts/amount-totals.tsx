import type { SettlementRow } from '@portal/contract/areas/settlement/calls';
import { settledAmount, unsettledAmount } from '@portal/contract/areas/settlement/totals';
import { inWon } from '@portal/contract/core/formats';
import css from './amount-totals.module.css';

type Props = {
  rows: readonly SettlementRow[];
  /** Marked rows of staff; null for contractors, whose listed rows all count (D-97). */
  selected: readonly SettlementRow[] | null;
};

/** Unsettled and settled amount of the shown page, as the marks change (SETTLE-22 to SETTLE-25). */
export function AmountTotals({ rows, selected }: Props) {
  return (
    <dl className={css['totals']} aria-live="polite">
      <div>
        <dt>미정산 금액{selected && ' (선택 항목)'}</dt>
        <dd>{inWon(unsettledAmount(selected ?? rows))}</dd>
      </div>
      <div>
        <dt>정산 금액</dt>
        <dd>{inWon(settledAmount(rows))}</dd>
      </div>
    </dl>
  );
}
