import { ALL_AUTHORS, CATEGORIES, CONFIRM_STATUSES, ConfirmStatus } from '@portal/contract/areas/alarms/filters';
import { MAX_PAGE, PAGE_SIZES } from '@portal/contract/core/limits';
import type { AlarmFilter } from '../api.ts';

const FIRST_SIZE = 10;

type Query = Readonly<Record<string, unknown>>;

const textOf = (query: Query, name: string): string => String(query[name] ?? '').trim();

const pageOf = (text: string): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
};

/** Reads the five names of the address (ALARM-41, D-28); a missing one means its default, an unknown category all. */
export function readAlarmAddress(query: Query): AlarmFilter {
  const size = Number(textOf(query, 'itemsPerPage'));
  const status = textOf(query, 'confirmStatus');
  const confirmStatus = CONFIRM_STATUSES.find((known) => known === status);
  return {
    page: pageOf(textOf(query, 'page')),
    size: PAGE_SIZES.find((offered) => offered === size) ?? FIRST_SIZE,
    confirmStatus: confirmStatus ?? (status === '' ? ConfirmStatus.Unread : ConfirmStatus.All),
    category: CATEGORIES.find((known) => known === textOf(query, 'status')) ?? 'A',
    author: textOf(query, 'employeeId') || ALL_AUTHORS,
  };
}

/** All five names, so that a link says everything. */
export const writeAlarmAddress = (filter: AlarmFilter) => ({
  page: filter.page,
  itemsPerPage: filter.size,
  confirmStatus: filter.confirmStatus,
  status: filter.category,
  employeeId: filter.author,
});
