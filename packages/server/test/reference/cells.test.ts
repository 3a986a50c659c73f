import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { cellText, numberText } from '#areas/reference/cell-text.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';

describe('the text of a cell (D-552)', () => {
  it.each<[unknown, string]>([
    [new Date('2025-12-01T00:00:00Z'), '2025-12-01'],
    [new Date('2025-12-01T12:29:59.999Z'), '2025-12-01 12:30'],
    [new Date('2025-12-01T12:29:31Z'), '2025-12-01 12:29:31'],
    [new Date('1899-12-30T09:00:00Z'), '09:00'],
    [new Date('1904-01-01T23:59:30Z'), '23:59:30'],
    [new Date('1904-01-02T00:00:00Z'), '1904-01-02'],
    [new Date(Number.NaN), '####'],
    [true, 'TRUE'],
    [null, ''],
    ['케이블'.normalize('NFD'), '케이블'],
    ['a\u000bb', 'a b'],
    [' 두\r\n줄 ', '두 줄'],
    ['\u000b', ''],
    ['a\u0000b', 'a\u0000b'],
  ])('%j is %j', (cell, text) => expect(cellText(cell)).toBe(text));

  it.each([
    ['2.2000000000000002', '2.2'],
    ['0.30000000000000004', '0.3'],
    ['1.5E-2', '0.015'],
    ['-.5', '-0.5'],
    ['2208162517', '2208162517'],
    ['12345678901234567890', '12345678901234567890'],
    ['no number', 'no number'],
  ])('the number %s is %s', (written, text) => expect(numberText(written)).toBe(text));
});

describe('an import of cells that are no plain text', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await startApp();
  });
  afterAll(() => portal.close());

  const HEADINGS = ['자재명', '모델명', '단위'];
  const sheet = (rows: string[][]): Promise<Buffer> =>
    writeExcelFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();

  async function send(path: string, content: Buffer, DryRunYN: 'Y' | 'N' = 'N') {
    const payload = multipartBody([
      { field: 'DryRunYN', content: DryRunYN },
      { field: 'file', name: 'rows.xlsx', content },
    ]);
    const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf('admin') };
    return (await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })).json();
  }
  const found = async (SearchKey: string) =>
    (await portal.call('Reference/material-list', { SearchKey }, { as: 'admin' })).ok.data.map(
      ({ materialName, modelName }) => [materialName, modelName],
    );

  it('a decomposed name is stored composed: it is found, and not added a second time', async () => {
    const NAME = '옥외용 케이블';
    const file = await sheet([HEADINGS, [NAME.normalize('NFD'), '', '']]);
    expect((await send('Reference/material-import', file)).count).toBe(1);
    expect(await found('케이블'.normalize('NFC'))).toContainEqual([NAME, '']);
    const again = await portal.call(
      'Reference/material-add',
      { MaterialName: NAME, ModelName: '', Unit: '' },
      { as: 'admin' },
    );
    expect([again.status, again.refusal.code]).toEqual([409, 'REFERENCE_EXISTS']);
    expect((await send('Reference/material-import', file, 'Y')).faults).toMatchObject([
      { message: '이미 등록되어 있습니다.' },
    ]);
  });

  it('a dry run sees that a decomposed and a composed name are the same, of materials and companies', async () => {
    const twice = (name: string, rest: string[]) => [
      [name, ...rest],
      [name.normalize('NFD'), ...rest],
    ];
    const materials = await sheet([HEADINGS, ...twice('접속함', ['', ''])]);
    expect((await send('Reference/material-import', materials, 'Y')).faults).toEqual([
      { row: 3, heading: '자재명', message: '2행과 같은 내용입니다.' },
    ]);
    const headings = ['업체명', '사업자등록번호', '대표자', '전화번호', '하루 팀 수'];
    const companies = await sheet([headings, ...twice('가람통신', ['', '', '', ''])]);
    expect((await send('Reference/company-import', companies, 'Y')).faults).toEqual([
      { row: 3, heading: '업체명', message: '2행과 같은 내용입니다.' },
    ]);
  });

  it('a model that a spreadsheet made a day or a time is stored as that', async () => {
    const parts = unzipSync(await sheet([HEADINGS]));
    const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const heading = HEADINGS.map((value, index) => text(`${'ABC'[index]}1`, value)).join('');
    const rows = [
      `<row r="2">${text('A2', '날짜_x000B_칸')}<c r="B2" s="1"><v>45992</v></c></row>`,
      `<row r="3">${text('A3', '날짜 시각')}<c r="B3" s="2"><v>0.375</v></c></row>`,
      `<row r="4">${text('A4', '날짜 수')}<c r="B4"><v>2.2000000000000002</v></c></row>`,
    ];
    const file = zipSync({
      ...parts,
      'xl/styles.xml': strToU8(
        '<styleSheet><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet><sheetData><row r="1">${heading}</row>${rows.join('')}</sheetData></worksheet>`,
      ),
    });
    expect((await send('Reference/material-import', Buffer.from(file))).count).toBe(3);
    expect((await found('날짜')).toSorted()).toEqual([
      ['날짜 수', '2.2'],
      ['날짜 시각', '09:00'],
      ['날짜 칸', '2025-12-01'],
    ]);
  });

  it('a refusal names its cause: the wanted headings, the old format', async () => {
    const titled = await sheet([['2026년 자재'], HEADINGS, ['앵글', '', '']]);
    const wrong = await send('Reference/material-import', titled, 'Y');
    expect([wrong.code, wrong.message]).toEqual([
      'IMPORT_HEADINGS',
      expect.stringContaining('첫 시트의 첫 행에 자재명, 모델명, 단위 제목이'),
    ]);
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(26_000, 7)]);
    expect((await send('Reference/material-import', old, 'Y')).code).toBe('IMPORT_OLD');
  });
});
