import type { ReactNode } from 'react';
import css from '#kit/list/filters.module.css';
import { Won } from '#ui/text/money.tsx';
import { type BatchAction, splitMarked, type Unit } from './run-batch.ts';

type Props<Row> = {
  marked: readonly Row[];
  action: BatchAction<Row> | undefined;
  nameOf: (row: Row) => string;
  unit?: Unit | undefined;
  onClear: () => void;
  /** The buttons of the actions. */
  children: ReactNode;
};

/**
 * Shown instead of the filters while rows are selected: how many, how many the action applies to, and why not the rest.
 */
export function SelectionBar<Row>({ marked, action, nameOf, unit = '건', onClear, children }: Props<Row>) {
  const { allowed, skipped, reasons, sum, companies } = action
    ? splitMarked(marked, action)
    : { allowed: marked, skipped: [], reasons: [], sum: undefined, companies: [] };
  const names = companies.map(({ name }) => name).join(', ');
  return (
    <div className={css['selection']} data-print="off">
      <span role="status" aria-label="선택">
        <b>
          {marked.length}
          {unit} 선택
        </b>
        {action?.refusalOf && (
          <b>
            {action.label} 가능 {allowed.length}
            {unit}
          </b>
        )}
        {action?.companyOf && sum !== undefined && (
          <b>
            <Won amount={sum} />
          </b>
        )}
        {names !== '' && <i title={names}>{names}</i>}
      </span>
      <button type="button" onClick={onClear}>
        해제
      </button>
      {skipped.length > 0 && (
        <i title={skipped.map(({ row }) => nameOf(row)).join('\n')}>
          {reasons.join(' ')} {skipped.map(({ row }) => nameOf(row)).join(', ')}
        </i>
      )}
      <div>{children}</div>
    </div>
  );
}
