import type { ChildProcess } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { IMPORT_LIMIT } from '@portal/contract/core/limits';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';

const HEADINGS = ['자재명', '모델명', '단위'];
const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';

let portal: TestApp;
let parts: Record<string, Uint8Array>;
/** The number of characters of each message, for each process that read a workbook. */
let readers: number[][] = [];
const watch = (started: unknown): void => {
  const messages: number[] = [];
  readers.push(messages);
  const { process: reader } = started as { process: ChildProcess };
  reader.on('message', (message) => messages.push(JSON.stringify(message).length));
};

beforeAll(async () => {
  portal = await startApp();
  const rows = [HEADINGS, ['앵글', 'A-1', 'EA']];
  parts = unzipSync(await writeExcelFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer());
  diagnostics.subscribe('child_process', watch);
});
afterEach(() => {
  readers = [];
});
afterAll(async () => {
  diagnostics.unsubscribe('child_process', watch);
  await portal.close();
});

const cell = (address: string): string => `<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`;
const FIRST_ROW = `<row r="1">${HEADINGS.map(
  (text, at) => `<c r="${'ABC'[at]}1" t="inlineStr"><is><t>${text}</t></is></c>`,
).join('')}</row>`;
/** A workbook with these rows below its headings. `more` replaces other parts of it. */
const withRows = (rows: string, more: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      ...parts,
      [SHEET]: strToU8(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${FIRST_ROW}${rows}</sheetData></worksheet>`,
      ),
      ...more,
    }),
  );
const shared = (strings: string): Record<string, Uint8Array> => ({
  [STRINGS]: strToU8(`<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings}</sst>`),
});

async function send(content: Buffer, as: 'admin' | 'pm1' = 'admin') {
  const payload = multipartBody([
    { field: 'DryRunYN', content: 'Y' },
    { field: 'file', name: 'rows.xlsx', content },
  ]);
  const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf(as) };
  const reply = await portal.app.inject({ method: 'POST', url: '/api/Reference/material-import', payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}

const manyRows = (count: number, row = (at: number) => `<row r="${at}">${cell(`A${at}`)}</row>`): string =>
  Array.from({ length: count }, (_, index) => row(index + 2)).join('');

describe('a workbook is read in a process of its own, within limits (R12, D-133)', () => {
  it.each<[string, () => Buffer]>([
    ['one cell in row 99,999,999', () => withRows(`<row r="99999999">${cell('A99999999')}</row>`)],
    ['one cell in a row that only the cell names', () => withRows(`<row>${cell('A99999999')}</row>`)],
    ['one cell in column XFD', () => withRows(`<row r="2">${cell('XFD2')}</row>`)],
    ['one cell in a column that no spreadsheet has', () => withRows(`<row r="2">${cell('ZZZZZZ2')}</row>`)],
    ['200,000 rows', () => withRows(manyRows(200_000))],
    ['200,000 rows without numbers', () => withRows(manyRows(200_000, () => '<row/>'))],
    ['200,000 shared texts', () => withRows('', shared('<si><t>x</t></si>'.repeat(200_000)))],
    ['shared texts of 50 KB that unpack to 40 MB', () => withRows('', shared(`<si><t>${'x'.repeat(40e6)}</t></si>`))],
    [
      'a row whose number is hidden from a quick look, which ends that process',
      () => withRows('<row r="&#57;9999999"><c r="A&#57;9999999"><v>1</v></c></row>'),
    ],
  ])('%s: refused with a sentence that names the limits', async (_name, make) => {
    const { status, body } = await send(make());
    expect([status, body.code]).toEqual([400, 'IMPORT_SIZE']);
    expect(body.message).toBe('Excel 파일의 내용이 너무 많습니다. 모든 시트를 20000행, 100열 안으로 줄여주세요.');
    expect(readers.length).toBe(1);
  });

  it('the last allowed row and column are read', async () => {
    const { lastRow } = IMPORT_LIMIT;
    const last = `<row r="${lastRow}">${cell(`A${lastRow}`)}${cell(`CV${lastRow}`)}</row>`;
    expect((await send(withRows(last))).body).toMatchObject({ count: 1, faults: [] });
  });

  it('one process reads each file and sends one message; a user without the right starts none', async () => {
    await send(withRows(`<row r="2">${cell('A2')}</row>`));
    expect(readers.map((messages) => messages.length)).toEqual([1]);
    expect((await send(withRows(''), 'pm1')).status).toBe(403);
    expect(readers.length).toBe(1);
  });

  it('a long text shared by many cells is sent from the process only once', async () => {
    const long = shared(`<si><t>${'가'.repeat(1_000_000)}</t></si>`);
    const rows = manyRows(1000, (at) => `<row r="${at}"><c r="A${at}" t="s"><v>0</v></c></row>`);
    const { body } = await send(withRows(rows, long));
    expect([body.count, body.faults[0].message]).toEqual([1000, '자재명 값이 너무 깁니다.']);
    expect(readers.flat().every((characters) => characters < 1_000_000)).toBe(true);
  });
});
