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
  /** The heading of a row's group, shown before the first row that has it. */
  groupOf?: ((row: Row) => string) | undefined;
};

type CardProps<Row> = Pick<CardsProps<Row>, 'keyOf' | 'card' | 'nameOf' | 'lockOf' | 'selection' | 'groupOf'> & {
  row: Row;
  /** The row before it, if any. */
  previous: Row | undefined;
};

/** One row as a card, with a checkbox where rows can be selected. The first of a group has its heading above. */
export function CardContent<Row>({ row, previous, keyOf, card, nameOf, lockOf, selection, groupOf }: CardProps<Row>) {
  const group = groupOf?.(row);
  const isFirst = group !== undefined && (previous === undefined || groupOf?.(previous) !== group);
  return (
    <>
      {isFirst && <h2 className={css['group']}>{group}</h2>}
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
