import { z } from 'zod';
import { isSignedIn } from '../../core/actor.ts';
import { defineCall, done, file, info, rowsWith } from '../../core/call.ts';
import { flag, text, userId, values } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { CELL_KINDS } from '../../core/sheets.ts';
import { wireShapes } from '../../core/wire-shapes.ts';
import { EXPORTED_LISTS } from './lists.ts';

/** A column that the caller may have in the workbook of a list. */
const sheetColumn = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(CELL_KINDS),
  /** 'Y' for personal data, which needs a reason. */
  personalYN: flag,
  /** 'Y' while the caller has chosen it. */
  chosenYN: flag,
});

const base = { may: isSignedIn, actorFields: ['LoginUserId'] } as const;
/** `List` is the path of the call that answers the list. */
const ofList = {
  LoginUserId: userId(),
  List: text().register(wireShapes, { type: 'string', enum: EXPORTED_LISTS }),
};

/** The request of the list's call as JSON; its page and size do not count. */
const filter = () => text(TEXT_LIMIT.memo);

/** Every list as a workbook, with the columns of the caller's choice. */
export const excelCalls = {
  listColumns: defineCall({
    ...base,
    path: 'Excel/column-list',
    summary: '목록의 Excel에 담을 수 있는 열. 고른 열이 고른 순서로 먼저 옵니다.',
    spec: ['CALLS-210', 'D-310', 'D-311', 'D-313'],
    effect: 'read',
    request: z.object({ ...ofList, Filter: filter() }),
    answer: rowsWith(sheetColumn, z.object({ fileName: z.string() })),
  }),
  saveColumns: defineCall({
    ...base,
    path: 'Excel/column-save',
    summary: '고른 열과 순서를 저장합니다. 비우면 처음 상태로 돌아갑니다.',
    spec: ['CALLS-211', 'D-313'],
    effect: 'write',
    request: z.object({ ...ofList, Columns: values() }),
    answer: done('excel.columns.saved'),
  }),
  exportList: defineCall({
    ...base,
    path: 'Excel/list-export',
    summary: '목록의 모든 쪽을 Excel로 받습니다. 목록의 조건은 Filter에 JSON으로 보냅니다.',
    spec: ['CALLS-212', 'D-310', 'D-311', 'D-312'],
    effect: 'noted',
    standby: true,
    request: z.object({
      ...ofList,
      /** Names the workbook for its progress; chosen by the client. */
      ExportId: text(),
      Filter: filter(),
      Columns: values(),
      Reason: text(TEXT_LIMIT.memo),
    }),
    answer: file('save'),
  }),
  readProgress: defineCall({
    ...base,
    path: 'Excel/export-progress',
    summary: '만드는 중인 Excel의 진행. 없으면 빈 응답입니다.',
    spec: ['CALLS-213', 'D-312'],
    effect: 'read',
    request: z.object({ LoginUserId: userId(), ExportId: text() }),
    answer: info(z.object({ rowsDone: z.number(), rowsTotal: z.number() })),
  }),
};
