import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { MonthAmounts, SettlementRow } from '@portal/contract/areas/settlement/calls';
import type { Actor } from '@portal/contract/core/actor';
import { joinValues, withSeparators } from '@portal/contract/core/formats';
import type { MonthSum } from '#areas/outsourced-projects/public/invoices.ts';
import { type ListedRow, staffFields } from '#areas/outsourced-projects/public/orders.ts';

/** One row of the settlement lists. It is the only response whose amounts have separators (D-51, D-54). */
export const viewSettlement = (actor: Actor, { project, no, names }: ListedRow): SettlementRow => ({
  id: project.id,
  no,
  projectName: project.project_name,
  choiceCompanyName: names.company(project.choice_company_id),
  billDate: project.bill_date ?? '',
  price: withSeparators(project.price),
  addPrice: withSeparators(project.add_price),
  mizePMUserName: joinValues(project.pm_ids.map(names.user)),
  choiceUserName: names.user(project.choice_user_id),
  status: project.status,
  mizeStatus: project.status,
  orderStatus: project.status,
  ...staffFields(actor, { project, no, names }),
});

/** The amounts of each month, including months without any. */
export function viewMonths(months: readonly string[], sums: readonly MonthSum[]): MonthAmounts[] {
  const sumOf = (month: string, status: string): Pick<MonthSum, 'amount' | 'count'> =>
    sums.find((sum) => sum.month === month && sum.status === status) ?? { amount: '0', count: 0 };
  return months.map((yearMonth) => {
    const unsettled = sumOf(yearMonth, ProjectStatus.Invoiced);
    const settled = sumOf(yearMonth, ProjectStatus.Settled);
    return {
      yearMonth,
      unsettled: unsettled.amount,
      settled: settled.amount,
      unsettledCount: unsettled.count,
      settledCount: settled.count,
    };
  });
}
