import type { InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { INTERNAL_STATUSES, internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { messageText } from '@portal/contract/messages';
import { useNavigate } from '@tanstack/react-router';
import { filterOptions } from '../../../lib/filter-options.ts';
import type { ListRules } from '../../../lib/list-address.ts';
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
import { RemovalSummary } from '../../outsourced-projects/public/removal-summary.tsx';
import { removeProject, useInternalList } from '../api.ts';
import { internalColumns } from './internal-columns.tsx';

/** What a keyword is looked for in (INT-07). */
const SEARCH_TYPES = [
  { value: 'projectName', label: '프로젝트명' },
  { value: 'areaName', label: '지역' },
  { value: 'pmName', label: '담당자(PM)' },
] as const;

const RULES: ListRules = {
  path: paths.projectMizeList,
  defaultSize: 30,
  statuses: INTERNAL_STATUSES,
  types: SEARCH_TYPES,
};

const STATUS_OPTIONS = filterOptions(INTERNAL_STATUSES, internalStatusLabel);

const REMOVAL: Batch<InternalRow> = {
  noneSelected: 'project.remove.noneSelected',
  confirm: 'project.remove.confirm',
  done: 'project.remove.done',
  act: ({ id }) => removeProject(id),
};

/** The list of internal projects (INT-02 to INT-10, D-81, D-82). */
export function InternalList({ title }: { title: string }) {
  const navigate = useNavigate();
  const { address, change } = useListAddress(RULES);
  const list = useInternalList(address);
  const total = list.data?.meta.totalCount;
  const last = useLastPage({ address, change, total, stale: list.isPlaceholderData });
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
  return (
    <>
      <PageTitle title={title}>
        <BusyButton onClick={() => navigate({ to: paths.projectMizeAdd })}>등록하기</BusyButton>
      </PageTitle>
      <ListFilters values={address} statuses={STATUS_OPTIONS} companies={null} types={SEARCH_TYPES} onChange={change} />
      <ListTools total={total} size={address.size} onSize={(size) => change({ size })}>
        <RemoveButton onClick={remove} />
      </ListTools>
      {list.isError && <LoadError onRetry={() => list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && (
        <>
          <DataTable
            label={title}
            columns={internalColumns}
            rows={rows}
            rowKey={(row) => row.id}
            emptyText={messageText('list.empty')}
            selection={selection}
            stale={list.isPlaceholderData}
          />
          <Pagination page={address.page} last={last} onChange={(page) => change({ page })} />
        </>
      )}
      {removal.result && <RemovalSummary result={removal.result} onClose={removal.dismiss} />}
    </>
  );
}
