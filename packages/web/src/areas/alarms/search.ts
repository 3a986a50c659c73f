import {
  ALARM_LIST_SIZE,
  ALL_AUTHORS,
  CATEGORIES,
  CONFIRM_STATUSES,
  ConfirmStatus,
} from '@portal/contract/areas/alarms/lists';
import { anyText, defineSearch, oneOf, type Param } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

const readStatus = oneOf<ConfirmStatus>(CONFIRM_STATUSES, ConfirmStatus.Unread);

/** A missing value means unread. Any value but 'N' means all (D-28). */
const confirmStatus: Param<ConfirmStatus> = {
  initial: readStatus.initial,
  read: (raw) => readStatus.read(raw) ?? (raw === undefined ? undefined : ConfirmStatus.All),
};

/** The five parameters of the alarm list. All of them are written, so that a link is complete (D-28). */
export const alarmSearch = defineSearch(
  paths.alarmList,
  { confirmStatus, status: oneOf(CATEGORIES, 'A'), employeeId: anyText(ALL_AUTHORS) },
  { size: ALARM_LIST_SIZE, sizeName: 'itemsPerPage', writeAll: true },
);
