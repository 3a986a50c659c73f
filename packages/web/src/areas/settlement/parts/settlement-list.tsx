import { ProjectStatus, SETTLEMENT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementRow } from '@portal/contract/areas/settlement/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useMemo } from 'react';
import { type Batch, useBatch } from '../../../lib/use-batch.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { BatchSummary } from '../../../ui/batch-summary.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListFilters } from '../../../ui/list-filters.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { statusOptions } from '../../outsourced-projects/public/status-options.ts';
import { finishSettlement, useReloadSettlements } from '../api.ts';
import { AmountTotals } from './amount-totals.tsx';
import { settlementColumns } from './settlement-columns.tsx';
import { SEARCH_TYPES, type useSettlementPage } from './use-settlement-page.ts';

type Props = { actor: Actor; page: ReturnType<typeof useSettlementPage> };

const FINISH: Batch<SettlementRow> = {
  noneSelected: 'settlement.finish.noneSelected',
  blocked: (rows) => (rows.some((row) => row.mizeStatus === ProjectStatus.Settled) ? 'ALREADY_SETTLED' : null),
  confirm: 'settlement.finish.confirm',
  done: 'settlement.finish.done',
  act: finishSettlement,
};

/** Marked rows and settling them (SETTLE-27 to SETTLE-31, D-99). */
function useFinish(list: Props['page']['list']) {
  const rows = list.data?.data ?? [];
  const reload = useReloadSettlements();
  const { selection, clear } = useSelection(
    list.data,
    rows.map((row) => row.id),
  );
  const batch = useBatch(FINISH, async () => {
    clear();
    await reload();
  });
  const marked = rows.filter((row) => selection.selected.has(row.id));
  return { rows, selection, marked, ...batch };
}

/** The settlement list of a month with its filters; staff settle marked rows (SETTLE-07 to SETTLE-33). */
export function SettlementList({ actor, page }: Props) {
  const { address, change, companies, list, total, last } = page;
  const staff = isStaff(actor);
  const { rows, selection, marked, run, result, dismiss } = useFinish(list);
  const columns = useMemo(() => settlementColumns(actor), [actor]);
  return (
    <>
      <ListFilters
        values={address}
        statuses={statusOptions(SETTLEMENT_STATUSES)}
        companies={companies}
        types={staff ? SEARCH_TYPES : null}
        onChange={change}
      />
      <AmountTotals rows={rows} selected={staff ? marked : null} />
      <ListTools total={total} size={address.size} onSize={(size) => change({ size })}>
        {staff && <BusyButton onClick={() => run(marked)}>정산완료</BusyButton>}
      </ListTools>
      {list.isError && <LoadError onRetry={() => list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && (
        <>
          <DataTable
            label="정산현황"
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            emptyText={messageText('list.empty')}
            selection={staff ? selection : undefined}
            stale={list.isPlaceholderData}
          />
          <Pagination page={address.page} last={last} onChange={(next) => change({ page: next })} />
        </>
      )}
      {result && (
        <BatchSummary
          title="정산 결과"
          text={messageText('settlement.finish.summary', { done: result.done, refused: result.refused.length })}
          refused={result.refused}
          onClose={dismiss}
        />
      )}
    </>
  );
}
