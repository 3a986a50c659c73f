import type { Key, ReactNode } from 'react';
import type { Selection } from '#ui/tables/data-table.tsx';
import css from './list.module.css';

/** Props of a list of cards. */
export type CardsProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  card: (row: Row) => ReactNode;
  selection: Selection | undefined;
  stale: boolean;
};

type CardProps<Row> = Pick<CardsProps<Row>, 'keyOf' | 'card' | 'selection'> & { row: Row };

/** One row as a card, with a checkbox where rows can be selected. */
export function CardContent<Row>({ row, keyOf, card, selection }: CardProps<Row>) {
  return (
    <>
      {selection && (
        <label className={css['tick']}>
          <input
            type="checkbox"
            aria-label="행 선택"
            checked={selection.selected.has(keyOf(row))}
            onChange={() => selection.onToggle(keyOf(row))}
          />
        </label>
      )}
      <div>{card(row)}</div>
    </>
  );
}
