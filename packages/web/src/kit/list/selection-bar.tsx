import { inWon } from '@portal/contract/core/formats';
import type { ReactNode } from 'react';
import css from './filters.module.css';
import { type BatchAction, sortMarked } from './run-batch.ts';

type Props<Row> = {
  marked: readonly Row[];
  action: BatchAction<Row> | undefined;
  nameOf: (row: Row) => string;
  onClear: () => void;
  /** The buttons of the actions. */
  children: ReactNode;
};

/** In place of the filters while rows are marked: how many, what can be done with them, and why not with the rest. */
export function SelectionBar<Row>({ marked, action, nameOf, onClear, children }: Props<Row>) {
  const { able, held, reasons, sum, companies } = action
    ? sortMarked(marked, action)
    : { able: marked, held: [], reasons: [], sum: undefined, companies: [] };
  return (
    <div className={css['selection']} data-print="off">
      <span role="status" aria-label="선택">
        <b>{marked.length}건 선택</b>
        {action?.refusalOf && (
          <b>
            {action.label} 가능 {able.length}건
          </b>
        )}
        {action?.companyOf && sum !== undefined && <b>{inWon(sum)}</b>}
        {companies.length > 0 && <i title={companies.join(', ')}>{companies.join(', ')}</i>}
      </span>
      <button type="button" onClick={onClear}>
        해제
      </button>
      {held.length > 0 && (
        <i title={held.map(({ row }) => nameOf(row)).join('\n')}>
          {reasons.join(' ')} {held.map(({ row }) => nameOf(row)).join(', ')}
        </i>
      )}
      <div>{children}</div>
    </div>
  );
}
