import { type Key, useCallback, useMemo } from 'react';
import { chosenColumns } from '#kit/views/chosen-columns.ts';
import { useViews } from '#kit/views/use-views.ts';
import { lockOf } from './batch/run-batch.ts';
import { useBatch } from './batch/use-batch.tsx';
import { useSelection } from './batch/use-selection.ts';
import { useColumns } from './list-columns.tsx';
import type { ListDescription } from './list-description.ts';
import type { Address, Params } from './list-search.ts';
import { useAddedRow } from './use-added-row.ts';
import { useList, useListAddress } from './use-list.ts';
import { useRowOpener } from './use-row-opener.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const NONE: readonly never[] = [];

/** Rows, selection and actions of a list. */
export function useListPage<Row, P extends Params, M>(description: ListDescription<Row, P, M>) {
  const { search, query, filters = NONE, keyOf, nameOf, rowAction, batch = NONE } = description;
  const at = useListAddress(search);
  const views = useViews({ list: description.viewList, search, address: at.address });
  const { reloadKey: reloads, counts } = description;
  const columnKeys = String(at.address['columns'] ?? '') || views.ownColumns;
  // Some columns are read with the rows only for users who chose them.
  const withColumns = (address: Address<P>) => query(columnKeys === '' ? address : { ...address, columns: columnKeys });
  const loaded = useList({ search, at, held: views.waiting, query: withColumns, filters, reloads, counts });
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
  const { columns: all = NONE } = description;
  const columns = useMemo(() => chosenColumns(all, columnKeys), [all, columnKeys]);
  const tableColumns = useColumns({ columns, chosen: columnKeys !== '', rowAction, order, onOrder, reload });
  useAddedRow(loaded.list.isSuccess && !loaded.list.isFetching && !loaded.stale);
  useScrollRestoration(search.path, loaded.address, loaded.list.data !== undefined && !loaded.stale);
  return {
    ...loaded,
    rows,
    selection,
    clear,
    marked,
    ...batchView,
    views,
    /** The keys of the chosen columns, joined by '^'; '' for those of the beginning. */
    columnKeys,
    columns: tableColumns,
    onOpen: useRowOpener(description, rows),
  };
}

/** Rows, selection and actions of a list, for the parts of its page. */
export type ListPageView<Row, P extends Params, M> = ReturnType<typeof useListPage<Row, P, M>>;
