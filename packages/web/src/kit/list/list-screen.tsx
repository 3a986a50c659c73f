import { countText } from '@portal/contract/core/paging';
import { type ReactNode, useState } from 'react';
import { ExcelButton } from '#kit/excel/excel-button.tsx';
import { Forbidden } from '#kit/page/forbidden.tsx';
import { useListTools } from '#kit/views/use-list-tools.tsx';
import { isForbidden } from '#lib/refusal.ts';
import { GreyLines } from '#ui/feedback/grey-lines.tsx';
import { LoadError } from '#ui/feedback/states.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { lockOf, mainAction } from './batch/run-batch.ts';
import { SelectionBar } from './batch/selection-bar.tsx';
import { EmptyResult } from './empty-result.tsx';
import css from './list.module.css';
import { ListCards } from './list-cards.tsx';
import type { ListDescription } from './list-description.ts';
import { type FilterPanel, panelsOf } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import { type Params, storeListSize } from './list-search.ts';
import { type ListPageView, useListPage } from './use-list-page.ts';

const NONE: readonly never[] = [];

/** The rows as a table or as cards. Without rows it shows the active filters. */
function ListRows<Row, P extends Params, M>(props: ListDescription<Row, P, M> & { page: ListPageView<Row, P, M> }) {
  const { page, title, keyOf, card, isPinned, groupOf, search } = props;
  const { batch = NONE, filters = NONE, emptyText = 'list.empty', emptyHint, emptyAction } = props;
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
        action={emptyAction}
        {...{ filters, counts }}
      />
    );
  const own = asCards && props.phoneRows?.(page);
  if (own) return own;
  if (card && asCards) return <ListCards {...shared} {...{ card, keyOf, groupOf }} />;
  return (
    <DataTable
      {...shared}
      columns={page.columns}
      scrolls={page.columnKeys !== ''}
      rowKey={keyOf}
      isPinned={isPinned}
      onOpen={page.onOpen}
    />
  );
}

type MiddleProps<Row, P extends Params, M> = {
  list: ListDescription<Row, P, M>;
  page: ListPageView<Row, P, M>;
  panel: FilterPanel | null;
  line: ReactNode;
};

/** The filters with the line of conditions, or what is selected instead. */
function ListMiddle<Row, P extends Params, M>({ list, page, panel, line }: MiddleProps<Row, P, M>) {
  const { marked } = page;
  if (marked.length > 0)
    return (
      <SelectionBar
        marked={marked}
        action={mainAction(list.batch ?? NONE, marked)}
        {...{ nameOf: list.nameOf, unit: list.unit }}
        onClear={page.clear}
      >
        {page.buttons}
      </SelectionBar>
    );
  return (
    <>
      <ListFilters
        filters={list.filters ?? NONE}
        panel={panel}
        counts={page.counts}
        values={page.address}
        initial={list.search.initial}
        onChange={page.change}
      />
      {line}
    </>
  );
}

/** The list page that all lists of the portal use, drawn from a description. */
export function ListScreen<Row, P extends Params, M = unknown>(list: ListDescription<Row, P, M>) {
  const page = useListPage(list);
  const [panel, onPanel] = useState<FilterPanel | null>(null);
  const isNarrow = useNarrow();
  const opened = panel === 'choice' && isNarrow;
  const tools = useListTools({ list, page, opened, onOpened: (open) => onPanel(open ? 'choice' : null) });
  if (isForbidden(page.list.error)) return <Forbidden title={list.title} />;
  const { address, change, marked, total, last } = page;
  const { totalText = (rows: number) => countText(rows, list.unit ?? '건') } = list;
  const count = total === undefined ? undefined : totalText(total, address);
  const filters = list.filters ?? NONE;
  const excel = <ExcelButton sheet={list.query(address).meta} total={total} unit={list.unit} />;
  return (
    <div className={css['sheet']}>
      <ListHead
        title={list.title}
        isPart={list.isPart === true}
        fits={list.buttonsFit === true}
        count={count}
        excel={!isNarrow && excel}
        buttons={list.buttons?.(page)}
        actions={marked.length === 0 && list.batch?.length ? page.buttons : null}
        addPath={list.addPath}
        panels={panelsOf(filters)}
        {...{ panel, onPanel }}
      >
        {list.beside?.(page)}
      </ListHead>
      {tools.bar}
      {list.intro?.(page)}
      <ListMiddle list={list} page={page} panel={tools.bar !== null && opened ? null : panel} line={tools.line} />
      {page.list.isError && <LoadError onRetry={() => page.list.refetch()} />}
      {page.list.isPending && <GreyLines rows={8} />}
      <ListRows {...list} page={page} />
      {list.printed?.(page)}
      <ListFoot
        {...{ count, last }}
        goesOn={page.goesOn}
        page={address.page}
        size={address.size}
        onPage={(next) => change({ page: next })}
        onSize={(size) => {
          storeListSize(list.search.path, size);
          return change({ size });
        }}
      >
        {isNarrow && excel}
      </ListFoot>
      {page.dialogs}
    </div>
  );
}
