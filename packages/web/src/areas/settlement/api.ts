import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { MonthAmounts, SettlementRow, SettlementSums } from '@portal/contract/areas/settlement/calls';
import { countRequest, listRequest } from '@portal/contract/core/list-request';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AddressOf } from '../../kit/list/list-search.ts';
import type { CountQuery } from '../../kit/list/use-counts.ts';
import type { ListQuery } from '../../kit/list/use-list.ts';
import { call } from '../../lib/call.ts';
import type { settlementSearch } from './search.ts';

/** An address of the page; its `month` is 'YYYY.MM'. */
export type SettlementAddress = AddressOf<typeof settlementSearch>;

/** List and chart, which settling changes. */
export const settlementKey = ['settlement'] as const;

const requestOf = (address: SettlementAddress) => ({
  ...listRequest(address),
  CompanyId: address.company_id,
  SearchYearMonth: address.month,
});

/** One page of a month, as staff see it (SETTLE-32). */
export const staffSettlements = (address: SettlementAddress): ListQuery<SettlementRow, SettlementSums> => ({
  queryKey: [...settlementKey, 'staff', address],
  queryFn: ({ signal }) => call('Accounting/all-accounting-mize-list', requestOf(address), { signal }),
});

/** One page of a month for contractors: their own company's rows. */
export const partnerSettlements = (address: SettlementAddress): ListQuery<SettlementRow, SettlementSums> => ({
  queryKey: [...settlementKey, 'partner', address],
  queryFn: ({ signal }) => call('Accounting/all-accounting-partner-list', requestOf(address), { signal }),
});

/** How many projects of the month each state holds. */
export const settlementCounts = (address: SettlementAddress): CountQuery => {
  const request = { ...countRequest(address), CompanyId: address.company_id, SearchYearMonth: address.month };
  return {
    queryKey: [...settlementKey, 'counts', request],
    queryFn: ({ signal }) => call('Accounting/accounting-status-count', request, { signal }),
  };
};

/** Amounts of the twelve months that end with `month`. */
export const useMonthAmounts = (month: string, companyId: number) =>
  useQuery<{ data: MonthAmounts[] }>({
    queryKey: [...settlementKey, 'months', month, companyId],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const request = { SearchYearMonth: month, CompanyId: companyId };
      return call('Accounting/accounting-month-list', request, { signal });
    },
  });

/** Settles one project. */
export const finishSettlement = ({ id }: { id: number }) =>
  call('Accounting/accounting-finish', { Id: id, Status: ProjectStatus.Settled });
