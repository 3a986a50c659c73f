import { type PeriodRow, retentionCalls } from '@portal/contract/areas/retention/calls';
import { RETENTION_KINDS } from '@portal/contract/areas/retention/kinds';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import type { RetentionTargets } from './public/target.ts';
import { retentionRoutes } from './routes.ts';

const COLUMNS: readonly SheetColumn<PeriodRow>[] = [
  { key: 'name', label: '구분', of: ({ kind }) => RETENTION_KINDS[kind].label },
  { key: 'months', label: '보유 기간(개월)', kind: 'number', of: (row) => row.months },
  { key: 'since', label: '기준일', of: ({ kind }) => RETENTION_KINDS[kind].since },
  { key: 'what', label: '지우는 것', of: ({ kind }) => RETENTION_KINDS[kind].what },
  { key: 'due', label: '지금 대상', kind: 'number', of: (row) => row.dueCount },
  { key: 'last', label: '마지막으로 지움', kind: 'time', of: (row) => row.lastDtm },
];

/** The workbook of the retention periods. */
export const retentionSheets = (targets: RetentionTargets) => [
  listExport({
    call: retentionCalls.listPeriods,
    name: '보유기간',
    columns: () => COLUMNS,
    read: retentionRoutes(targets).listPeriods,
  }),
];
