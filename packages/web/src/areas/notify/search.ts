import { CONFIRM_STATUSES, ConfirmStatus } from '@portal/contract/areas/alarms/feed';
import { INBOX_SIZE } from '@portal/contract/areas/notify/kinds';
import { defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The parameters of the contractors' 알림목록. */
export const inboxSearch = defineSearch(
  paths.alarmList,
  { confirmStatus: oneOf<ConfirmStatus>(CONFIRM_STATUSES, ConfirmStatus.Unread) },
  { size: INBOX_SIZE, sizeName: 'itemsPerPage', writeAll: true },
);
