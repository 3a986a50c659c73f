import { auditCalls } from '@portal/contract/areas/audit/calls';
import { LOG_COUNT_LIMIT } from '@portal/contract/areas/audit/lists';
import { taskLabel } from '@portal/contract/areas/audit/readings';
import { eventLabel } from '@portal/contract/areas/audit/security-events';
import type { AccessRow, ChangeRow, EventRow } from '@portal/contract/areas/audit/shapes';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { accessFilterOf, pageAccesses, pageChanges, pageEvents } from './queries/logs.ts';
import { viewAccess, viewChange, viewEvent } from './view.ts';

/** Lists of logs count no further, so a longer workbook would be incomplete. */
const most = LOG_COUNT_LIMIT - 1;

const ACCESS: readonly SheetColumn<AccessRow>[] = [
  { key: 'at', label: '열람 시각', kind: 'time', of: (row) => row.accessDtm },
  { key: 'reader', label: '열람자', of: (row) => row.readerName },
  { key: 'readerId', label: '열람자 아이디', of: (row) => row.readerId },
  { key: 'task', label: '업무', of: (row) => taskLabel(row.task) },
  { key: 'subject', label: '대상자', of: (row) => row.subjectName },
  { key: 'subjectId', label: '대상 번호', of: (row) => row.subjectId },
  { key: 'count', label: '인원', kind: 'number', of: (row) => row.subjectCnt },
  { key: 'items', label: '열람 항목', of: (row) => row.items },
  { key: 'reason', label: '사유', of: (row) => row.reason },
  { key: 'address', label: '접속 주소', of: (row) => row.address },
];

const CHANGE: readonly SheetColumn<ChangeRow>[] = [
  { key: 'at', label: '변경 시각', kind: 'time', of: (row) => row.changeDtm },
  { key: 'user', label: '변경자', of: (row) => row.userName },
  { key: 'userId', label: '변경자 아이디', of: (row) => row.userId },
  { key: 'subject', label: '구분', of: (row) => row.subject },
  { key: 'name', label: '대상', of: (row) => row.subjectName },
  { key: 'action', label: '작업', of: (row) => row.action },
  { key: 'detail', label: '내용', of: (row) => row.detail },
];

const EVENT: readonly SheetColumn<EventRow>[] = [
  { key: 'at', label: '시각', kind: 'time', of: (row) => row.eventDtm },
  { key: 'event', label: '구분', of: (row) => eventLabel(row.event) },
  { key: 'user', label: '사용자', of: (row) => row.userName },
  { key: 'userId', label: '아이디', of: (row) => row.userId },
  { key: 'address', label: '접속 주소', of: (row) => row.address },
  { key: 'detail', label: '내용', of: (row) => row.detail },
];

/** The workbooks of the three logs, with whole details (D-162, D-201). */
export const auditSheets = [
  listExport({
    call: auditCalls.listAccesses,
    name: '열람기록',
    most,
    columns: () => ACCESS,
    read: async ({ db }, input) => {
      const { rows, totalCount } = await pageAccesses(db, input, accessFilterOf(input));
      return { totalCount, rows: rows.map(viewAccess) };
    },
  }),
  listExport({
    call: auditCalls.listChanges,
    name: '변경기록',
    most,
    columns: () => CHANGE,
    read: async ({ db }, input) => {
      const { rows, totalCount } = await pageChanges(db, input, input.SearchKey.trim());
      return { totalCount, rows: rows.map(viewChange) };
    },
  }),
  listExport({
    call: auditCalls.listEvents,
    name: '보안기록',
    most,
    columns: () => EVENT,
    read: async ({ db }, input) => {
      const filter = { event: input.SearchEvent, keyword: input.SearchKey.trim() };
      const { rows, totalCount } = await pageEvents(db, input, filter);
      return { totalCount, rows: rows.map(viewEvent) };
    },
  }),
];
