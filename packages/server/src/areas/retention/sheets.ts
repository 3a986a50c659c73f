import { type PeriodRow, retentionCalls } from '@portal/contract/areas/retention/calls';
import type { DeletedRow } from '@portal/contract/areas/retention/deleted-calls';
import { RETENTION_KINDS } from '@portal/contract/areas/retention/kinds';
import { DELETED_KINDS } from '@portal/contract/areas/retention/lists';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { listDeleted } from './deleted-records.ts';
import type { DeletedTargets } from './public/deleted-target.ts';
import type { RetentionTargets } from './public/target.ts';
import { listPeriods } from './routes.ts';

const COLUMNS: readonly SheetColumn<PeriodRow>[] = [
  { key: 'name', label: '구분', of: ({ kind }) => RETENTION_KINDS[kind].label },
  { key: 'months', label: '보유 기간(개월)', kind: 'number', of: (row) => row.months },
  { key: 'since', label: '기준일', of: ({ kind }) => RETENTION_KINDS[kind].since },
  { key: 'what', label: '파기 항목', of: ({ kind }) => RETENTION_KINDS[kind].what },
  { key: 'due', label: '현재 대상', kind: 'number', of: (row) => row.dueCount },
  { key: 'last', label: '최근 파기일', kind: 'time', of: (row) => row.lastDtm },
];

const DELETED_COLUMNS: readonly SheetColumn<DeletedRow>[] = [
  { key: 'at', label: '삭제 시각', kind: 'time', of: (row) => row.deletedDtm },
  { key: 'kind', label: '구분', of: ({ kind }) => DELETED_KINDS[kind] },
  { key: 'name', label: '이름', of: (row) => row.name },
  { key: 'id', label: '번호', kind: 'number', of: (row) => row.id },
  { key: 'user', label: '삭제한 사람', of: (row) => row.userName },
  { key: 'reason', label: '사유', of: (row) => row.reason },
  { key: 'until', label: '되돌릴 수 있는 날', kind: 'day', of: (row) => row.untilDay },
];

/** The workbooks of the retention periods and of the deleted records. */
export const retentionSheets = (targets: RetentionTargets, deleted: DeletedTargets) => [
  listExport({
    call: retentionCalls.listPeriods,
    name: '보유기간',
    columns: () => COLUMNS,
    read: listPeriods(targets),
  }),
  listExport({
    call: retentionCalls.listDeleted,
    name: '삭제된항목',
    columns: () => DELETED_COLUMNS,
    read: listDeleted(deleted),
  }),
];
