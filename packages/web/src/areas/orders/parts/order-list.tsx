import type { OrderRow } from '@portal/contract/areas/orders/calls';
import {
  ORDER_STATUSES,
  PARTNER_ORDER_STATUSES,
  STAFF_ORDER_STATUSES,
} from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useMemo } from 'react';
import type { ListRules } from '../../../lib/list-address.ts';
import { type Batch, useBatch } from '../../../lib/use-batch.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListFilters } from '../../../ui/list-filters.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { useKnownCompany } from '../../lookups/public/use-known-company.ts';
import { RemovalSummary } from '../../outsourced-projects/public/removal-summary.tsx';
import { statusOptions } from '../../outsourced-projects/public/status-options.ts';
import { type OrderSource, removeOrder, useOrders } from '../api.ts';
import { type OrderLink, orderColumns } from './order-columns.tsx';

/** What differs between the two lists and their readers. */
export type OrderVariant = { title: string; source: OrderSource; rules: ListRules; linkOf: OrderLink };

type Props = { actor: Actor; variant: OrderVariant };

const SEARCH_TYPES = [
  { value: 'projectName', label: '프로젝트명' },
  { value: 'areaName', label: '지역' },
] as const;

/** What the address of an order list may say (ORDER-10, ORDER-11). */
export const orderRules = (path: string): ListRules => ({
  path,
  defaultSize: 10,
  statuses: ORDER_STATUSES,
  types: SEARCH_TYPES,
});

const REMOVAL: Batch<OrderRow> = {
  noneSelected: 'project.remove.noneSelected',
  confirm: 'project.remove.confirm',
  done: 'project.remove.done',
  act: removeOrder,
};

/** The list's data; only staff choose a company, and only on the list of all orders. */
function useRows({ actor, variant }: Props) {
  const { address, change } = useListAddress(variant.rules);
  const { shown, companies, waiting } = useKnownCompany(address, isStaff(actor) && variant.source === 'company');
  const list = useOrders(variant.source, shown, !waiting);
  const total = list.data?.meta.totalCount;
  const last = useLastPage({ address, change, total, stale: list.isPlaceholderData });
  return { address: shown, change, companies, list, total, last };
}

/** Marked rows and their deletion: a click on a row marks it, there are no checkboxes (D-87). */
function useMarks(list: ReturnType<typeof useOrders>) {
  const rows = list.data?.data ?? [];
  const { selection, clear } = useSelection(
    list.data,
    rows.map((row) => row.id),
  );
  const removal = useBatch(REMOVAL, async () => {
    clear();
    await list.refetch();
  });
  const remove = () => removal.run(rows.filter((row) => selection.selected.has(row.id)));
  return { rows, marks: { ...selection, byRow: true }, remove, removal };
}

/** An order list as staff or contractors see it (ORDER-01 to ORDER-14). */
export function OrderList({ actor, variant }: Props) {
  const staff = isStaff(actor);
  const { address, change, companies, list, total, last } = useRows({ actor, variant });
  const { rows, marks, remove, removal } = useMarks(list);
  const columns = useMemo(() => orderColumns(variant.linkOf), [variant.linkOf]);
  return (
    <>
      <PageTitle title={variant.title} />
      <ListFilters
        values={address}
        statuses={statusOptions(staff ? STAFF_ORDER_STATUSES : PARTNER_ORDER_STATUSES)}
        companies={companies}
        types={SEARCH_TYPES}
        onChange={change}
      />
      <ListTools total={total} size={address.size} onSize={(size) => change({ size })}>
        {staff && marks.selected.size > 0 && <span role="status">{marks.selected.size}건 선택</span>}
        {staff && <RemoveButton onClick={remove} />}
      </ListTools>
      {list.isError && <LoadError onRetry={() => list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && (
        <>
          <DataTable
            label={variant.title}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            emptyText={messageText('list.empty')}
            selection={staff ? marks : undefined}
            stale={list.isPlaceholderData}
          />
          <Pagination page={address.page} last={last} onChange={(page) => change({ page })} />
        </>
      )}
      {removal.result && <RemovalSummary result={removal.result} onClose={removal.dismiss} />}
    </>
  );
}
