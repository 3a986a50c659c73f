import { CHANNEL_NAMES, REASON_TEXTS, STATE_NAMES } from '@portal/contract/areas/notify/deliveries';
import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import { type OutboxRow, outboxCalls } from '@portal/contract/areas/notify/outbox-calls';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { listOutbox } from './outbox-list.ts';
import { OUTBOX_COUNT_LIMIT } from './queries/outbox-list.ts';

const COLUMNS: readonly SheetColumn<OutboxRow>[] = [
  { key: 'at', label: '시각', kind: 'time', of: (row) => row.createdDtm },
  { key: 'state', label: '상태', of: (row) => STATE_NAMES[row.state] },
  { key: 'reason', label: '사유', of: (row) => REASON_TEXTS[row.reason] },
  { key: 'kind', label: '알림', of: (row) => KIND_NAMES[row.kind] },
  { key: 'title', label: '제목', of: (row) => row.title },
  { key: 'subject', label: '프로젝트·공지', of: (row) => row.subject },
  { key: 'name', label: '받는 사람', of: (row) => row.userName },
  { key: 'company', label: '업체', of: (row) => row.companyName },
  { key: 'channel', label: '수단', of: (row) => CHANNEL_NAMES[row.channel] },
  { key: 'attempts', label: '시도', kind: 'number', of: (row) => row.attempts },
];

/** The workbook of '발송 현황'. The list counts no further than its limit, so a longer workbook would be incomplete. */
export const notifySheets = [
  listExport({
    call: outboxCalls.listOutbox,
    name: '발송현황',
    most: OUTBOX_COUNT_LIMIT - 1,
    columns: () => COLUMNS,
    read: listOutbox,
  }),
];
