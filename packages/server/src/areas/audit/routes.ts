import type { auditCalls } from '@portal/contract/areas/audit/calls';
import { seoulTime } from '@portal/contract/core/dates';
import type { Handler, Routes } from '../../http/handlers.ts';
import { pageAccesses, pageChanges, pageEvents } from './queries.ts';

const COLUMNS = { readerName: 'reader_name', subjectName: 'subject_name', '': null } as const;

/** Who read whose numbers (D-107). */
const listAccesses: Handler<typeof auditCalls.listAccesses> = async ({ db }, input) => {
  const { rows, totalCount } = await pageAccesses(db, input, {
    column: COLUMNS[input.SearchType],
    keyword: input.SearchKey.trim(),
  });
  return {
    totalCount,
    rows: rows.map((row) => ({
      id: row.id,
      accessDtm: seoulTime(row.at),
      readerId: row.reader_id,
      readerName: row.reader_name,
      subjectId: row.subject_id,
      subjectName: row.subject_name,
      items: row.items,
      address: row.address,
    })),
  };
};

/** Who changed rights and reference data (TH34). */
const listChanges: Handler<typeof auditCalls.listChanges> = async ({ db }, input) => {
  const { rows, totalCount } = await pageChanges(db, input, input.SearchKey.trim());
  return {
    totalCount,
    rows: rows.map((row) => ({
      id: row.id,
      changeDtm: seoulTime(row.at),
      userId: row.user_id,
      userName: row.user_name,
      subject: row.subject,
      subjectName: row.subject_name,
      action: row.action,
      detail: row.detail,
    })),
  };
};

/** What happened at the doors (TH34). */
const listEvents: Handler<typeof auditCalls.listEvents> = async ({ db }, input) => {
  const { rows, totalCount } = await pageEvents(db, input, {
    event: input.SearchEvent,
    keyword: input.SearchKey.trim(),
  });
  return {
    totalCount,
    rows: rows.map((row) => ({
      id: row.id,
      eventDtm: seoulTime(row.at),
      event: row.event,
      userId: row.user_id,
      userName: row.user_name,
      address: row.address,
      detail: row.detail,
    })),
  };
};

export const auditRoutes: Routes<typeof auditCalls> = { listAccesses, listChanges, listEvents };
