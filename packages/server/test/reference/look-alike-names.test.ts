import { afterAll, beforeAll, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';

let portal: TestApp;
const as = { as: 'admin' } as const;
const company = (CompanyName: string, changes: object = {}) => ({
  CompanyName,
  BusinessNumber: '',
  Representative: '',
  CompanyPhone: '',
  DailyTeams: '',
  ...changes,
});
beforeAll(async () => {
  portal = await startApp();
  await portal.call('Reference/company-add', company('㈜한마음 설비'), as);
});
afterAll(() => portal.close());

const LOOK_ALIKES = ['(주)한마음설비', '㈜한마음\u200b 설비', '（주）한마음　설비', '㈜ 한마음 설비'];

it.each(LOOK_ALIKES)('a company that reads as another one is refused by hand (D-543): %s', async (name) => {
  const { status, refusal } = await portal.call('Reference/company-add', company(name), as);
  expect([status, refusal.code, refusal.field]).toEqual([409, 'REFERENCE_EXISTS', 'CompanyName']);
});

it('another form of company is another company', async () => {
  expect((await portal.call('Reference/company-add', company('한마음설비'), as)).status).toBe(200);
});

it('a company keeps its own name', async () => {
  const { ok } = await portal.call('Reference/company-list', { SearchKey: '(주)한마음' }, as);
  const [own] = ok.data;
  expect(own?.companyName).toBe('㈜한마음 설비');
  const reply = await portal.call('Reference/company-edit', { Id: own?.id, ...company('(주)한마음 설비') }, as);
  expect(reply.status).toBe(200);
});

it('an entry of a short list and a material that read as another one are refused', async () => {
  const bank = (Name: string) => portal.call('Reference/name-add', { Kind: 'bank', Name }, as);
  expect((await bank('새벽은행')).status).toBe(200);
  expect((await bank('새벽\u2060은행')).status).toBe(409);
  expect((await bank('\u3164')).status).toBe(400);
  const material = (MaterialName: string, ModelName: string) =>
    portal.call('Reference/material-add', { MaterialName, ModelName, Unit: '' }, as);
  expect((await material('CCTV 카메라 신형', 'SG-500')).status).toBe(200);
  expect((await material('ＣＣＴＶ카메라 신형', 'ＳＧ－５００')).status).toBe(409);
});

it('an import sees what reads the same in the file and in the portal, and reads telephones (D-541)', async () => {
  const rows = [
    ['업체명', '사업자등록번호', '대표자', '전화번호', '하루 팀 수'],
    ['(주)한마음설비', '', '', '', ''],
    ['㈜두리', '', '', '+82 2-555-1234', '2.0'],
    ['(주) 두리', '', '', '', ''],
    ['세찬', '', '', '02-555-1234(내선 12)', ''],
    ['네찬', '', '', 212345678, ''],
  ];
  const content = await writeExcelFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
  const payload = multipartBody([
    { field: 'DryRunYN', content: 'Y' },
    { field: 'file', name: 'rows.xlsx', content },
  ]);
  const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf('admin') };
  const reply = await portal.app.inject({ method: 'POST', url: '/api/Reference/company-import', payload, headers });
  expect(reply.json().faults).toEqual([
    { row: 2, heading: '업체명', message: '이미 등록되어 있습니다.' },
    { row: 4, heading: '업체명', message: '3행과 같은 내용입니다.' },
    { row: 5, heading: '전화번호', message: '전화번호 하나만 숫자로 입력해주세요. 내선번호는 비고에 입력해주세요.' },
  ]);
});

it('a number without its zero gets it back (D-541)', async () => {
  await portal.call('Reference/company-add', company('다섯찬', { CompanyPhone: '212345678' }), as);
  const { ok } = await portal.call('Reference/company-list', { SearchKey: '다섯찬' }, as);
  expect(ok.data[0]?.companyPhone).toBe('02-1234-5678');
});
