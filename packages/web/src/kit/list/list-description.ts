import type { ViewList } from '@portal/contract/core/saved-views';
import type { MessageKey } from '@portal/contract/messages';
import type { QueryKey } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import type { BatchAction, Unit } from './batch/run-batch.ts';
import type { ListColumn, RowAction } from './list-columns.tsx';
import type { ListFilter } from './list-filter.ts';
import type { Address, Params } from './list-search.ts';
import type { ListSource } from './list-source.ts';
import type { ListAnswer } from './use-list.ts';

/** What the other parts of the page are drawn from. */
export type ListView<Row, P extends Params, M = unknown> = {
  address: Address<P>;
  change: (part: Partial<Address<P>>) => unknown;
  rows: readonly Row[];
  /** The call's `meta`, the same for every page of the list. Undefined until the first answer. */
  meta: ListAnswer<Row, M>['meta'] | undefined;
  marked: readonly Row[];
  reload: () => Promise<unknown>;
};

type Part<Row, P extends Params, M> = (view: ListView<Row, P, M>) => ReactNode;

/** The description of a list: its queries, how its rows are shown, and what can be done. */
export type ListDescription<Row, P extends Params, M = unknown> = ListSource<Row, P, M> & {
  title: string;
  /** The list is part of a page with a title of its own. */
  isPart?: boolean;
  filters?: readonly ListFilter[];
  /** The list whose views are saved, for users who have them. Its address has the `viewParams`. */
  viewList?: ViewList | undefined;
  keyOf: (row: Row) => Key;
  /** The word with which rows are counted: '명' for people, else '건'. */
  unit?: Unit;
  /** Name of a row in the summary of a batch. */
  nameOf: (row: Row) => string;
  columns?: readonly ListColumn<Row>[];
  /** One row as a card, on a narrow screen or for a list without columns. */
  card?: (row: Row) => ReactNode;
  /** The rows on a narrow screen in place of cards, where they are drawn otherwise. */
  phoneRows?: Part<Row, P, M>;
  /** Whether a loaded row is not shown yet. Keep the function the same between renders. */
  isUnshown?: ((row: Row) => boolean) | undefined;
  /** Rows that stand out, such as pinned ones. */
  isPinned?: (row: Row) => boolean;
  /** The heading of a card's group. Cards of one group follow one another. */
  groupOf?: (row: Row) => string;
  /** The total beside the title, where it counts more than rows. */
  totalText?: (total: number, address: Address<P>) => string;
  emptyText?: MessageKey;
  /** What would stand in an empty list without active filters. */
  emptyHint?: MessageKey;
  /** A button under this hint, to see other rows. */
  emptyAction?: { label: string; part: Partial<Address<P>> };
  rowAction?: RowAction<Row>;
  batch?: readonly BatchAction<Row>[];
  /** The query key to reload after an action, when it covers more than these rows. */
  reloadKey?: QueryKey;
  /** Where 등록하기 leads. Undefined for users who may not add a record. */
  addPath?: string | undefined;
  /** Parts next to the title and below it. */
  beside?: Part<Row, P, M>;
  intro?: Part<Row, P, M>;
  /** Buttons of the page at the right end, behind that of the workbook. */
  buttons?: Part<Row, P, M>;
  /** The buttons are small enough for a phone's header. */
  buttonsFit?: boolean;
  /** A part below the rows, for paper. */
  printed?: Part<Row, P, M>;
};
