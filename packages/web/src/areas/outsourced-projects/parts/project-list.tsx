import { type Actor, isStaff } from '@portal/contract/core/actor';
import { lastPage } from '@portal/contract/core/page-group';
import { messageText } from '@portal/contract/messages/catalogue';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { paths } from '../../../lib/paths.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useCompanies } from '../../lookups/public/use-lookups.ts';
import { type ListSource, useProjectList } from '../api.ts';
import { ListFilters } from './list-filters.tsx';
import { ListTools } from './list-tools.tsx';
import { projectColumns } from './project-columns.tsx';
import { RemovalSummary } from './removal-summary.tsx';
import { useListAddress } from './use-list-address.ts';
import { useRemoval } from './use-removal.ts';
import { useSelection } from './use-selection.ts';

/** What differs between the lists (D-40 to D-42). */
export type ListVariant = {
  path: string;
  title: string;
  source: ListSource;
  statuses: readonly string[];
  defaultSize: number;
};

type Props = { actor: Actor; variant: ListVariant };

/** The list's data, with the company filter only for staff and only for a known company (D-47). */
function useRows({ actor, variant }: Props) {
  const staff = isStaff(actor);
  const { address, change } = useListAddress(variant.path, variant.defaultSize);
  const companies = useCompanies(staff);
  const known = companies.choices.some((company) => company.value === String(address.companyId));
  const shown = useMemo(() => ({ ...address, companyId: known ? address.companyId : 0 }), [address, known]);
  const waiting = staff && address.companyId > 0 && companies.pending;
  const list = useProjectList(variant.source, shown, !waiting);
  const total = list.data?.meta.totalCount;
  const last = lastPage(total ?? 0, shown.size);

  // The last rows of the last page may have gone: show the page that is the last now.
  useEffect(() => {
    if (total !== undefined && !list.isPlaceholderData && address.page > last) void change({ page: last }, true);
  }, [total, list.isPlaceholderData, address.page, last, change]);
  return { address: shown, change, companies: staff ? companies.choices : null, list, total, last };
}

/** A project list as staff or contractors see it (OUT-01 to OUT-32, PART-02 to PART-10). */
export function ProjectList({ actor, variant }: Props) {
  const staff = isStaff(actor);
  const navigate = useNavigate();
  const { address, change, companies, list, total, last } = useRows({ actor, variant });
  const rows = list.data?.data ?? [];
  const columns = useMemo(() => projectColumns(actor), [actor]);
  const { selection, clear } = useSelection(
    list.data,
    rows.map((row) => row.id),
  );
  const removal = useRemoval(async () => {
    clear();
    await list.refetch();
  });
  const remove = () => removal.remove(rows.filter((row) => selection.selected.has(row.id)));
  return (
    <>
      <PageTitle title={variant.title}>
        {staff && <BusyButton onClick={() => navigate({ to: paths.projectAdd })}>등록하기</BusyButton>}
      </PageTitle>
      <ListFilters address={address} statuses={variant.statuses} companies={companies} onChange={change} />
      <ListTools
        total={total}
        size={address.size}
        onSize={(size) => change({ size })}
        onRemove={staff ? remove : null}
      />
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
            selection={staff ? selection : undefined}
            stale={list.isPlaceholderData}
          />
          <Pagination page={address.page} last={last} onChange={(page) => change({ page })} />
        </>
      )}
      {removal.result && <RemovalSummary result={removal.result} onClose={removal.dismiss} />}
    </>
  );
}
