import type { Key, ReactNode } from 'react';
import type { Selection } from '#ui/tables/data-table.tsx';
import { RowBox } from '#ui/tables/row-box.tsx';
import css from './list.module.css';

/** Props of a list of cards. */
export type CardsProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  card: (row: Row) => ReactNode;
  /** Name of a row in the label of its checkbox. */
  nameOf: (row: Row) => string;
  /** Why a row cannot be selected. */
  lockOf: (row: Row) => string | undefined;
  selection: Selection | undefined;
  stale: boolean;
};

type CardProps<Row> = Pick<CardsProps<Row>, 'keyOf' | 'card' | 'nameOf' | 'lockOf' | 'selection'> & { row: Row };

/** One row as a card, with a checkbox where rows can be selected. */
export function CardContent<Row>({ row, keyOf, card, nameOf, lockOf, selection }: CardProps<Row>) {
  return (
    <>
      {selection && (
        <span className={css['tick']}>
          <RowBox
            name={nameOf(row)}
            lock={lockOf(row)}
            checked={selection.selected.has(keyOf(row))}
            onToggle={() => selection.onToggle(keyOf(row))}
          />
        </span>
      )}
      <div>{card(row)}</div>
    </>
  );
}
