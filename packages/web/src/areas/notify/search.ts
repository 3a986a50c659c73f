import { CONFIRM_STATUSES, ConfirmStatus } from '@portal/contract/areas/alarms/lists';
import { CHANNELS, DELIVERY_STATES, INBOX_SIZE, NOTIFY_KINDS, OUTBOX_SIZE } from '@portal/contract/areas/notify/kinds';
import { ALL } from '@portal/contract/core/list-request';
import { anyDay, anyText, defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The parameters of the contractors' 알림목록. */
export const inboxSearch = defineSearch(
  paths.alarmList,
  { confirmStatus: oneOf<ConfirmStatus>(CONFIRM_STATUSES, ConfirmStatus.Unread) },
  { size: INBOX_SIZE, sizeName: 'itemsPerPage', writeAll: true },
);

/** The parameters of '발송 현황': days, state, way, kind, and words of person, company or project (D-425). */
export const outboxSearch = defineSearch(
  paths.outbox,
  {
    from: anyDay(),
    to: anyDay(),
    status: oneOf([ALL, ...DELIVERY_STATES], ALL),
    channel: oneOf([ALL, ...CHANNELS], ALL),
    kind: oneOf([ALL, ...NOTIFY_KINDS], ALL),
    type: oneOf(['name'], 'name'),
    key: anyText(),
  },
  { size: OUTBOX_SIZE },
);
