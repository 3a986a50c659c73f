import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { MonthAmounts, SettlementRow, SettlementSums } from '@portal/contract/areas/settlement/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { countRequest, listRequest } from '@portal/contract/core/list-request';
import { lookupQuery } from '#areas/lookups/public/lookup-query.ts';
import type { CountQuery } from '#kit/list/use-counts.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { ageOfPage } from '#lib/page-opened.ts';
import { chartEnd } from './parts/chart-bars.ts';
import { currentMonth, inMonth, type SettlementAddress, settlementSearch } from './search.ts';

/** List and chart, which settling changes. */
export const settlementKey = ['settlement'] as const;

const requestOf = (address: SettlementAddress) => ({
  ...listRequest(address),
  CompanyId: address.company_id,
  SearchYearMonth: address.month,
});

/** One page of a month, as staff see it (SETTLE-32). */
const staffSettlements = (address: SettlementAddress): ListQuery<SettlementRow, SettlementSums> => ({
  queryKey: [...settlementKey, 'staff', address],
  queryFn: ({ signal }) => call('Accounting/all-accounting-mize-list', requestOf(address), { signal }),
});

/** One page of a month for contractors: their own company's rows. */
const partnerSettlements = (address: SettlementAddress): ListQuery<SettlementRow, SettlementSums> => ({
  queryKey: [...settlementKey, 'partner', address],
  queryFn: ({ signal }) => call('Accounting/all-accounting-partner-list', requestOf(address), { signal }),
});

/** How many projects of the month each state holds. */
const settlementCounts = (address: SettlementAddress): CountQuery => {
  const request = { ...countRequest(address), CompanyId: address.company_id, SearchYearMonth: address.month };
  return {
    queryKey: [...settlementKey, 'counts', request],
    queryFn: ({ signal }) => call('Accounting/accounting-status-count', request, { signal }),
  };
};

/** Amounts of the twelve months that end with the chart of a shown month; `companyId` 0 is for all. */
export const monthAmounts = (shown: string, companyId: number) => {
  const month = chartEnd(shown, currentMonth());
  return {
    queryKey: [...settlementKey, 'months', month, companyId],
    staleTime: ageOfPage,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<{ data: MonthAmounts[] }> =>
      call('Accounting/accounting-month-list', { SearchYearMonth: month, CompanyId: companyId }, { signal }),
  };
};

/** What /accounting/list asks: a month's rows, counts and chart, for staff the companies too. */
export const settlementList = (actor: Actor) => {
  const rows = isStaff(actor) ? staffSettlements : partnerSettlements;
  return {
    search: settlementSearch,
    query: (address: SettlementAddress) => rows(inMonth(address)),
    counts: (address: SettlementAddress) => settlementCounts(inMonth(address)),
    also: (address: SettlementAddress) => [
      monthAmounts(inMonth(address).month, address.company_id),
      ...(isStaff(actor) ? [lookupQuery('companies')] : []),
    ],
  };
};

/** Settles one project. */
export const finishSettlement = ({ id }: { id: number }) =>
  call('Accounting/accounting-finish', { Id: id, Status: ProjectStatus.Settled });
