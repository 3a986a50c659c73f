import type { Key, ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
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

type CardProps<Row> = Pick<CardsProps<Row>, 'keyOf' | 'card' | 'nameOf' | 'lockOf' | 'selection'> & { row: Row };

/** The heading of a row's group where it is the first of the group. `previous` is the row before it, if any. */
export function groupHeading<Row>(row: Row, previous: Row | undefined, groupOf: CardsProps<Row>['groupOf']): ReactNode {
  const group = groupOf?.(row);
  if (group === undefined || (previous !== undefined && groupOf?.(previous) === group)) return null;
  return (
    <Row as="h2" padY={8} size={13} weight="semibold" tone="soft">
      {group}
    </Row>
  );
}

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
