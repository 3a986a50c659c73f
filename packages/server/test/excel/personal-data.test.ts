import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { downloadSheet } from '#test-kit/workbook.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const EMPLOYEES = 'User/all-user-list';
const MANAGERS = 'Manager/all-manager-list';
const REASON = '11월 안전교육 연락용, 교육 뒤 파일 삭제';
const PERSONAL = [EMPLOYEES, MANAGERS, 'Department/depart-user-list'] as const;

const columnKeys = async (List: string, as: Person): Promise<string[]> =>
  (await portal.call('Excel/column-list', { List }, { as })).ok.data.map(({ key }) => key);
const readings = async () =>
  (await portal.call('Audit/access-log-list', { PageSize: 100 }, { as: 'admin' })).ok.data.filter(({ items }) =>
    items.startsWith('Excel'),
  );

it('phone numbers are for permission M alone; others do not learn of the column (D-311)', async () => {
  for (const List of PERSONAL) {
    expect(await columnKeys(List, 'admin')).toContain('phone');
    expect(await columnKeys(List, 'pm1')).not.toContain('phone');
    const denied = await downloadSheet(portal, { List, Columns: ['name', 'phone'], Reason: REASON }, 'pm1');
    expect([List, denied.code]).toEqual([List, 'FORBIDDEN']);
  }
  expect(await columnKeys(MANAGERS, 'hanbit1')).not.toContain('phone');
  expect(await readings()).toEqual([]);
});

it('they need a reason, which is logged with the columns and the number of people', async () => {
  const request = { List: EMPLOYEES, Columns: ['name', 'phone'] };
  for (const Reason of ['', '짧은 사유', '          ']) {
    const refused = await downloadSheet(portal, { ...request, Reason }, 'admin');
    expect([refused.status, refused.message]).toEqual([400, '받는 사유를 10자 이상 입력해주세요.']);
  }
  expect(await readings()).toEqual([]);
  const { rows } = await downloadSheet(portal, { ...request, Reason: REASON }, 'admin');
  expect(rows.slice(1).some(([, phone]) => String(phone).startsWith('010-'))).toBe(true);
  expect(await readings()).toEqual([
    expect.objectContaining({
      readerId: 'admin',
      task: 'employee-list',
      subjectCnt: rows.length - 1,
      items: 'Excel: 이름, 휴대폰',
      reason: REASON,
    }),
  ]);
});

it('a workbook without phone numbers needs no reason, and is logged as the reading that its list is', async () => {
  const before = (await readings()).length;
  const { status } = await downloadSheet(portal, { List: MANAGERS, Columns: ['name', 'company'] }, 'pm1');
  expect(status).toBe(200);
  const [newest, ...others] = await readings();
  expect(others).toHaveLength(before);
  expect(newest).toMatchObject({ readerId: 'pm1', task: 'manager-list', items: 'Excel: 담당자명, 업체', reason: '' });
});

it('a contractor gets the managers of their own company only', async () => {
  const { rows } = await downloadSheet(portal, { List: MANAGERS, Columns: ['company'] }, 'hanbit1');
  expect(new Set(rows.slice(1).flat())).toEqual(new Set(['한빛설비']));
});

it('what cannot be logged does not leave', async () => {
  await portal.pool.query(`alter table access_log add constraint closed check (items not like 'Excel%') not valid`);
  const failed = await downloadSheet(portal, { List: MANAGERS, Columns: ['name'] }, 'pm1');
  await portal.pool.query('alter table access_log drop constraint closed');
  expect([failed.status, failed.rows]).toEqual([500, []]);
  expect(await portal.ctx.db.selectFrom('excel_export').select('id').execute()).toEqual([]);
});
