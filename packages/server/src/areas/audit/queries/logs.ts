import type { auditCalls } from '@portal/contract/areas/audit/calls';
import {
  LOG_COUNT_LIMIT,
  type ReadingTask,
  type SecurityEventCode,
  type SubjectKind,
} from '@portal/contract/areas/audit/lists';
import { tasksOf } from '@portal/contract/areas/audit/readings';
import type { CallInput } from '@portal/contract/core/call';
import { addDays, seoulInstant } from '@portal/contract/core/dates';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { columnContains, readTablePage, type TablePage } from '#lists/table-page.ts';

type Db = Ctx['db'];

/** The first and the last day of the requested rows, in Seoul time; '' = open. */
export type LogSpan = { FromDate: string; ToDate: string };
/** `excerpt` limits the characters of a detail. Without it details are complete. */
type LogPage = TablePage & LogSpan & { excerpt?: number };

const startOf = (day: string): Date => new Date(seoulInstant(day));

/** The start and the end of a span. The last day is included. */
const momentsOf = ({ FromDate, ToDate }: LogSpan): { from: Date; to: Date } => ({
  from: FromDate === '' ? new Date(0) : startOf(FromDate),
  to: ToDate === '' ? new Date('9999-01-01') : startOf(addDays(ToDate, 1)),
});

/** SQL: the detail of a row, or its beginning. */
const detailOf = ({ excerpt }: LogPage) =>
  (excerpt === undefined
    ? sql<string>`detail`
    : sql<string>`case when length(detail) > ${excerpt} then left(detail, ${excerpt - 1}) || '…' else detail end`
  ).as('detail');

/** A filter for readings. '' and null do not filter. */
export type AccessFilter = {
  column: 'reader_name' | 'subject_name' | null;
  keyword: string;
  task: ReadingTask | '';
  readerId: string;
  address: string;
  subject: { kind: SubjectKind; id: string } | null;
  odd: boolean;
};

const KEYWORDS = { readerName: 'reader_name', subjectName: 'subject_name', '': null } as const;

/** The filter of a request for the access log. */
export const accessFilterOf = (input: CallInput<typeof auditCalls.listAccesses>): AccessFilter => ({
  column: KEYWORDS[input.SearchType],
  keyword: input.SearchKey.trim(),
  task: input.SearchTask,
  readerId: input.ReaderId,
  address: input.Address.trim(),
  subject: input.SubjectKind === '' || input.SubjectId === '' ? null : { kind: input.SubjectKind, id: input.SubjectId },
  odd: input.OddYN === 'Y',
});

/** A page of readings, newest first. Readings of one person's data use the index `access_log_by_subject` (TH34). */
export function pageAccesses(db: Db, page: LogPage, filter: AccessFilter) {
  const { column, keyword, task, readerId, address, subject, odd } = filter;
  const { from, to } = momentsOf(page);
  let matching = db.selectFrom('access_log').where('at', '>=', from).where('at', '<', to);
  if (column !== null && keyword !== '') matching = matching.where(columnContains(column, keyword));
  if (task !== '') matching = matching.where('task', '=', task);
  if (readerId !== '') matching = matching.where('reader_id', '=', readerId);
  if (address !== '') matching = matching.where('address', '=', address);
  if (subject) matching = matching.where('subject_id', '=', subject.id).where('task', 'in', tasksOf(subject.kind));
  if (odd) matching = matching.where('odd_time', '=', true);
  return readTablePage(db, matching, (logs) => logs.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'), {
    ...page,
    most: LOG_COUNT_LIMIT,
  });
}

/** A page of changes, newest first. The keyword is searched in the names of the user and of the changed record. */
export function pageChanges(db: Db, page: LogPage, keyword: string) {
  const { from, to } = momentsOf(page);
  let matching = db.selectFrom('change_log').where('at', '>=', from).where('at', '<', to);
  if (keyword !== '') {
    matching = matching.where(
      sql<boolean>`strpos(lower(user_name || ' ' || subject || ' ' || subject_name), lower(${keyword})) > 0`,
    );
  }
  const read = (logs: typeof matching) =>
    logs
      .select(['id', 'at', 'user_id', 'user_name', 'subject', 'subject_name', 'action', detailOf(page)])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc');
  return readTablePage(db, matching, read, { ...page, most: LOG_COUNT_LIMIT });
}

/** A page of security events, newest first. The keyword is searched in user, address and detail. */
export function pageEvents(
  db: Db,
  page: LogPage,
  { event, keyword }: { event: SecurityEventCode | ''; keyword: string },
) {
  const { from, to } = momentsOf(page);
  let matching = db.selectFrom('security_event').where('at', '>=', from).where('at', '<', to);
  if (event !== '') matching = matching.where('event', '=', event);
  if (keyword !== '') {
    matching = matching.where(
      sql<boolean>`strpos(lower(user_id || ' ' || user_name || ' ' || address || ' ' || detail), lower(${keyword})) > 0`,
    );
  }
  const read = (logs: typeof matching) =>
    logs
      .select(['id', 'at', 'event', 'user_id', 'user_name', 'address', detailOf(page)])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc');
  return readTablePage(db, matching, read, { ...page, most: LOG_COUNT_LIMIT });
}
