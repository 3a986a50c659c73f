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
  /** The heading of a row's group, shown before the first row that has it. */
  groupOf?: ((row: Row) => string) | undefined;
};

type CardProps<Row> = Pick<CardsProps<Row>, 'keyOf' | 'card' | 'selection' | 'groupOf'> & {
  row: Row;
  /** The row before it, if any. */
  previous: Row | undefined;
};

/** One row as a card, with a checkbox where rows can be selected. The first of a group has its heading above. */
export function CardContent<Row>({ row, previous, keyOf, card, selection, groupOf }: CardProps<Row>) {
  const group = groupOf?.(row);
  const isFirst = group !== undefined && (previous === undefined || groupOf?.(previous) !== group);
  return (
    <>
      {isFirst && <h2 className={css['group']}>{group}</h2>}
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
