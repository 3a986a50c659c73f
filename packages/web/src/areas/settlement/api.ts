import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { MonthAmounts, SettlementRow } from '@portal/contract/areas/settlement/calls';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logFailure } from '../../lib/failures.ts';
import type { ListAddress } from '../../lib/list-address.ts';

const LIST_CALLS = {
  staff: 'Accounting/all-accounting-mize-list',
  partner: 'Accounting/all-accounting-partner-list',
} as const;

/** Whose list call: the staff's, or the one of contractors with their own company's rows (SETTLE-32). */
export type SettlementSource = keyof typeof LIST_CALLS;

const logged = async <Answer>(what: string, signal: AbortSignal, asking: Promise<Answer>): Promise<Answer> => {
  try {
    return await asking;
  } catch (error) {
    if (!signal.aborted) logFailure(what, error);
    throw error;
  }
};

/** One page of a month, whose `month` is 'YYYY.MM'; the rows before stay until the next ones are there. */
export const useSettlements = (source: SettlementSource, address: ListAddress, enabled: boolean) =>
  useQuery<{ data: SettlementRow[]; meta: { totalCount: number } }>({
    queryKey: ['settlement', 'list', source, address],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const request = {
        Page: address.page,
        PageSize: address.size,
        SearchActiveStatus: address.status,
        SearchType: address.type,
        SearchKey: address.key,
        CompanyId: address.companyId,
        SearchYearMonth: address.month,
      };
      return logged('settlement list', signal, call(LIST_CALLS[source], request, { signal }));
    },
  });

/** Amounts of the twelve months that end with `month`. */
export const useMonthAmounts = (month: string, companyId: number, enabled: boolean) =>
  useQuery<{ data: MonthAmounts[] }>({
    queryKey: ['settlement', 'months', month, companyId],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const request = { SearchYearMonth: month, CompanyId: companyId };
      return logged('settlement months', signal, call('Accounting/accounting-month-list', request, { signal }));
    },
  });

/** Asks for list and chart anew. */
export function useReloadSettlements(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['settlement'] });
}

/** Settles one project (SETTLE-30). */
export const finishSettlement = ({ id }: { id: number }) =>
  call('Accounting/accounting-finish', { Id: id, Status: ProjectStatus.Settled });
