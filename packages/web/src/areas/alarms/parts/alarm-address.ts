import { ALL_AUTHORS, CATEGORIES, CONFIRM_STATUSES, ConfirmStatus } from '@portal/contract/areas/alarms/feed';
import { PAGE_SIZES } from '@portal/contract/core/paging';
import { countOf, type Query, textOf } from '../../../lib/query-values.ts';
import type { AlarmFilter } from '../api.ts';

const FIRST_SIZE = 10;

/** Reads the five names of the address (ALARM-41, D-28); a missing one means its default, an unknown category all. */
export function readAlarmAddress(query: Query): AlarmFilter {
  const size = countOf(query, 'itemsPerPage');
  const status = textOf(query, 'confirmStatus');
  const confirmStatus = CONFIRM_STATUSES.find((known) => known === status);
  return {
    page: countOf(query, 'page') || 1,
    size: PAGE_SIZES.find((offered) => offered === size) ?? FIRST_SIZE,
    confirmStatus: confirmStatus ?? (status === '' ? ConfirmStatus.Unread : ConfirmStatus.All),
    category: CATEGORIES.find((known) => known === textOf(query, 'status')) ?? 'A',
    author: textOf(query, 'employeeId').trim() || ALL_AUTHORS,
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
