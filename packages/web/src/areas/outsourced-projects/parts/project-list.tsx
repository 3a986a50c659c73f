import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { call } from '../../../lib/call.ts';
import { paths } from '../../../lib/paths.ts';
import { type Batch, useBatch } from '../../../lib/use-batch.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListFilters } from '../../../ui/list-filters.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { useKnownCompany } from '../../lookups/public/use-known-company.ts';
import { type ListSource, useProjectList } from '../api.ts';
import { RemovalSummary } from '../public/removal-summary.tsx';
import { statusOptions } from '../public/status-options.ts';
import { projectColumns } from './project-columns.tsx';
import { SEARCH_TYPES } from './search-types.ts';

/** What differs between the lists (D-40 to D-42). */
export type ListVariant = {
  path: string;
  title: string;
  source: ListSource;
  statuses: readonly string[];
  defaultSize: number;
};

type Props = { actor: Actor; variant: ListVariant };

/** The list's data: the address may name any state, whatever buttons the variant has (D-41). */
function useRows({ actor, variant }: Props) {
  const { path, defaultSize } = variant;
  const rules = useMemo(
    () => ({ path, defaultSize, statuses: PROJECT_STATUSES, types: SEARCH_TYPES }),
    [path, defaultSize],
  );
  const { address, change } = useListAddress(rules);
  const { shown, companies, waiting } = useKnownCompany(address, isStaff(actor));
  const list = useProjectList(variant.source, shown, !waiting);
  const total = list.data?.meta.totalCount;
  const last = useLastPage({ address, change, total, stale: list.isPlaceholderData });
  return { address: shown, change, companies, list, total, last };
}

const REMOVAL: Batch<ProjectRow> = {
  noneSelected: 'project.remove.noneSelected',
  confirm: 'project.remove.confirm',
  done: 'project.remove.done',
  act: ({ id }) => call('Construction/construction-delete', { Id: id }),
};

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
  const removal = useBatch(REMOVAL, async () => {
    clear();
    await list.refetch();
  });
  const remove = () => removal.run(rows.filter((row) => selection.selected.has(row.id)));
  return (
    <>
      <PageTitle title={variant.title}>
        {staff && <BusyButton onClick={() => navigate({ to: paths.projectAdd })}>등록하기</BusyButton>}
      </PageTitle>
      <ListFilters
        values={address}
        statuses={statusOptions(variant.statuses)}
        companies={companies}
        types={SEARCH_TYPES}
        onChange={change}
      />
      <ListTools total={total} size={address.size} onSize={(size) => change({ size })}>
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
