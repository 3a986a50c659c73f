import { withSeparators } from '@portal/contract/core/formats';
import type { MessageKey } from '@portal/contract/messages';
import type { QueryKey } from '@tanstack/react-query';
import { type Key, type ReactNode, useCallback, useMemo, useState } from 'react';
import { ExcelButton } from '#kit/excel/excel-button.tsx';
import { Forbidden } from '#kit/page/forbidden.tsx';
import { isForbidden } from '#lib/refusal.ts';
import { GreyLines } from '#ui/feedback/grey-lines.tsx';
import { LoadError } from '#ui/feedback/states.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { EmptyResult } from './empty-result.tsx';
import css from './list.module.css';
import { ListCards } from './list-cards.tsx';
import { type ListColumn, type RowAction, useColumns } from './list-columns.tsx';
import { type ListFilter, type Panel, panelsOf } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import type { Address, Params } from './list-search.ts';
import type { ListSource } from './list-source.ts';
import { type BatchAction, lockOf, mainAction, type Unit } from './run-batch.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useAddedRow } from './use-added-row.ts';
import { useBatch } from './use-batch.tsx';
import { type ListPage, useList } from './use-list.ts';
import { useRowOpener } from './use-row-opener.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSelection } from './use-selection.ts';

/** What the other parts of the page are drawn from. */
export type ListView<Row, P extends Params, M = unknown> = {
  address: Address<P>;
  change: (part: Partial<Address<P>>) => unknown;
  rows: readonly Row[];
  /** The call's `meta`, the same for every page of the list. Undefined until the first answer. */
  meta: ListPage<Row, M>['meta'] | undefined;
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
  keyOf: (row: Row) => Key;
  /** The word with which rows are counted: '명' for people, else '건'. */
  unit?: Unit;
  /** Name of a row in the summary of a batch. */
  nameOf: (row: Row) => string;
  columns?: readonly ListColumn<Row>[];
  /** One row as a card, on a narrow screen or for a list without columns. */
  card?: (row: Row) => ReactNode;
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
  rowAction?: RowAction<Row>;
  batch?: readonly BatchAction<Row>[];
  /** The query key to reload after an action, when it covers more than these rows. */
  reloadKey?: QueryKey;
  /** Where 등록하기 leads. Undefined for users who may not add a record. */
  addPath?: string | undefined;
  /** Parts next to the title and below it. */
  beside?: Part<Row, P, M>;
  intro?: Part<Row, P, M>;
  /** A part below the rows, for paper. */
  printed?: Part<Row, P, M>;
};

const NONE: readonly never[] = [];

/** Rows, selection and actions of a list. */
function useListPage<Row, P extends Params, M>(description: ListDescription<Row, P, M>) {
  const { search, query, filters = NONE, keyOf, nameOf, columns = NONE, rowAction, batch = NONE } = description;
  const loaded = useList({ search, query, filters, reloads: description.reloadKey, counts: description.counts });
  const { change, reload } = loaded;
  const { isUnshown } = description;
  const rows = useMemo(
    () => (isUnshown ? loaded.rows.filter((row) => !isUnshown(row)) : loaded.rows),
    [loaded.rows, isUnshown],
  );
  const open = rows.filter((row) => lockOf(row, batch) === undefined);
  const { selection, clear, keep } = useSelection(loaded.list.data, open.map(keyOf));
  const marked = open.filter((row) => selection.selected.has(keyOf(row)));
  const onDone = (refused: readonly Key[]) => {
    keep(refused);
    return reload();
  };
  const batchView = useBatch({ actions: batch, marked, keyOf, nameOf, unit: description.unit, onDone });
  const order = String(loaded.address['order'] ?? '');
  const onOrder = useCallback((next: string) => void change({ order: next }), [change]);
  const tableColumns = useColumns({ columns, rowAction, order, onOrder, reload });
  useAddedRow(loaded.list.isSuccess && !loaded.list.isFetching && !loaded.stale);
  useScrollRestoration(search.path, loaded.address, loaded.list.data !== undefined && !loaded.stale);
  return {
    ...loaded,
    rows,
    selection,
    clear,
    marked,
    ...batchView,
    columns: tableColumns,
    onOpen: useRowOpener(description, rows),
  };
}

type Page<Row, P extends Params, M> = ReturnType<typeof useListPage<Row, P, M>>;

/** The rows as a table or as cards. Without rows it shows the active filters. */
function ListRows<Row, P extends Params, M>(props: ListDescription<Row, P, M> & { page: Page<Row, P, M> }) {
  const { page, title, keyOf, card, isPinned, groupOf, search } = props;
  const { batch = NONE, filters = NONE, emptyText = 'list.empty', emptyHint } = props;
  const asCards = useNarrow() || props.columns === undefined;
  const { address, counts, change, rows, stale } = page;
  const selection = batch.length > 0 ? page.selection : undefined;
  const lock = (row: Row) => lockOf(row, batch);
  const shared = { label: title, rows, selection, stale, nameOf: props.nameOf, lockOf: lock };
  if (!page.list.data) return null;
  if (rows.length === 0)
    return (
      <EmptyResult
        texts={{ empty: emptyText, hint: emptyHint }}
        values={address}
        initial={search.initial}
        onChange={change}
        {...{ filters, counts }}
      />
    );
  if (card && asCards) return <ListCards {...shared} {...{ card, keyOf, groupOf }} />;
  return <DataTable {...shared} columns={page.columns} rowKey={keyOf} isPinned={isPinned} onOpen={page.onOpen} />;
}

/** The list page that all lists of the portal use, drawn from a description. */
export function ListScreen<Row, P extends Params, M = unknown>(list: ListDescription<Row, P, M>) {
  const page = useListPage(list);
  const [panel, onPanel] = useState<Panel | null>(null);
  if (isForbidden(page.list.error)) return <Forbidden title={list.title} />;
  const { address, change, marked, total, last } = page;
  const { totalText = (rows: number) => `${withSeparators(rows)}${list.unit ?? '건'}` } = list;
  const filters = list.filters ?? NONE;
  return (
    <div className={css['sheet']}>
      <ListHead
        title={list.title}
        isPart={list.isPart === true}
        count={total === undefined ? undefined : totalText(total, address)}
        actions={marked.length === 0 && <span className={css['idle']}>{page.idleButtons}</span>}
        addPath={list.addPath}
        panels={panelsOf(filters)}
        {...{ panel, onPanel }}
      >
        {list.beside?.(page)}
        <ExcelButton sheet={list.query(address).meta} total={total} unit={list.unit} />
      </ListHead>
      {list.intro?.(page)}
      {marked.length > 0 ? (
        <SelectionBar
          marked={marked}
          action={mainAction(list.batch ?? NONE, marked)}
          {...{ nameOf: list.nameOf, unit: list.unit }}
          onClear={page.clear}
        >
          {page.buttons}
        </SelectionBar>
      ) : (
        <ListFilters
          {...{ filters, panel }}
          counts={page.counts}
          values={address}
          initial={list.search.initial}
          onChange={change}
        />
      )}
      {page.list.isError && <LoadError onRetry={() => page.list.refetch()} />}
      {page.list.isPending && <GreyLines rows={8} />}
      <ListRows {...list} page={page} />
      {list.printed?.(page)}
      <ListFoot
        {...{ total, last, unit: list.unit }}
        page={address.page}
        size={address.size}
        onPage={(next) => change({ page: next })}
        onSize={(size) => change({ size })}
      />
      {page.dialogs}
    </div>
  );
}
