import { SETTLEMENT_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { ProjectStatus, SETTLEMENT_STATUSES, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementRow } from '@portal/contract/areas/settlement/calls';
import { isStaff } from '@portal/contract/core/actor';
import { totalOf } from '@portal/contract/core/money';
import { useState } from 'react';
import { useCompanyFilter, useLookup } from '#areas/lookups/public/use-lookups.ts';
import { projectRow } from '#areas/project/public/removal.ts';
import type { BatchAction } from '#kit/list/batch/run-batch.ts';
import { statusChips } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Row } from '#ui/layout/row.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { Text } from '#ui/text/text.tsx';
import { finishSettlement, settlementKey, settlementList } from '../api.ts';
import { MonthChart } from '../parts/month-chart.tsx';
import { MonthChoice } from '../parts/month-choice.tsx';
import { MonthFold } from '../parts/month-fold.tsx';
import { MonthSums } from '../parts/month-sums.tsx';
import { PrintMonth } from '../parts/print-month.tsx';
import { PrintedTotal } from '../parts/printed-total.tsx';
import { settlementCard, settlementColumns } from '../parts/settlement-columns.tsx';
import { MonthNavigator } from '../public/month-navigator.tsx';
import { withMonth } from '../search.ts';

type Viewer = Parameters<typeof settlementColumns>[0];
const listView = (viewer: Viewer) => ({ columns: settlementColumns(viewer), card: settlementCard(viewer.link) });

/** Each user type gets links to its own detail page (SETTLE-16, SETTLE-17). */
const FOR_STAFF = listView({ link: (row) => paths.projectView(row.id) });
const FOR_PARTNERS = listView({ partner: true, link: (row) => paths.projectCompanyView(row.id) });

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

/** The id of the sums and the chart of the month. */
const DETAILS = 'month-details';

type MonthProps = { shown: string; companyId: number; onChoose: (month: string) => void };

type View = {
  address: Parameters<typeof withMonth>[0] & { company_id: number };
  change: (part: { month: string }) => unknown;
};

/** The month on screen for the parts that show and choose it. */
const monthsOf = ({ address, change }: View): MonthProps => ({
  shown: withMonth(address).month,
  companyId: address.company_id,
  onChoose: (month) => void change({ month }),
});

/** Steps from month to month, and every month with invoices. */
const Months = (props: MonthProps) => (
  <>
    <MonthNavigator month={props.shown} onChange={props.onChoose} />
    <MonthChoice {...props} />
  </>
);

/** /accounting/list: the invoices of a month, which staff settle (SETTLE-01 to SETTLE-36). A phone folds the month into one line (D-342). */
export function SettlementPage() {
  const actor = useActor();
  const staff = isStaff(actor);
  const companies = useCompanyFilter(staff);
  const { choices } = useLookup('companies', staff);
  const companyOf = ({ company_id: id }: View['address']): string =>
    choices.find(({ value }) => value === String(id))?.label ?? '';
  const narrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
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
      beside={(view) =>
        narrow ? (
          <MonthFold
            month={withMonth(view.address).month}
            sums={view.meta}
            controls={DETAILS}
            isOpen={isOpen}
            onOpen={setIsOpen}
            onChange={(month) => view.change({ month })}
          />
        ) : (
          <>
            <Months {...monthsOf(view)} />
            <Text as="span" size={13} tone="soft" data-end="true">
              VAT 별도 · 계산서 발행일 기준
              <Text as="span" only="paper">
                {' '}
                · {today()} 출력
              </Text>
            </Text>
            <span>
              <PrintMonth
                shown={view.rows.length}
                total={view.meta?.totalCount ?? 0}
                onShowAll={(size) => view.change({ size, page: 1 })}
              />
            </span>
          </>
        )
      }
      printed={({ meta, address }) => (
        <PrintedTotal sums={meta} month={withMonth(address).month} company={companyOf(address)} />
      )}
      intro={(view) =>
        (!narrow || isOpen) && (
          <Row id={DETAILS} stacks align="stretch" gap={24} padY={12} line="above">
            {narrow && <Months {...monthsOf(view)} />}
            <MonthSums sums={view.meta} company={companyOf(view.address)} />
            <MonthChart {...monthsOf(view)} />
          </Row>
        )
      }
    />
  );
}
