import {
  ALARM_LIST_SIZE,
  ALL_AUTHORS,
  CATEGORIES,
  CONFIRM_STATUSES,
  ConfirmStatus,
} from '@portal/contract/areas/alarms/feed';
import { anyText, defineSearch, oneOf, type Param } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

const known = oneOf<ConfirmStatus>(CONFIRM_STATUSES, ConfirmStatus.Unread);

/** Unread without a word; whatever it says beside 'N' means all (D-28). */
const confirmStatus: Param<ConfirmStatus> = {
  initial: known.initial,
  read: (raw) => known.read(raw) ?? (raw === undefined ? undefined : ConfirmStatus.All),
};

/** The five names of the alarms' address; all of them are written, so that a link says everything (D-28). */
export const alarmSearch = defineSearch(
  paths.alarmList,
  { confirmStatus, status: oneOf(CATEGORIES, 'A'), employeeId: anyText(ALL_AUTHORS) },
  { size: ALARM_LIST_SIZE, sizeName: 'itemsPerPage', full: true },
);
