import type { auditCalls } from '@portal/contract/areas/audit/calls';
import { eventLabel, LOG_EXPORT_ROWS } from '@portal/contract/areas/audit/lists';
import { taskLabel } from '@portal/contract/areas/audit/readings';
import { seoulDay } from '@portal/contract/core/dates';
import type { CallCtx } from '#context.ts';
import type { Download } from '#http/downloads.ts';
import type { Handler } from '#http/handler-types.ts';
import { makeWorkbook } from '#http/workbook.ts';
import { refuse } from '#refuse.ts';
import { logEvent } from './public/events.ts';
import { accessFilterOf, type LogSpan, pageAccesses, pageChanges, pageEvents } from './queries/logs.ts';
import { viewAccess, viewChange, viewEvent } from './view.ts';

type Calls = typeof auditCalls;
type Column<Row> = { heading: string; of: (row: Row) => string };

/** All rows of a span as one page. */
const asOnePage = <Span extends LogSpan>(input: Span) => ({ ...input, Page: 1, PageSize: LOG_EXPORT_ROWS });

/**
 * Makes a workbook of the rows. The export is logged first, so that no workbook leaves without a log entry (TH34).
 * Refuses more rows than a workbook may have, since an incomplete workbook would mislead.
 */
async function exportRows<Row>(
  ctx: CallCtx,
  {
    title,
    columns,
    rows,
    totalCount,
  }: { title: string; columns: readonly Column<Row>[]; rows: Row[]; totalCount: number },
): Promise<Download> {
  if (totalCount > LOG_EXPORT_ROWS) {
    refuse('EXPORT_ROWS', { values: { most: LOG_EXPORT_ROWS.toLocaleString('ko-KR') } });
  }
  const { address } = ctx.from;
  await logEvent(ctx, { event: 'export', userId: ctx.actor.userId, address, detail: `${title} ${rows.length}건` });
  const name = `${title} ${seoulDay(ctx.now())}.xlsx`;
  return makeWorkbook(
    name,
    columns,
    rows.map((row) => columns.map(({ of }) => of(row))),
  );
}

type Access = ReturnType<typeof viewAccess>;
const ACCESS_COLUMNS: readonly Column<Access>[] = [
  { heading: '열람 시각', of: (row) => row.accessDtm },
  { heading: '열람자', of: (row) => row.readerName },
  { heading: '열람자 아이디', of: (row) => row.readerId },
  { heading: '업무', of: (row) => taskLabel(row.task) },
  { heading: '대상자', of: (row) => row.subjectName },
  { heading: '대상 번호', of: (row) => row.subjectId },
  { heading: '인원', of: (row) => String(row.subjectCnt) },
  { heading: '열람 항목', of: (row) => row.items },
  { heading: '접속 주소', of: (row) => row.address },
];

/** The access log as a workbook. */
export const exportAccesses: Handler<Calls['exportAccesses']> = async (ctx, input) => {
  const { rows, totalCount } = await pageAccesses(ctx.db, asOnePage(input), accessFilterOf(input));
  return exportRows(ctx, { title: '열람 기록', columns: ACCESS_COLUMNS, rows: rows.map(viewAccess), totalCount });
};

type Change = ReturnType<typeof viewChange>;
const CHANGE_COLUMNS: readonly Column<Change>[] = [
  { heading: '변경 시각', of: (row) => row.changeDtm },
  { heading: '변경자', of: (row) => row.userName },
  { heading: '변경자 아이디', of: (row) => row.userId },
  { heading: '구분', of: (row) => row.subject },
  { heading: '대상', of: (row) => row.subjectName },
  { heading: '작업', of: (row) => row.action },
  { heading: '내용', of: (row) => row.detail },
];

/** The change log as a workbook. */
export const exportChanges: Handler<Calls['exportChanges']> = async (ctx, input) => {
  const { rows, totalCount } = await pageChanges(ctx.db, asOnePage(input), input.SearchKey.trim());
  return exportRows(ctx, { title: '변경 기록', columns: CHANGE_COLUMNS, rows: rows.map(viewChange), totalCount });
};

type Event = ReturnType<typeof viewEvent>;
const EVENT_COLUMNS: readonly Column<Event>[] = [
  { heading: '시각', of: (row) => row.eventDtm },
  { heading: '구분', of: (row) => eventLabel(row.event) },
  { heading: '사용자', of: (row) => row.userName },
  { heading: '아이디', of: (row) => row.userId },
  { heading: '접속 주소', of: (row) => row.address },
  { heading: '내용', of: (row) => row.detail },
];

/** The log of security events as a workbook. */
export const exportEvents: Handler<Calls['exportEvents']> = async (ctx, input) => {
  const filter = { event: input.SearchEvent, keyword: input.SearchKey.trim() };
  const { rows, totalCount } = await pageEvents(ctx.db, asOnePage(input), filter);
  return exportRows(ctx, { title: '보안 기록', columns: EVENT_COLUMNS, rows: rows.map(viewEvent), totalCount });
};
