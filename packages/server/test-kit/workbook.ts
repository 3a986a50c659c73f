import { readSheet } from 'read-excel-file/node';
import type { Person } from './people.ts';
import type { TestApp } from './start-app.ts';

/** What a workbook is asked for. Without columns, those of the first choice of the user. */
export type WorkbookRequest = {
  List: string;
  Filter?: object;
  Columns?: readonly string[];
  Reason?: string;
  ExportId?: string;
};

/** The keys of the columns that a user has chosen for a list. */
export async function chosenColumns(portal: TestApp, List: string, as: Person): Promise<string[]> {
  const { ok } = await portal.call('Excel/column-list', { List }, { as });
  return ok.data.filter(({ chosenYN }) => chosenYN === 'Y').map(({ key }) => key);
}

/** Downloads the workbook of a list. `rows` has its heading first. */
export async function downloadSheet(portal: TestApp, request: WorkbookRequest, as: Person) {
  const { List, Filter = {}, Reason = '', ExportId = crypto.randomUUID() } = request;
  const columns = request.Columns ?? (await chosenColumns(portal, List, as));
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/Excel/list-export',
    headers: { cookie: await portal.cookieOf(as) },
    payload: { List, ExportId, Filter: JSON.stringify(Filter), Columns: columns.join('^'), Reason },
  });
  const isFile = reply.statusCode === 200;
  return {
    status: reply.statusCode,
    headers: reply.headers,
    code: isFile ? '' : String(reply.json().code),
    message: isFile ? '' : String(reply.json().message),
    bytes: reply.rawPayload,
    rows: isFile ? await readSheet(reply.rawPayload) : [],
  };
}
