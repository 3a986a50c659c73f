import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORT_LIMIT } from '@portal/contract/core/limits';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const MATERIAL = ['자재명', '모델명', '단위'];
const COMPANY = ['업체명', '사업자등록번호', '대표자', '전화번호', '하루 팀 수'];
const workbook = (rows: string[][]): Promise<Buffer> =>
  writeExcelFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();

async function send(path: string, content: Buffer | string, dryRun: 'Y' | 'N', as: 'admin' | 'pm1' = 'admin') {
  const payload = multipartBody([
    { field: 'DryRunYN', content: dryRun },
    { field: 'file', name: 'rows.xlsx', content },
  ]);
  const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf(as) };
  const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}
const countMaterials = async () =>
  (await portal.call('Reference/material-list', {}, { as: 'admin' })).ok.meta.totalCount;

describe('an import of reference data (D-133)', () => {
  it('a dry run lists every faulty row in Korean and writes nothing; an import with a fault writes nothing', async () => {
    const before = await countMaterials();
    const rows = [
      MATERIAL,
      ['앵글', 'A-1', 'EA'],
      ['', 'A-2', 'EA'],
      ['앵글', 'A-1', 'EA'],
      ['CCTV 카메라', 'HX-200', 'EA'],
      ['가'.repeat(201), '', ''],
    ];
    const file = await workbook(rows);
    const tried = await send('Reference/material-import', file, 'Y');
    expect([tried.status, tried.body]).toEqual([
      200,
      {
        count: 4,
        message: '4건에 오류가 있습니다.',
        faults: [
          { row: 3, heading: '자재명', message: '자재명 값을 입력해주세요.' },
          { row: 4, heading: '자재명', message: '2행과 같은 내용입니다.' },
          { row: 5, heading: '자재명', message: '이미 등록되어 있습니다.' },
          { row: 6, heading: '자재명', message: '자재명 값이 너무 깁니다.' },
        ],
      },
    ]);
    const done = await send('Reference/material-import', file, 'N');
    expect([done.status, done.body.code]).toEqual([400, 'IMPORT_FAULTS']);
    expect(await countMaterials()).toBe(before);
  });

  it('lists every fault of a row, also that it exists already', async () => {
    const file = await workbook([COMPANY, ['한빛설비', '220-81-62518', '가'.repeat(201), '12'], ['', '1', '', '']]);
    const { body } = await send('Reference/company-import', file, 'Y');
    expect(body.count).toBe(2);
    expect(body.faults).toEqual([
      { row: 2, heading: '사업자등록번호', message: '사업자등록번호가 올바르지 않습니다.' },
      { row: 2, heading: '대표자', message: '대표자 값이 너무 깁니다.' },
      { row: 2, heading: '전화번호', message: '전화번호가 올바르지 않습니다.' },
      { row: 2, heading: '업체명', message: '이미 등록되어 있습니다.' },
      { row: 3, heading: '업체명', message: '업체명 값을 입력해주세요.' },
      { row: 3, heading: '사업자등록번호', message: '사업자등록번호가 올바르지 않습니다.' },
    ]);
  });

  it('the columns of the template are text, so that a number keeps its leading zeros', async () => {
    for (const path of ['Reference/material-template', 'Reference/company-template']) {
      const reply = await portal.app.inject({
        url: `/api/${path}`,
        headers: { cookie: await portal.cookieOf('admin') },
      });
      const parts = unzipSync(reply.rawPayload);
      const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
      const styles = [...part('xl/worksheets/sheet1.xml').matchAll(/<col style="(\d+)"/g)].map(([, style]) =>
        Number(style),
      );
      const formats = [...(part('xl/styles.xml').split('<cellXfs')[1] ?? '').matchAll(/<xf [^>]*>/g)].map(([xf]) => xf);
      const textFormat = /numFmtId="(\d+)" formatCode="@"/.exec(part('xl/styles.xml'))?.[1];
      expect(styles.length).toBeGreaterThan(2);
      for (const style of styles) expect(formats[style]).toContain(`numFmtId="${textFormat}"`);
    }
  });

  it('five thousand rows are imported at once, one more is refused', async () => {
    const before = await countMaterials();
    const rows = Array.from({ length: 5000 }, (_, index) => [`자재 ${index}`, `M-${index}`, 'EA']);
    const done = await send('Reference/material-import', await workbook([MATERIAL, ...rows]), 'N');
    expect([done.status, done.body]).toEqual([200, { count: 5000, faults: [], message: '5000건을 등록했습니다.' }]);
    expect(await countMaterials()).toBe(before + 5000);
    const tooMany = await workbook([
      MATERIAL,
      ...rows.map(([name = '']) => [`${name} x`, '', '']),
      ['하나 더', '', ''],
    ]);
    expect((await send('Reference/material-import', tooMany, 'Y')).body.code).toBe('IMPORT_ROWS');
    const log = await portal.call('Audit/change-log-list', { SearchKey: '자재' }, { as: 'admin' });
    expect(log.ok.data[0]).toMatchObject({ action: 'Excel로 등록', detail: '5000건', userId: 'admin' });
  });

  it('companies are identified by their business numbers', async () => {
    const faulty = await workbook([
      COMPANY,
      ['가온', '220-81-62518', '', ''],
      ['나온', '', '', '12', '두 팀'],
      ['한빛설비', '', '', ''],
    ]);
    const tried = await send('Reference/company-import', faulty, 'Y');
    expect(tried.body.faults).toEqual([
      { row: 2, heading: '사업자등록번호', message: '사업자등록번호가 올바르지 않습니다.' },
      { row: 3, heading: '전화번호', message: '전화번호가 올바르지 않습니다.' },
      {
        row: 3,
        heading: '하루 팀 수',
        message: '하루 팀 수는 1부터 99까지의 숫자로 입력해주세요. 비워 두면 세지 않습니다.',
      },
      { row: 4, heading: '업체명', message: '이미 등록되어 있습니다.' },
    ]);
    const mended = await workbook([
      COMPANY,
      ['가온', '220-81-62517', '김대표', '02-1234-5678', '3'],
      ['나온', '', '', ''],
    ]);
    expect((await send('Reference/company-import', mended, 'N')).body.count).toBe(2);
    const [row] = (await portal.call('Reference/company-list', { SearchKey: '가온' }, { as: 'admin' })).ok.data;
    expect(row).toMatchObject({
      businessNumber: '220-81-62517',
      representative: '김대표',
      companyPhone: '02-1234-5678',
      dailyTeams: '3',
    });
  });

  it('a file that is no workbook, other headings and missing rows are refused; only permission M imports', async () => {
    const code = async (content: Buffer | string) => (await send('Reference/material-import', content, 'Y')).body.code;
    expect(await code('자재명,모델명')).toBe('IMPORT_FILE');
    expect(await code(Buffer.from(zipSync({ 'a.txt': strToU8('no workbook') })))).toBe('IMPORT_FILE');
    expect(
      await code(
        await workbook([
          ['이름', '모델명', '단위'],
          ['앵글', '', ''],
        ]),
      ),
    ).toBe('IMPORT_HEADINGS');
    expect(await code(await workbook([MATERIAL]))).toBe('IMPORT_EMPTY');
    expect((await send('Reference/material-import', await workbook([MATERIAL]), 'Y', 'pm1')).status).toBe(403);
  });

  it('a workbook of 5 MB is read, one byte more is refused; nothing of it stays on disk', async () => {
    const files = unzipSync(await workbook([MATERIAL, ['큰 파일', 'BIG-1', 'EA']]));
    const padded = (bytes: number) =>
      Buffer.from(zipSync({ ...files, 'docProps/pad.bin': new Uint8Array(bytes) }, { level: 0 }));
    const bare = padded(0).length;
    const edge = padded(IMPORT_LIMIT.bytes - bare);
    expect(edge.length).toBe(IMPORT_LIMIT.bytes);
    expect((await send('Reference/material-import', edge, 'Y')).body).toMatchObject({ count: 1, faults: [] });
    const over = await send('Reference/material-import', padded(IMPORT_LIMIT.bytes - bare + 1), 'N');
    expect([over.status, over.body.code]).toEqual([413, 'TOO_LARGE']);
    expect(await readdir(join(portal.dataDir, 'incoming'))).toEqual([]);
  });

  it('a workbook is recognised by its content, not by its name; cells may be numbers', async () => {
    const cells = [COMPANY, ['숫자상사', 2_208_162_517, '', '']].map((row) =>
      row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
    );
    const numbers = await writeExcelFile(cells).toBuffer();
    const read = await send('Reference/company-import', numbers, 'Y');
    expect(read.body).toMatchObject({ faults: expect.not.arrayContaining([{ heading: '전화번호' }]) });
    expect(read.body.faults.every(({ heading }: { heading: string }) => heading === '사업자등록번호')).toBe(true);
    for (const content of ['%PDF-1.7', '\u0000\u0001', '']) {
      const { status, body } = await send('Reference/company-import', content, 'Y');
      expect([status, body.code]).toEqual([400, 'IMPORT_FILE']);
    }
  });

  it('a field has the same maximum length as in the form', async () => {
    const file = await workbook([MATERIAL, ['긴 단위', 'U-1', '가'.repeat(21)], ['맞는 단위', 'U-2', '가'.repeat(20)]]);
    const tried = await send('Reference/material-import', file, 'Y');
    expect(tried.body.faults).toEqual([{ row: 2, heading: '단위', message: '단위 값이 너무 깁니다.' }]);
  });

  it('of two parallel imports of one file one writes it; the other is refused with the existing rows', async () => {
    const before = await countMaterials();
    const file = await workbook([MATERIAL, ...Array.from({ length: 50 }, (_, row) => [`동시 ${row}`, 'T', 'EA'])]);
    const replies = await Promise.all([1, 2, 3].map(() => send('Reference/material-import', file, 'N')));
    expect(replies.map(({ status }) => status >= 400 && status < 500).sort()).toEqual([false, true, true]);
    expect(await countMaterials()).toBe(before + 50);
    const companies = await workbook([COMPANY, ['동시상사', '', '', '']]);
    const both = await Promise.all([1, 2].map(() => send('Reference/company-import', companies, 'N')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('an archive that decompresses to more than a workbook may have is refused unread (R12)', async () => {
    const files = unzipSync(await workbook([MATERIAL, ['앵글', '', '']]));
    const bomb = zipSync({ ...files, 'xl/bomb.xml': new Uint8Array(21 * 1024 * 1024) }, { level: 1 });
    expect(strFromU8(bomb.subarray(0, 2))).toBe('PK');
    expect((await send('Reference/material-import', Buffer.from(bomb), 'Y')).body.code).toBe('IMPORT_SIZE');
  });
});

it.each([
  ['material-template', MATERIAL],
  ['company-template', COMPANY],
])('the template of %s has the headings that the import needs', async (name, headings) => {
  const headers = { cookie: await portal.cookieOf('admin') };
  const paths = {
    'material-template': '/api/Reference/material-template',
    'company-template': '/api/Reference/company-template',
  };
  const reply = await portal.app.inject({ url: paths[name as keyof typeof paths], headers });
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([200, expect.stringContaining('.xlsx')]);
  expect(await readSheet(reply.rawPayload)).toEqual([headings]);
});
