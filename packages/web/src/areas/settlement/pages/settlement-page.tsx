import { SETTLEMENT_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { ProjectStatus, SETTLEMENT_STATUSES, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementRow } from '@portal/contract/areas/settlement/calls';
import { monthOf, moveMonth, readMonth } from '@portal/contract/areas/settlement/months';
import { isStaff } from '@portal/contract/core/actor';
import { seoulDay } from '@portal/contract/core/dates';
import { statusChips } from '../../../kit/list/list-filters.tsx';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import type { BatchAction } from '../../../kit/list/use-batch.tsx';
import { useActor } from '../../../lib/use-actor.ts';
import { useCompanyFilter } from '../../lookups/public/use-lookups.ts';
import { projectRow } from '../../project/public/removal.ts';
import {
  finishSettlement,
  partnerSettlements,
  type SettlementAddress,
  settlementKey,
  staffSettlements,
} from '../api.ts';
import { AmountTotals } from '../parts/amount-totals.tsx';
import { MonthChart } from '../parts/month-chart.tsx';
import { MonthNavigator } from '../parts/month-navigator.tsx';
import { PARTNER_COLUMNS, STAFF_COLUMNS } from '../parts/settlement-columns.tsx';
import { settlementSearch } from '../search.ts';

/** Settling marked rows (SETTLE-27 to SETTLE-31, D-99). */
const FINISH: BatchAction<SettlementRow>[] = [
  {
    label: '정산완료',
    noneMarked: 'settlement.finish.noneSelected',
    blocked: (rows) => (rows.some((row) => row.mizeStatus === ProjectStatus.Settled) ? 'ALREADY_SETTLED' : null),
    question: 'settlement.finish.confirm',
    done: 'settlement.finish.done',
    summary: { title: '정산 결과', text: 'settlement.finish.summary' },
    act: finishSettlement,
  },
];

const currentMonth = (): string => monthOf(seoulDay(new Date()));

/** The address with its month; the current one in Seoul without it, and nothing before the first (D-96). */
const inMonth = (address: SettlementAddress): SettlementAddress => ({
  ...address,
  month: moveMonth(readMonth(address.month) ?? currentMonth(), 0),
});

/** /accounting/list: what was invoiced in a month, settled by staff (SETTLE-01 to SETTLE-35). */
export function SettlementPage() {
  const staff = isStaff(useActor());
  const list = staff ? staffSettlements : partnerSettlements;
  const companies = useCompanyFilter(staff);
  return (
    <ListScreen
      {...projectRow}
      title="정산현황"
      search={settlementSearch}
      query={(address) => list(inMonth(address))}
      filters={[
        statusChips(SETTLEMENT_STATUSES, statusLabel),
        companies,
        { kind: 'search', types: SETTLEMENT_LIST.types, hidden: !staff },
      ]}
      columns={staff ? STAFF_COLUMNS : PARTNER_COLUMNS}
      batch={staff ? FINISH : []}
      reloads={settlementKey}
      beside={({ address, change }) => (
        <MonthNavigator month={inMonth(address).month} onChange={(month) => change({ month })} />
      )}
      intro={({ address, change }) => (
        <MonthChart
          shown={inMonth(address).month}
          current={currentMonth()}
          companyId={address.company_id}
          onChoose={(month) => change({ month })}
        />
      )}
      totals={({ rows, marked }) => <AmountTotals rows={rows} selected={staff ? marked : null} />}
    />
  );
}
