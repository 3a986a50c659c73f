import { SETTLEMENT_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { ProjectStatus, SETTLEMENT_STATUSES, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementRow } from '@portal/contract/areas/settlement/calls';
import { isStaff } from '@portal/contract/core/actor';
import { totalOf } from '@portal/contract/core/money';
import { useCompanyFilter } from '#areas/lookups/public/use-lookups.ts';
import { projectRow } from '#areas/project/public/removal.ts';
import { statusChips } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import type { BatchAction } from '#kit/list/run-batch.ts';
import { today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { finishSettlement, settlementKey, settlementList } from '../api.ts';
import { MonthChart } from '../parts/month-chart.tsx';
import { MonthChoice } from '../parts/month-choice.tsx';
import { MonthSums } from '../parts/month-sums.tsx';
import { PrintMonth } from '../parts/print-month.tsx';
import { PrintedTotal } from '../parts/printed-total.tsx';
import { settlementCard, settlementColumns } from '../parts/settlement-columns.tsx';
import { MonthNavigator } from '../public/month-navigator.tsx';
import { withMonth } from '../search.ts';
import css from './settlement-page.module.css';

const listView = (link: (row: SettlementRow) => string) => ({
  columns: settlementColumns(link),
  card: settlementCard(link),
});

/** Each user type gets links to its own detail page (SETTLE-16, SETTLE-17). */
const FOR_STAFF = listView((row) => paths.projectView(row.id));
const FOR_PARTNERS = listView((row) => paths.projectCompanyView(row.id));

/** Settles the marked rows (SETTLE-27 to SETTLE-31, D-99). */
const FINISH: BatchAction<SettlementRow>[] = [
  {
    label: '정산완료',
    noneMarked: 'settlement.finish.noneSelected',
    refusalOf: (row) => (row.mizeStatus === ProjectStatus.Settled ? 'ALREADY_SETTLED' : null),
    amountOf: totalOf,
    companyOf: (row) => row.choiceCompanyName,
    question: 'settlement.finish.confirm',
    consequence: 'settlement.finish.consequence',
    done: 'settlement.finish.done',
    summary: { title: '정산 결과', text: 'settlement.finish.summary' },
    act: finishSettlement,
  },
];

const STATUSES = statusChips(SETTLEMENT_STATUSES, { labelOf: statusLabel });

/** /accounting/list: the invoices of a month, which staff settle (SETTLE-01 to SETTLE-36). */
export function SettlementPage() {
  const actor = useActor();
  const staff = isStaff(actor);
  const companies = useCompanyFilter(staff);
  return (
    <ListScreen
      {...projectRow}
      {...(staff ? FOR_STAFF : FOR_PARTNERS)}
      title="정산현황"
      emptyHint="settlement.list.hint"
      {...settlementList(actor)}
      filters={[STATUSES, companies, { kind: 'search', types: SETTLEMENT_LIST.types, hidden: !staff }]}
      batch={staff ? FINISH : []}
      reloadKey={settlementKey}
      beside={({ address, change, rows, meta }) => (
        <>
          <MonthNavigator month={withMonth(address).month} onChange={(month) => change({ month })} />
          <MonthChoice
            shown={withMonth(address).month}
            companyId={address.company_id}
            onChoose={(month) => change({ month })}
          />
          <span className={css['hint']} data-end="true">
            VAT 별도 · 계산서 발행일 기준<span className={css['printed']}> · {today()} 출력</span>
          </span>
          <span className={css['print']}>
            <PrintMonth
              shown={rows.length}
              total={meta?.totalCount ?? 0}
              onShowAll={(size) => change({ size, page: 1 })}
            />
          </span>
        </>
      )}
      printed={({ meta }) => <PrintedTotal sums={meta} />}
      intro={({ address, change, meta }) => (
        <div className={css['month']}>
          <MonthSums sums={meta} />
          <MonthChart
            shown={withMonth(address).month}
            companyId={address.company_id}
            onChoose={(month) => change({ month })}
          />
        </div>
      )}
    />
  );
}
