import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { MonthAmounts, SettlementRow, SettlementSums } from '@portal/contract/areas/settlement/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { countRequest, listRequest } from '@portal/contract/core/list-request';
import { ViewList } from '@portal/contract/core/saved-views';
import { lookupQuery } from '#areas/lookups/public/lookup-query.ts';
import { withCustomers } from '#areas/outsourced-projects/public/customers-api.ts';
import type { CountQuery } from '#kit/list/use-counts.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { viewsQuery } from '#kit/views/api.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { pageAge } from '#lib/page-opened.ts';
import { chartEnd } from './parts/chart-bars.ts';
import { currentMonth, type SettlementAddress, settlementSearch, withMonth } from './search.ts';

/** The query key of list and chart, which a settlement changes. */
export const settlementKey = ['settlement'] as const;

const requestOf = (address: SettlementAddress) => ({
  ...listRequest(address),
  CompanyId: address.company_id,
  SearchYearMonth: address.month,
});

/** One page of a month for staff (SETTLE-32). */
const staffSettlements = (address: SettlementAddress): ListQuery<SettlementRow, SettlementSums> =>
  withCustomers(address.columns, {
    queryKey: [...settlementKey, 'staff', requestOf(address)],
    ...listCall('Accounting/all-accounting-mize-list', requestOf(address)),
  });

/** One page of a month for contractors, with the rows of their own company. */
const partnerSettlements = (address: SettlementAddress): ListQuery<SettlementRow, SettlementSums> => ({
  queryKey: [...settlementKey, 'partner', address],
  ...listCall('Accounting/all-accounting-partner-list', requestOf(address)),
});

/** The number of the month's projects in each status. */
const settlementCounts = (address: SettlementAddress): CountQuery => {
  const request = { ...countRequest(address), CompanyId: address.company_id, SearchYearMonth: address.month };
  return {
    queryKey: [...settlementKey, 'counts', request],
    queryFn: ({ signal }) => call('Accounting/accounting-status-count', request, { signal }),
  };
};

/** The query of the amounts of twelve months for the chart. `companyId` 0 means all companies. */
export const monthAmounts = (shown: string, companyId: number) => {
  const month = chartEnd(shown, currentMonth());
  return {
    queryKey: [...settlementKey, 'months', month, companyId],
    staleTime: pageAge,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<{ data: MonthAmounts[] }> =>
      call('Accounting/accounting-month-list', { SearchYearMonth: month, CompanyId: companyId }, { signal }),
  };
};

/** The query of every month with invoices. `companyId` 0 means all companies. */
export const invoicedMonths = (companyId: number) => ({
  queryKey: [...settlementKey, 'invoiced months', companyId],
  staleTime: pageAge,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<{ data: MonthAmounts[] }> =>
    call('Accounting/accounting-invoiced-month-list', { CompanyId: companyId }, { signal }),
});

/** Search and queries of /accounting/list: rows, counts and chart of a month, all months, and the companies. */
export const settlementList = (actor: Actor) => {
  const rows = isStaff(actor) ? staffSettlements : partnerSettlements;
  return {
    search: settlementSearch,
    query: (address: SettlementAddress) => rows(withMonth(address)),
    counts: (address: SettlementAddress) => settlementCounts(withMonth(address)),
    also: (address: SettlementAddress) => [
      monthAmounts(withMonth(address).month, address.company_id),
      invoicedMonths(address.company_id),
      ...(isStaff(actor) ? [lookupQuery('companies'), viewsQuery(ViewList.Settlement)] : []),
    ],
    viewList: isStaff(actor) ? ViewList.Settlement : undefined,
  };
};

/** Settles one project. */
export const finishSettlement = ({ id, version }: SettlementRow, idempotencyKey: string) =>
  call('Accounting/accounting-finish', { Id: id, Version: version, Status: ProjectStatus.Settled }, { idempotencyKey });
