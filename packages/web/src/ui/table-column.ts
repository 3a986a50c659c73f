import type { Key, ReactNode } from 'react';

/** One column of a table. Keep the array the same between renders, so that untouched rows are not drawn again. */
export type Column<Row> = {
  key: string;
  header: string;
  width?: number | string;
  align?: 'left' | 'center' | 'right';
  render: (row: Row) => ReactNode;
};

/** Marked rows: with checkboxes in front, or with `byRow` by a click on the row itself. */
export type Selection = {
  byRow?: boolean;
  selected: ReadonlySet<Key>;
  onToggle: (key: Key) => void;
  /** The box in the head: everything on this page, or nothing. */
  onToggleAll: (checked: boolean) => void;
};

/** What the rows of one table share. */
export type RowsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  selected: ReadonlySet<Key> | undefined;
  byRow: boolean;
  onToggle: (key: Key) => void;
};
