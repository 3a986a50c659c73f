import { type MessageKey, messageText } from '@portal/contract/messages';
import type { QueryKey } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Key, type ReactNode, useCallback } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ListCards, usePhone } from './list-cards.tsx';
import { type ListColumn, type RowAction, useColumns } from './list-columns.tsx';
import { type ListFilter, ListFilters } from './list-filters.tsx';
import type { Address, ListSearch, Params } from './list-search.ts';
import { type BatchAction, useBatch } from './use-batch.tsx';
import { type ListQuery, useList } from './use-list.ts';
import { useSelection } from './use-selection.ts';

/** What the parts of the page beside the rows are drawn from. */
export type ListView<Row, P extends Params> = {
  address: Address<P>;
  change: (part: Partial<Address<P>>) => unknown;
  rows: readonly Row[];
  marked: readonly Row[];
  reload: () => Promise<unknown>;
};

type Part<Row, P extends Params> = (view: ListView<Row, P>) => ReactNode;

/** A list in words: where its rows come from, what is shown of them, and what can be done. */
export type ListDescription<Row, P extends Params> = {
  title: string;
  search: ListSearch<P>;
  /** The call for an address; the filters decide what of the address counts. */
  query: (address: Address<P>) => ListQuery<Row>;
  filters?: readonly ListFilter[];
  keyOf: (row: Row) => Key;
  /** What a row is called where one is refused. */
  nameOf: (row: Row) => string;
  columns?: readonly ListColumn<Row>[];
  /** One row as a card: on a phone instead of the table, or everywhere where there are no columns. */
  card?: (row: Row) => ReactNode;
  /** Rows that stand out, such as pinned ones. */
  isPinned?: (row: Row) => boolean;
  emptyText?: MessageKey;
  rowAction?: RowAction<Row>;
  batch?: readonly BatchAction<Row>[];
  /** Rows are marked by boxes in front of them, or by a click on the row itself. */
  marking?: 'boxes' | 'rows';
  /** What is asked for anew after an action, when that is more than these rows. */
  reloads?: QueryKey;
  /** Where 등록하기 leads; undefined for those who may not. */
  addPath?: string | undefined;
  /** Parts beside the title, below it, and over the rows. */
  beside?: Part<Row, P>;
  intro?: Part<Row, P>;
  totals?: Part<Row, P>;
};

const NONE: readonly never[] = [];

/** Rows, marks and actions of a list. */
function useListPage<Row, P extends Params>(list: ListDescription<Row, P>) {
  const { search, query, filters = NONE, keyOf, nameOf, columns = NONE, rowAction, batch = NONE, reloads } = list;
  const loaded = useList({ search, query, filters, reloads });
  const { rows, change, reload } = loaded;
  const { selection, clear } = useSelection(loaded.list.data, rows.map(keyOf));
  const marked = rows.filter((row) => selection.selected.has(keyOf(row)));
  const onActed = () => {
    clear();
    return reload();
  };
  const acts = useBatch({ actions: batch, marked, keyOf, nameOf, onActed });
  const order = String(loaded.address['order'] ?? '');
  const onOrder = useCallback((next: string) => void change({ order: next }), [change]);
  return { ...loaded, selection, marked, ...acts, columns: useColumns({ columns, rowAction, order, onOrder, reload }) };
}

/** The rows as a table or as cards, under their total and their actions. */
function ListRows<Row, P extends Params>(props: ListDescription<Row, P> & { page: Page<Row, P> }) {
  const { page, title, keyOf, card, isPinned, emptyText = 'list.empty', batch = NONE, marking = 'boxes' } = props;
  const asCards = usePhone() || props.columns === undefined;
  const byRow = marking === 'rows';
  const shared = {
    label: title,
    rows: page.rows,
    emptyText: messageText(emptyText),
    selection: batch.length > 0 ? { ...page.selection, byRow } : undefined,
    stale: page.stale,
  };
  if (!page.list.data) return null;
  if (card && asCards) return <ListCards {...shared} {...{ card, keyOf }} />;
  return <DataTable {...shared} columns={page.columns} rowKey={keyOf} isPinned={isPinned} />;
}

type Page<Row, P extends Params> = ReturnType<typeof useListPage<Row, P>>;

function AddButton({ path }: { path: string }) {
  const navigate = useNavigate();
  return <BusyButton onClick={() => navigate({ to: path })}>등록하기</BusyButton>;
}

/** The one list page of the portal, drawn from its description. */
export function ListScreen<Row, P extends Params>(list: ListDescription<Row, P>) {
  const page = useListPage(list);
  const { address, change, marked, total } = page;
  return (
    <>
      <PageTitle title={list.title}>
        {list.beside?.(page)}
        {list.addPath !== undefined && <AddButton path={list.addPath} />}
      </PageTitle>
      {list.intro?.(page)}
      <ListFilters filters={list.filters ?? NONE} values={address} onChange={change} />
      {list.totals?.(page)}
      <ListTools total={total} size={address.size} onSize={(size) => change({ size })}>
        {list.marking === 'rows' && marked.length > 0 && <span role="status">{marked.length}건 선택</span>}
        {page.buttons}
      </ListTools>
      {page.list.isError && <LoadError onRetry={() => page.list.refetch()} />}
      {page.list.isPending && <Loading />}
      <ListRows {...list} page={page} />
      {page.list.data && (
        <Pagination page={address.page} last={page.last} onChange={(next) => change({ page: next })} />
      )}
      {page.summary}
    </>
  );
}
