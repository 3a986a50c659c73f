import type { AccessRow, ChangeRow, EventRow } from '@portal/contract/areas/audit/shapes';
import { seoulTime } from '@portal/contract/core/dates';
import type { pageAccesses, pageChanges, pageEvents } from './queries/logs.ts';

type Row<Page extends (...args: never[]) => Promise<{ rows: object[] }>> = Awaited<ReturnType<Page>>['rows'][number];

/** A reading as the list and the workbook show it. */
export const viewAccess = (row: Row<typeof pageAccesses>): AccessRow => ({
  id: row.id,
  accessDtm: seoulTime(row.at),
  readerId: row.reader_id,
  readerName: row.reader_name,
  task: row.task,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  subjectCnt: row.subjects,
  items: row.items,
  reason: row.reason,
  address: row.address,
});

/** A change as the list and the workbook show it. */
export const viewChange = (row: Row<typeof pageChanges>): ChangeRow => ({
  id: row.id,
  changeDtm: seoulTime(row.at),
  userId: row.user_id,
  userName: row.user_name,
  subject: row.subject,
  subjectName: row.subject_name,
  action: row.action,
  detail: row.detail,
});

/** A security event as the list and the workbook show it. */
export const viewEvent = (row: Row<typeof pageEvents>): EventRow => ({
  id: row.id,
  eventDtm: seoulTime(row.at),
  event: row.event,
  userId: row.user_id,
  userName: row.user_name,
  address: row.address,
  detail: row.detail,
});
