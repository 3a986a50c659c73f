import type { MakeRequest } from '../fixture.ts';

const STAFF_LIST = 'Construction/all-construction-mize-list';
const PARTNER_LIST = 'Construction/all-construction-partner-list';

/** Asks for the workbook of a list; each one is another. */
const workbook =
  (List: string, Columns: string, Reason = ''): MakeRequest =>
  () => ({ body: { List, ExportId: crypto.randomUUID(), Filter: '{}', Columns, Reason } });

/** Requests of workbooks. */
export const excelRequests: Readonly<Record<string, MakeRequest>> = {
  'Excel/column-list': () => ({ body: { List: PARTNER_LIST } }),
  'Excel/column-save': () => ({ body: { List: PARTNER_LIST, Columns: 'no^name' } }),
  'Excel/export-progress': () => ({ body: { ExportId: 'none' } }),
  'Excel/list-export: of the contractors list': workbook(PARTNER_LIST, 'no^name^company'),
  'Excel/list-export: of the staff list': workbook(STAFF_LIST, 'no^name^company'),
  'Excel/list-export: of employees': workbook('User/all-user-list', 'name^dept'),
  'Excel/list-export: of settlements': workbook('Accounting/all-accounting-mize-list', 'no^name'),
  'Excel/list-export: of the access log': workbook('Audit/access-log-list', 'at^reader'),
  'Excel/list-export: with phone numbers': workbook('User/all-user-list', 'name^phone', '현장 안전교육 연락용'),
};
